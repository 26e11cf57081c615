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
#: What Turkish hangs on a number word: "dörtte", "yirmi sekizinde", "beşinci".
ENDING = re.compile(r"^(?:[yns]?[eaıiuü]|[dt][ea]n?|[yn]?[ıiuü]n|[sn]?[ıiuü]n(?:d[ea]n?|[ea])|[ıiuü]?nc[ıiuü])$")
SOFTENED = {"dörd": "dört", "buçuğ": "buçuk"}
ORDINAL_ENDING = re.compile(r"nc[ıiuü]$")
#: These begin a number with an ending; "ona", "yüzde" or "altında" are mostly other words.
CERTAIN = set("iki üç dört beş yedi sekiz dokuz yirmi otuz kırk elli altmış yetmiş seksen doksan".split())


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


def _stem(word: str, is_first: bool) -> tuple[str, str]:
    """A Turkish number word and its ending; the ending is empty where there is none."""
    for ending in range(len(word) - 1, 1, -1):
        stem = SOFTENED.get(word[:ending], word[:ending])
        is_number = stem in CERTAIN or not is_first and (stem in UNITS["tr"][1:] or stem in TENS["tr"] or stem in ("yüz", "bin", "buçuk"))
        if is_number and ENDING.match(word[ending:]):
            return stem, word[ending:]
    return word, ""


def _number_at(words: Words, start: int, language: str) -> tuple[str, int, str] | None:
    """The number that begins there, the place after it, and what hangs on its last word."""
    number, stop, ending = _Number(language), start, ""
    while stop < len(words) and not ending:
        word = words[stop][0]
        joins = language == "en" and word == "and" and number.last in ("hundred", "large") and stop + 1 < len(words)
        if joins and words[stop + 1][0] in {*UNITS["en"][1:], *TENS["en"]}:
            stop += 1
            continue
        if not number.take(word):
            stem, ending = _stem(word, number.words == 0) if language == "tr" else (word, "")
            if not ending or not number.take(stem):
                ending = ""
                break
        stop += 1
    if number.words == 0:
        return None
    half = HALF[language]
    following = tuple(word for word, _ in words[stop : stop + len(half)])
    is_half = not ending and following == half
    if language == "tr" and not ending and following and _stem(following[0], False)[0] == "buçuk":
        is_half, ending = True, _stem(following[0], False)[1]
    if number.words == 1 and words[start][0] == ONE[language] and not is_half:
        return None
    text = f"{number.value()}.5" if is_half else str(number.value())
    return text, stop + (len(half) if is_half else 0), "" if ORDINAL_ENDING.search(ending) else ending


def _with_digits(words: Words, language: str) -> Words:
    out: Words = []
    at = 0
    while at < len(words):
        number = _number_at(words, at, language)
        if not number:
            out.append(words[at])
            at += 1
            continue
        text, stop, ending = number
        fault = any(fault for _, fault in words[at:stop])
        out += [(part, fault) for part in (text, ending) if part]
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
