"""Which words sound alike in English and Turkish: recognisers write a name by its sound ("nikol payk" for Nicole Pike).

reading/sound.ts is the same in TypeScript; data/sounds.json holds both to it.
"""

import re
from functools import cache

#: Letters that sound like others. The longer ones go first.
BOTH = {"x": "ks", "q": "k", "w": "v", "z": "s"}
SOUNDS = {
    "en": {
        "sch": "s", "tch": "c", "ch": "c", "sh": "s", "ph": "f", "th": "t", "gh": "", "ck": "k", "qu": "k", "ce": "s", "ci": "s", "cy": "s",
        "c": "k", "j": "c", **BOTH,
    },
    "tr": {"ğ": "", "ş": "s", "ç": "c", "j": "c", **BOTH},
}  # fmt: skip
PATTERNS = {language: re.compile("|".join(sounds)) for language, sounds in SOUNDS.items()}
#: Vowels differ most from one spelling to the other.
NO_CONSONANTS = re.compile("[^a-z]|[aeiouyh]")
TWICE = re.compile(r"(.)\1+")
#: Fewer consonants are shared by chance.
LEAST = 2
LEAST_BEFORE_ENDING = 3
#: Of a Turkish ending: "-deki" has two, "-ninkiler" four, since its two n count once.
MOST_OF_ENDING = 4


@cache
def consonants(word: str, language: str) -> str:
    """The consonants of a word in lower case as both languages would spell them."""
    sounds = PATTERNS[language].sub(lambda found: SOUNDS[language][found.group()], word)
    return TWICE.sub(r"\1", NO_CONSONANTS.sub("", sounds))


def sound_alike(one: str, other: str) -> bool:
    """Whether the consonants of two words are the same, but for an ending of one of them."""
    short, long = sorted((one, other), key=len)
    if short == long:
        return len(short) >= LEAST
    return len(short) >= LEAST_BEFORE_ENDING and long.startswith(short) and len(long) - len(short) <= MOST_OF_ENDING


def alike_in(words: set[str], language: str, others: set[str], other_language: str) -> set[str]:
    """Those of `words` that sound like one of the others."""
    sounds = {consonants(other, other_language) for other in others}
    return {word for word in words if any(sound_alike(consonants(word, language), sound) for sound in sounds)}
