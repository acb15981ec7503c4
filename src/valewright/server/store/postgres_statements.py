"""What is said to PostgreSQL: how its tables came to be, and the statements on them."""

from __future__ import annotations

from typing import Final

from valewright.server.store import CHALLENGES, CHANGING, COLUMNS, KEYRINGS, WAITING_FOR_BOTS

# Each entry leads from the version of its place to the next. Entries are never changed, only added,
# and what they do must not disturb workers of the version before, which may still be running.
MIGRATIONS: Final = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        host BYTEA NOT NULL,
        invite TEXT NOT NULL,
        status TEXT NOT NULL,
        seq INTEGER NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        rematch TEXT,
        to_act INTEGER,
        rules INTEGER NOT NULL,
        data TEXT NOT NULL,
        mark TEXT NOT NULL,
        base INTEGER NOT NULL,
        settings TEXT NOT NULL,
        stamp TEXT NOT NULL,
        owner TEXT
    ) WITH (fillfactor = 80);
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        token BYTEA,
        bot TEXT,
        resigned BOOLEAN NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE moves (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        words TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE components (fingerprint TEXT PRIMARY KEY, text BYTEA NOT NULL);
    CREATE TABLE states (
        table_id TEXT PRIMARY KEY,
        saved BYTEA,
        origin BYTEA
    ) WITH (fillfactor = 50, toast_tuple_target = 8000);
    ALTER TABLE states ALTER saved SET STORAGE EXTERNAL, ALTER origin SET STORAGE EXTERNAL;
    ALTER TABLE components ALTER text SET STORAGE EXTERNAL;
    CREATE TABLE workers (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
    CREATE INDEX seats_by_token ON seats (token);
    CREATE INDEX tables_by_host ON tables (host);
    CREATE INDEX tables_by_owner ON tables (owner)
    """,
    """
    ALTER TABLE valewright ADD COLUMN secret TEXT NOT NULL
        DEFAULT gen_random_uuid()::text || gen_random_uuid()::text
    """,
    """
    ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION, ADD COLUMN notify DOUBLE PRECISION;
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE subscriptions (
        token BYTEA NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        site TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (token, endpoint)
    );
    CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)
    """,
    KEYRINGS.format(bytes="BYTEA", number="DOUBLE PRECISION"),
    CHALLENGES.format(bytes="BYTEA", number="DOUBLE PRECISION"),
]

_SEATS: Final = ", ".join(
    f"ARRAY(SELECT {name} FROM seats s WHERE s.table_id = t.id ORDER BY seat) AS seat_{name}"
    for name in ("name", "token", "bot", "resigned")
)
_OF_TABLE: Final = ", ".join(f"t.{name}" for name in COLUMNS)
SELECT: Final = f"SELECT {_OF_TABLE}, {_SEATS} FROM tables t"
KEPT: Final = f"""
    SELECT {_OF_TABLE}, {_SEATS}, s.saved, s.origin, c.text AS components,
        ARRAY(
            SELECT words FROM moves m WHERE m.table_id = t.id AND m.number >= t.base
            ORDER BY m.number
        ) AS moves
    FROM tables t
    LEFT JOIN states s ON s.table_id = t.id
    LEFT JOIN components c ON c.fingerprint = t.data
    WHERE t.id = $1
"""
TABLES_OF: Final = f"""
    {SELECT} WHERE t.id IN (
        SELECT id FROM tables WHERE host = ANY($1)
        UNION SELECT table_id FROM seats WHERE token = ANY($1)
    ) ORDER BY t.changed DESC
"""
INSERT: Final = (
    f"INSERT INTO tables (stamp, {', '.join(COLUMNS)})"
    f" VALUES ({', '.join(f'${i}' for i in range(1, len(COLUMNS) + 2))})"
)
CHANGE: Final = (
    "UPDATE tables SET stamp = $3, owner = $4, "
    + ", ".join(f"{name} = ${i}" for i, name in enumerate(CHANGING, 5))
    + " WHERE id = $1 AND seq = $2"
)
_TEXTS: Final = ("invite", "status", "rematch", "mark", "settings")
_TIMES: Final = ("changed", "due", "notify")
_TYPES: Final = {**dict.fromkeys(_TIMES, "float8"), **dict.fromkeys(_TEXTS, "text")}
_GIVEN: Final = ("fence", "stamp", "state", "id", *CHANGING)
_ARRAYS: Final = ("int", "text", "bytea", "text", *(_TYPES.get(name, "int") for name in CHANGING))
_NEXT: Final = 2 + len(_GIVEN)
MOVE: Final = f"""
    WITH given AS (
        SELECT * FROM unnest({", ".join(f"${i}::{kind}[]" for i, kind in enumerate(_ARRAYS, 2))})
        AS given ({", ".join(_GIVEN)})
    ),
    changed AS (
        UPDATE tables t SET stamp = given.stamp, owner = $1,
        {", ".join(f"{name} = given.{name}" for name in CHANGING)}
        FROM given WHERE t.id = given.id AND t.seq = given.fence RETURNING t.id, given.state
    ),
    played AS (
        INSERT INTO moves SELECT m.id, m.number, m.words
        FROM unnest(${_NEXT}::text[], ${_NEXT + 1}::int[], ${_NEXT + 2}::text[])
        AS m (id, number, words) JOIN changed ON changed.id = m.id
    ),
    kept AS (
        INSERT INTO states (table_id, saved) SELECT id, state FROM changed WHERE state IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET saved = excluded.saved
    )
    SELECT id FROM changed
"""
SEAT: Final = """
    INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, seat) DO UPDATE
    SET name = excluded.name, token = excluded.token, bot = excluded.bot,
        resigned = excluded.resigned
"""
SAVE: Final = """
    INSERT INTO states VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE
    SET saved = coalesce(excluded.saved, states.saved),
        origin = coalesce(excluded.origin, states.origin)
"""
_LIVING: Final = "SELECT id FROM workers WHERE seen > now() - make_interval(secs => {})"
BEAT: Final = f"""
    WITH mine AS (
        INSERT INTO workers VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    ),
    dead AS (DELETE FROM workers WHERE seen < now() - make_interval(secs => 100 * $2))
    {_LIVING.format("$2")} UNION SELECT $1
"""
CLAIM: Final = f"""
    WITH taken AS (
        UPDATE tables SET owner = $1 WHERE id = ANY($2) AND owner IS DISTINCT FROM $1
        AND (owner IS NULL OR owner NOT IN ({_LIVING.format("$3")})) RETURNING id
    )
    SELECT id FROM taken UNION SELECT id FROM tables WHERE id = ANY($2) AND owner = $1
"""
LEFT_WAITING: Final = f"""
    SELECT id FROM ({WAITING_FOR_BOTS}) AS waiting JOIN tables USING (id)
    WHERE owner IS NULL OR owner NOT IN ({_LIVING.format("$1")}) ORDER BY changed DESC
"""
SUBSCRIBE: Final = """
    INSERT INTO subscriptions
    SELECT token, $2, $3, $4, $5, $6, $7 FROM unnest($1::bytea[]) AS given (token)
    WHERE EXISTS (SELECT 1 FROM seats s WHERE s.token = given.token)
    ON CONFLICT (token, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
        language = excluded.language, site = excluded.site, since = excluded.since
"""
FEWER_SUBSCRIPTIONS: Final = """
    DELETE FROM subscriptions USING (
        SELECT token, endpoint, row_number() OVER (PARTITION BY token ORDER BY since DESC) AS place
        FROM subscriptions WHERE token = ANY($1)
    ) AS counted
    WHERE subscriptions.token = counted.token AND subscriptions.endpoint = counted.endpoint
        AND counted.place > $2
"""
RELEASE: Final = "UPDATE tables SET owner = NULL WHERE owner = $1 AND NOT id = ANY($2)"
