"""Parts of a text that can be left out so that it still reads well: a clause after "and", a time, a place, a reason."""

import re

_END = r"(?=\s*(?:[,.;!?]|$)"
#: What begins another clause.
_NEXT = {"en": "and|but|so|or|because|if|when|who|that", "tr": "ve|ama|fakat|çünkü|yoksa|ya|hem|eğer"}
_JOINS = {
    "en": "and|but|so|or|because|unless|if|when|as long as|provided|except",
    "tr": "ve|ama|fakat|çünkü|yoksa|hem de|eğer|yalnız|bir de",
}
_PREPOSITIONS = "in|on|at|by|before|after|until|since|from|for|with|without|during|within|instead of"
_POSTPOSITIONS = "sonra|önce|kadar|için|beri|boyunca|içinde|birlikte|olarak|itibaren|yüzünden|dışında|yerine"
_ADVERBS = {
    "en": "today|tomorrow|tonight|yesterday|again|twice|together|in writing|this (?:morning|afternoon|week)",
    "tr": "bugün|yarın|dün|bu (?:sabah|akşam|hafta)|tekrar|iki kere|birlikte|öğleden sonra|yazılı olarak|her gün",
}

#: Whose loss costs nothing, though a pattern takes them for a place or a time.
_NOTHING_LOST = {
    "en": re.compile(r"(?:at all|in fact|of course|for sure|by the way|at the moment|in the end|with pleasure|for now|in the first place)"),
    "tr": re.compile(r"(?:aslında|gerçekten|elbette|mesela|fazla|sahiden|zaten|ayrıca|kusura|resmen|sonunda|birden|hayatta|iyilikle|nihayetinde)"),
}

_PATTERNS = {
    language: [
        re.compile(rf"(?<=[\w,;] )(?:{_JOINS[language]})\s+(?:\S+\s+){{1,6}}?\S+?{_END}|\s+(?:{_NEXT[language]})\b)", re.IGNORECASE),
        re.compile(rf"\b(?:{_ADVERBS[language]})\b", re.IGNORECASE),
    ]
    for language in ("en", "tr")
}
_PATTERNS["en"].append(re.compile(rf"\b(?:{_PREPOSITIONS})\s+(?:\S+\s+){{0,3}}?\S+?{_END}|\s+(?:{_NEXT['en']}|{_PREPOSITIONS})\b)", re.IGNORECASE))
_PATTERNS["tr"] += [
    re.compile(rf"\b(?:[^\s,.;!?]+\s+){{1,2}}(?:{_POSTPOSITIONS})\b", re.IGNORECASE),
    # A place, a source, a companion: "evde", "bankadan", "kızımla"; not "gelmeden", "önünde", "şöyle".
    re.compile(r"\b(?!(?:ön|ard|iç|üst|alt|kendi|bun|on|şun|böy|şöy|öy|hep|ne)\w*\b)[^\W\d_]{3,}(?<!m[ae])(?:[dt][ae]n?|y?l[ae])\b", re.IGNORECASE),
]

#: A text keeps at least so much of its words: else most of it is gone, which is another error.
LEAST_KEPT = 0.5


def parts(text: str, language: str) -> list[tuple[int, int]]:
    """The spans of characters, each of which could be left out alone."""
    words = len(text.split())
    found = {
        match.span()
        for pattern in _PATTERNS[language]
        for match in pattern.finditer(text)
        if not _NOTHING_LOST[language].fullmatch(match.group().lower())
    }
    # Of a question without its end nothing is left to ask.
    return sorted(span for span in found if len(text[slice(*span)].split()) <= words * (1 - LEAST_KEPT) and text[span[1] :].lstrip()[:1] != "?")


def without(text: str, span: tuple[int, int]) -> str:
    """The text without a part, and without the comma and blanks that are left over."""
    left, right = text[: span[0]].rstrip(), text[span[1] :].lstrip()
    if left.endswith((",", ";")) and (right == "" or right[0] in ",.;!?"):
        left = left[:-1]
    if left == "" or left[-1] in ".!?":
        right = right.lstrip(",;. ")
        right = right[:1].upper() + right[1:] if text[:1].isupper() else right
    joined = f"{left}{right}" if right[:1] in tuple(",.;!?") else f"{left} {right}"
    return joined.strip()
