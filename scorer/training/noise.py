"""Renditions as recognisers write them: fillers, lost punctuation and capitals, homophones, names by sound, restarts."""

import random

from spoil import lower

FILLERS = {"en": ["um", "uh", "er", "you know", "like"], "tr": ["ee", "şey", "yani", "ıı", "hani"]}
SOUNDS = {"f": "v", "v": "f", "e": "a", "a": "e", "i": "ı", "ı": "i", "k": "g", "c": "k", "y": "i", "ş": "s", "ö": "o", "ü": "u", "t": "d", "d": "t", "b": "p", "z": "s", "ğ": ""}


def _misheard(word: str, dice: random.Random) -> str:
    if len(word) < 3:
        return word
    at = dice.randrange(1, len(word))
    letter = word[at]
    new = dice.choice([SOUNDS.get(letter, letter), letter * 2, ""])
    return word[:at] + new + word[at + 1 :]


def as_recognised(words: list[tuple[str, bool]], language: str, dice: random.Random) -> list[tuple[str, bool]]:
    """The same words as another recogniser may write them; each keeps its label (whether it is at fault)."""
    is_raw = dice.random() < 0.6
    drops_apostrophes = language == "tr" and dice.random() < 0.7
    names_by_sound = dice.random() < 0.4
    out: list[tuple[str, bool]] = []
    for index, (word, fault) in enumerate(words):
        new = word
        if names_by_sound and index > 0 and word[:1].isupper() and not fault and dice.random() < 0.5:
            new = _misheard(lower(word, language), dice)
        if is_raw:
            new = lower(new, language).strip(".,;:!?…—\"'()")
            if drops_apostrophes:
                new = new.replace("'", "").replace("’", "")
        if new:
            out.append((new, fault))
    for _ in range(dice.choice([0, 0, 0, 1, 2])):
        out.insert(dice.randrange(len(out) + 1), (dice.choice(FILLERS[language]), False))
    if dice.random() < 0.1 and len(out) > 3:
        at = dice.randrange(len(out) - 1)
        out[at:at] = [out[at]]
    return out
