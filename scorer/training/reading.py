"""A text as the judge reads it: lower case, no punctuation, no fillers, numbers as digits. A recogniser's habits are not faults.

Each word keeps whether it is at fault. The app reads texts in the same way (reading of both languages is tested against the same list).
"""

import json
import re
from pathlib import Path

from spoil import lower

Words = list[tuple[str, bool]]

FILLERS = {"en": set("um umm uh uhh uhm er erm hmm mm".split()), "tr": set("ee eee eeh ıı ııı hmm ıhm mm aa".split())}
UNITS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(),
    "tr": "sıfır bir iki üç dört beş altı yedi sekiz dokuz".split(),
}
TENS = {
    "en": dict(zip("twenty thirty forty fifty sixty seventy eighty ninety".split(), range(20, 100, 10))),
    "tr": dict(zip("on yirmi otuz kırk elli altmış yetmiş seksen doksan".split(), range(10, 100, 10))),
}
ORDINALS = {
    "en": dict(zip("third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth".split(), range(3, 14)))
    | dict(zip("fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth".split(), [*range(14, 21), 30])),
    "tr": dict(zip("birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu".split(), range(1, 11))),
}
HUNDRED = {"en": "hundred", "tr": "yüz"}
LARGE = {"en": {"thousand": 1000, "million": 1_000_000}, "tr": {"bin": 1000, "milyon": 1_000_000}}
ONE = {"en": "one", "tr": "bir"}
AFTER_TENS = {"en": {"first": 1, "second": 2}, "tr": {}}
HALF = {"en": ("and", "a", "half"), "tr": ("buçuk",)}


def _bare(word: str, language: str) -> list[str]:
    """The parts of a written word."""
    low = lower(word, language).replace("’", "'").replace("ʼ", "'")
    if language == "tr":
        low = low.replace("'", "")
    low = re.sub(r"(?<=\d)[.:](?=\d\d(?!\d))", ":", low)  # 16.30 is a time
    low = re.sub(r"(?<=\d)[.,](?=\d{3}(?!\d))", "", low)  # 1,200 and 1.200
    low = low.replace("%", " yüzde " if language == "tr" else " percent ")
    low = re.sub(r"[$€£]", " dolar " if language == "tr" else " dollars ", low)
    low = re.sub(r"(?<=\d)(?:st|nd|rd|th)\b", "", low)
    low = re.sub(r"(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)", " ", low)
    low = re.sub(r"(?<!\d)[:.,]|[:.,](?!\d)|[^\w\s:.,']|_|(?<!\w)'|'(?!\w)", " ", low)
    return low.split()


class _Number:
    """Sums up number words as they come."""

    def __init__(self, language: str):
        self.language, self.total, self.group, self.last, self.words = language, 0, 0, "", 0

    def take(self, word: str) -> bool:
        """Whether `word` goes on with the number."""
        language, units = self.language, UNITS[self.language]
        if word in units[1:]:
            value = units.index(word)
            if self.last in ("unit", "end") or (self.last == "tens" and value > 9):
                return False
            self.group, self.last = self.group + value, "unit"
        elif word in TENS[language]:
            if self.last in ("unit", "tens", "end"):
                return False
            self.group, self.last = self.group + TENS[language][word], "tens"
        elif word == HUNDRED[language]:
            if self.group > 9 or self.last in ("hundred", "tens", "end"):
                return False
            self.group, self.last = 100 * (self.group or 1), "hundred"
        elif word in LARGE[language] and (self.group or language == "tr" and word == "bin" and not self.total) and self.last != "end":
            self.total, self.group, self.last = self.total + (self.group or 1) * LARGE[language][word], 0, "large"
        elif word in ORDINALS[language] and self.last in ("", "tens", "hundred", "large"):
            self.group, self.last = self.group + ORDINALS[language][word], "end"
        elif word in AFTER_TENS[language] and self.last == "tens":
            self.group, self.last = self.group + AFTER_TENS[language][word], "end"
        else:
            return False
        self.words += 1
        return True

    def value(self) -> int:
        return self.total + self.group


def _with_digits(words: Words, language: str) -> Words:
    out: Words = []
    at = 0
    while at < len(words):
        number, stop = _Number(language), at
        while stop < len(words):
            word = words[stop][0]
            joins = language == "en" and word == "and" and number.last in ("hundred", "large") and stop + 1 < len(words)
            if joins and words[stop + 1][0] in {*UNITS["en"][1:], *TENS["en"]}:
                stop += 1
            elif number.take(word):
                stop += 1
            else:
                break
        half = HALF[language]
        is_half = number.words > 0 and tuple(word for word, _ in words[stop : stop + len(half)]) == half
        if number.words == 0 or number.words == 1 and words[at][0] == ONE[language] and not is_half:
            out.append(words[at])
            at += 1
            continue
        text = str(number.value())
        if is_half:
            text, stop = text + ".5", stop + len(half)
        out.append((text, any(fault for _, fault in words[at:stop])))
        at = stop
    return out


def read(words: Words, language: str) -> Words:
    parts = [(part, fault) for word, fault in words for part in _bare(word, language) if part not in FILLERS[language]]
    return _with_digits(parts, language)


def _check() -> None:
    for case in json.loads((Path(__file__).parents[1] / "data/reading.json").read_text()):
        found = " ".join(word for word, _ in read([(word, False) for word in case["text"].split()], case["language"]))
        assert found == case["read"], (case["text"], found)


if __name__ == "__main__":
    _check()
