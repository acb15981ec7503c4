"""Reading drawings."""

import xml.etree.ElementTree as ET


def texts(svg: str) -> str:
    """All that is written in a drawing."""
    return " | ".join(ET.fromstring(svg).itertext())
