"""Limits of a server that are off, for tests that are not about them."""

from dataclasses import fields

from valewright.server.settings import ServerSettings, variable

FREELY = {
    setting.name: 0
    for setting in fields(ServerSettings)
    if setting.name.endswith(("_per_hour", "_per_minute", "_per_second", "_days"))
    or setting.name == "backup_hours"
}
ENVIRONMENT = {variable(name): str(value) for name, value in FREELY.items()}
