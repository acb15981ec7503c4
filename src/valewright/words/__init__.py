"""Every word that a person reads, in Project Fluent files: one source for Python and the page.

>>> Words("fr").say("frame-undo")
'Annuler'
>>> Words("en").say("frame-turn-of", who="Ann")
"Ann's turn"
"""

from __future__ import annotations

from valewright.words.files import LANGUAGES, areas, languages, rules
from valewright.words.speech import NoWords, Words, card_slug

__all__ = ["LANGUAGES", "NoWords", "Words", "areas", "card_slug", "languages", "rules"]
