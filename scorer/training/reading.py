"""A text as the judge reads it: lower case, no punctuation, no fillers, numbers as digits. A recogniser's habits are not faults.

Each word keeps whether it is at fault. The app reads texts in the same way (reading of both languages is tested against the same list).
"""

import math
import re

from spoil import lower

Words = list[tuple[str, bool]]

FILLERS = {"en": set("um umm uh uhh uhm er erm hmm mm".split()), "tr": set("ee eee eeh ıı ııı hmm ıhm mm aa".split())}
MONEY = {"en": {"$": " dollars ", "€": " euros ", "£": " pounds "}, "tr": {"$": " dolar ", "€": " euro ", "£": " sterlin "}}
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
LARGE = {"en": {"thousand": 1000, "grand": 1000, "million": 1_000_000}, "tr": {"bin": 1000, "milyon": 1_000_000}}
ONE = {"en": "one", "tr": "bir"}
AFTER_TENS = {"en": {"first": 1, "second": 2}, "tr": {}}
POINT = {"en": {"point"}, "tr": {"virgül", "nokta"}}
HALF = {"en": ("and", "a", "half"), "tr": ("buçuk",)}
#: What Turkish hangs on a number word: "dörtte", "yirmi sekizinde", "beşinci".
ENDING = re.compile(
    r"^(?=.)(?:l[ıiuü][kğ])?(?:s?[ıiuü](?:n(?=[dıiuüea]))?)?(?:[yn]?[eaıiuü]|[dt][ea]n?|[yn]?[ıiuü]n|y?l[ea])?(?:ki)?(?:y?[dt][ıiuü]r?|ym[ıiuü]ş)?$"
    r"|^ş?[ea]r$|^[ıiuü]?nc[ıiuü]$"
)
SOFTENED = {"dörd": "dört", "buçuğ": "buçuk"}
ORDINAL_ENDING = re.compile(r"nc[ıiuü]$")
#: So begins "six of them"; "altında" is mostly "under".
SIX_OF_THEM = "altısı"
#: These begin a number with an ending; "ona", "yüzde" or "altında" are mostly other words.
CERTAIN = set("iki üç dört beş yedi sekiz dokuz yirmi otuz kırk elli altmış yetmiş seksen doksan".split())


def _bare(word: str, language: str) -> list[str]:
    """The parts of a written word."""
    low = lower(word, language).replace("’", "'").replace("ʼ", "'")
    if language == "tr":
        low = low.replace("'", "")
    low = re.sub(r"(?<=\d)[.:](?=\d\d(?!\d))", ":", low)  # 16.30 is a time
    low = re.sub(r"(?<=\d)[.,](?=\d{3}(?!\d))", "", low)  # 1,200 and 1.200
    low = re.sub(r"(?<=[0-9]),(?=[0-9])", ".", low)  # 3,5 is 3.5
    low = low.replace("%", " yüzde " if language == "tr" else " percent ")
    low = re.sub(r"[$€£]", lambda sign: MONEY[language][sign[0]], low)
    low = re.sub(r"(?<=\d)(?:(?:st|nd|rd|th)(?:'s)?|'s)\b", "", low)
    low = re.sub(r"(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)", " ", low)
    low = re.sub(r"(?<!\d)[:.,]|[:.,](?!\d)|[^\w\s:.,']|_|(?<!\w)'|'(?!\w)", " ", low)
    return low.split()


class _Number:
    """Adds up number words as they come."""

    def __init__(self, language: str, is_after_article: bool = False):
        self.is_after_article = is_after_article  # "a thousand"
        self.language, self.total, self.group, self.last, self.words = language, 0, 0, "", 0
        self.last_large = float("inf")

    def take(self, word: str) -> bool:
        """Whether `word` goes on with the number; if so, it is added."""
        taken = self._below_hundred(word) or self._digits(word) or self._hundred(word) or self._large(word) or self._ordinal(word)
        self.words += taken
        return taken

    def _add(self, value: float, part: str) -> bool:
        self.group, self.last = self.group + value, part
        return True

    def _below_hundred(self, word: str) -> bool:
        units, tens = UNITS[self.language], TENS[self.language]
        if self.last in ("end", "unit", "digits", "fraction"):
            return False
        if word == units[0]:
            return self.last == "" and self._add(0, "end")
        if word in units:
            value = units.index(word)
            return not (self.last == "tens" and value > 9) and self._add(value, "unit")
        return word in tens and self.last != "tens" and self._add(tens[word], "tens")

    def _digits(self, word: str) -> bool:
        if self.last not in ("", "large") or not re.fullmatch(r"[0-9]{1,3}(?:\.[0-9]+)?", word):
            return False
        return self._add(float(word), "digits")

    def _hundred(self, word: str) -> bool:
        most = 99 if self.language == "en" else 9
        if word != HUNDRED[self.language] or self.group > most or self.last in ("hundred", "end", "fraction") or self.language == "tr" and self.last == "tens":
            return False
        self.group, self.last = 100 * (self.group or 1), "hundred"
        return True

    def _large(self, word: str) -> bool:
        value = LARGE[self.language].get(word)
        is_alone = not self.total and (self.is_after_article or self.language == "tr" and word == "bin")
        if value is None or value >= self.last_large or self.last == "end" or not self.group and not is_alone:
            return False
        self.total, self.group, self.last = self.total + (self.group or 1) * value, 0, "large"
        self.last_large = value
        return True

    def _ordinal(self, word: str) -> bool:
        if word in ORDINALS[self.language] and self.last not in ("unit", "digits", "fraction", "end"):
            return self._add(ORDINALS[self.language][word], "end")
        return word in AFTER_TENS[self.language] and self.last == "tens" and self._add(AFTER_TENS[self.language][word], "end")

    def take_fraction(self, fraction: float) -> None:
        """After a half or decimals only a thousand or a million may follow: "23.5 thousand"."""
        self._add(fraction, "fraction")
        self.words += 1

    def text(self) -> str:
        value = math.floor((self.total + self.group) * 100 + 0.5) / 100
        return str(int(value)) if value == int(value) else str(value)


def _stem(word: str, is_first: bool) -> tuple[str, str]:
    """A Turkish number word and its ending; the ending is empty where there is none."""
    if word == "yüzde":  # per cent
        return word, ""
    for ending in range(len(word) - 1, 1, -1):
        stem = SOFTENED.get(word[:ending], word[:ending])
        is_six_of_them = stem == "altı" and word.startswith(SIX_OF_THEM)
        is_number = stem in CERTAIN or is_six_of_them or not is_first and (stem in UNITS["tr"][1:] or stem in TENS["tr"] or stem in ("yüz", "bin", "milyon", "buçuk"))
        if is_number and ENDING.match(word[ending:]):
            return stem, word[ending:]
    return word, ""


def _without_ending(word: str, language: str, is_first: bool) -> tuple[str, str]:
    return _stem(word, is_first) if language == "tr" else (word.removesuffix("'s"), "")


def _turkish_decimals(texts: list[str]) -> tuple[float, str, int] | None:
    """"Virgül on beş": at most two digits."""
    number, at, ending = _Number("tr"), 0, ""
    while at < len(texts) and texts[at] == UNITS["tr"][0]:
        at += 1
    zeros = "0" * at
    while at < len(texts) and not ending:
        if not number._below_hundred(texts[at]):
            stem, ending = _stem(texts[at], False)
            if not ending or not number._below_hundred(stem):
                ending = ""
                break
        at += 1
    return (float(f"0.{zeros}{number.text()}"), ending, 1 + at) if at else None


def _fraction_at(words: Words, at: int, language: str) -> tuple[float, str, int] | None:
    """A half or decimals: their value, what hangs on them and how many words they are."""
    texts = [word for word, _ in words[at:]]
    half = HALF[language]
    if tuple(texts[: len(half)]) == half:
        return 0.5, "", len(half)
    if language == "tr" and _stem(texts[0], False)[0] == "buçuk":
        return 0.5, _stem(texts[0], False)[1], 1
    if texts[0] not in POINT[language]:
        return None
    if language == "tr":
        return _turkish_decimals(texts[1:])
    decimals = ""
    for text in texts[1:]:
        text = UNITS["en"][0] if text == "oh" else text
        if text not in UNITS["en"][:10]:
            break
        decimals += str(UNITS["en"].index(text))
    return (float(f"0.{decimals}"), "", 1 + len(decimals)) if decimals else None


def _begins_another(words: Words, at: int, number: _Number, language: str) -> bool:
    """Whether another number begins there, though its first word could go on with this one: "three hundred, four hundred"."""
    texts = [word for word, _ in words[at:]]
    stem = lambda place: _without_ending(texts[place], language, False)[0] if place < len(texts) else ""  # noqa: E731
    if number.last == "hundred":
        return bool(texts) and texts[0] in UNITS[language][1:] and stem(1) == HUNDRED[language]
    if number.last != "large":
        return False
    for place, text in enumerate(texts):
        if stem(place) in LARGE[language]:
            return LARGE[language][stem(place)] >= number.last_large
        if text not in UNITS[language][1:] and text not in TENS[language] and text != HUNDRED[language]:
            return False
    return False


def _is_article(words: Words, at: int, number: _Number, language: str) -> bool:
    """"Bir" and "one" that do not go on with a number: "altı yüz, bir de", "a twenty million one"."""
    if not number.last or words[at][0] != ONE[language]:
        return False
    return number.last_large == 1_000_000 or at + 1 < len(words) and words[at + 1][0] in ("de", "da")


def _take_number(words: Words, start: int, language: str) -> tuple[_Number, str, int]:
    """The number that begins there, what hangs on its last word, and the place after it."""
    is_after_article = language == "en" and start > 0 and words[start - 1][0] == "a"
    number, stop, ending = _Number(language, is_after_article), start, ""
    while stop < len(words) and not ending:
        word = words[stop][0]
        fraction = _fraction_at(words, stop, language) if number.last not in ("", "fraction") and number.group == int(number.group) else None
        if fraction:
            number.take_fraction(fraction[0])
            ending, stop = fraction[1], stop + fraction[2]
            continue
        if _begins_another(words, stop, number, language) or _is_article(words, stop, number, language):
            break
        joins = language == "en" and word == "and" and number.last in ("hundred", "large") and stop + 1 < len(words)
        joins = joins and not _begins_another(words, stop + 1, number, language)
        if joins and words[stop + 1][0].removesuffix("'s") in {*UNITS["en"][1:], *TENS["en"]}:
            stop += 1
            continue
        if not number.take(word):
            stem, ending = _without_ending(word, language, number.words == 0)
            if stem == word or not number.take(stem):
                ending = ""
                break
        stop += 1
    return number, ending, stop


def _number_at(words: Words, start: int, language: str) -> tuple[str, int, str] | None:
    number, ending, stop = _take_number(words, start, language)
    if number.words == 0 or number.words == 1 and (words[start][0].removesuffix("'s") == ONE[language] or number.last == "digits"):
        return None
    return number.text(), stop, "" if ORDINAL_ENDING.search(ending) else ending


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


HALF_DAY = 12
PAST, TO = "past", "to"
MINUTES = {"minutes", "minute", "mins", "dakika"}
LATER_THAN = re.compile(r"^geç(?:e|eden|eye|erken|iyor\w*|mişti|tiğinde)$")
EARLIER_THAN = re.compile(r"^(?:kala|varken|var)$")
OBJECT = re.compile(r"^[yn]?[ıiuü]$")
TOWARDS = re.compile(r"^[yn]?[ea]$")
HOUR_WITH_ENDING = {"onu": ("10", "u"), "ona": ("10", "a"), "biri": ("1", "i"), "bire": ("1", "e"), "altıyı": ("6", "yı"), "altıya": ("6", "ya")}
NAMED_MINUTES = {"quarter": 15, "half": 30, "çeyrek": 15}


def _minutes(word: str) -> int | None:
    if word in NAMED_MINUTES:
        return NAMED_MINUTES[word]
    return int(word) if re.fullmatch(r"[0-9]{1,2}", word) and 0 < int(word) < 60 else None


def _time(hour: str, minutes: int | None, is_past: bool) -> str | None:
    if minutes is None or not re.fullmatch(r"[0-9]{1,2}", hour) or not 1 <= int(hour) <= HALF_DAY:
        return None
    return f"{hour}:{minutes:02}" if is_past else f"{int(hour) - 1 or HALF_DAY}:{60 - minutes:02}"


def _english_time(texts: list[str]) -> tuple[str, int] | None:
    """The time that the words begin with, and how many they are."""
    after = 2 if len(texts) > 1 and texts[1] in MINUTES else 1
    if len(texts) < after + 2 or texts[after] not in (PAST, TO):
        return None
    # "10 to 5" is mostly a stretch of time.
    if texts[after] == TO and after == 1 and texts[0] != "quarter":
        return None
    hour = "1" if texts[after + 1] == ONE["en"] else texts[after + 1]
    time = _time(hour, _minutes(texts[0]), texts[after] == PAST)
    return (time, after + 2) if time else None


def _turkish_time(texts: list[str]) -> tuple[str, int] | None:
    hour, ending, used = (*HOUR_WITH_ENDING[texts[0]], 1) if texts[0] in HOUR_WITH_ENDING else (texts[0], texts[1] if len(texts) > 1 else "", 2)
    if len(texts) < used + 2:
        return None
    after = used + (2 if texts[used + 1] in MINUTES else 1)
    if len(texts) <= after:
        return None
    minutes, last = _minutes(texts[used]), texts[after]
    if OBJECT.match(ending) and LATER_THAN.match(last):
        time = _time(hour, minutes, True)
    elif TOWARDS.match(ending) and EARLIER_THAN.match(last):
        time = _time(hour, minutes, False)
    else:
        time = None
    return (time, after + 1) if time else None


def _with_times(words: Words, language: str) -> Words:
    """The same words with spoken times of day as digits: "quarter past four" becomes 4:15, "beşe on kala" 4:50."""
    out: Words = []
    at = 0
    while at < len(words):
        texts = [word for word, _ in words[at : at + 5]]
        found = (_english_time if language == "en" else _turkish_time)(texts)
        if not found:
            out.append(words[at])
            at += 1
            continue
        time, count = found
        out.append((time, any(fault for _, fault in words[at : at + count])))
        at += count
    return out


#: Between two written sentences or clauses: no number goes over it.
STOP = "|"
ENDS = re.compile(r"[.,;:!?…]['\"”’)]*$")


def _is_meant(parts: Words, index: int) -> bool:
    """ "20 mm" and "the ER" are words."""
    before = parts[index - 1][0] if index else ""
    return {"mm": before[:1].isdigit(), "er": before in ("the", "an")}.get(parts[index][0], False)


def read(words: Words, language: str) -> Words:
    parts: Words = []
    for word, fault in words:
        parts += [(part, fault) for part in _bare(word, language)]
        if ENDS.search(word):
            parts.append((STOP, False))
    spoken = [one for index, one in enumerate(parts) if one[0] not in FILLERS[language] or _is_meant(parts, index)]
    numbers = [one for one in _with_digits(spoken, language) if one[0] != STOP]
    return _with_times(numbers, language)
