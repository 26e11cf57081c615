"""What a word does in a sentence beyond its meaning: it denies, asks, obliges, tells the past, says who. From reading/grammar.json.

In that file a pattern is a whole word; `~` is a letter and `_` goes before the next word. reading/grammar.ts is the same in TypeScript.
"""

import json
import re
from functools import cache
from pathlib import Path

LETTER = "[a-zâçğıîöşûü]"
_FILE = json.loads((Path(__file__).parents[1] / "reading/grammar.json").read_text())
KINDS = list(_FILE)
PATTERNS = {
    language: [re.compile(f"(?:{patterns[language].replace(' ', '|').replace('~', LETTER).replace('_', ' ')}) ") for patterns in _FILE.values()]
    for language in ("en", "tr")
}


@cache
def _kinds_of(word: str, following: str, language: str) -> tuple[bool, ...]:
    text = f"{word} {following} "
    return tuple(pattern.match(text) is not None for pattern in PATTERNS[language])


def kinds_of(words: list[str], language: str) -> list[tuple[bool, ...]]:
    """For each word which of KINDS it is."""
    return [_kinds_of(word, following, language) for word, following in zip(words, [*words[1:], ""])]


def counts_of(words: list[str], language: str) -> list[int]:
    """How many words of each kind there are."""
    return [sum(kind) for kind in zip(*kinds_of(words, language))] if words else [0] * len(KINDS)
