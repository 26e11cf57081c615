"""One verb of a rendition turned round: denied where it was affirmed, affirmed where it was denied."""

import re

VOWELS = "aıoueiöü"
#: Consonants that may end a stem together: "sar-t". "Başl-" of "başlıyor" has lost its last vowel.
CLUSTERS = re.compile(r"(?:rt|rk|lk|nk|nt|lt|rs|st|rp|lp|yt|rç|nç|lç)$")


def _last_vowel(stem: str) -> str:
    return next((letter for letter in reversed(stem) if letter in VOWELS), "e")


def _a(stem: str) -> str:
    return "a" if _last_vowel(stem) in "aıou" else "e"


def _i(stem: str) -> str:
    return "ı" if _a(stem) == "a" else "i"


def _u(stem: str) -> str:
    return {"a": "ı", "ı": "ı", "o": "u", "u": "u", "e": "i", "i": "i", "ö": "ü", "ü": "ü"}[_last_vowel(stem)]


def _hard(stem: str) -> str:
    return re.sub(r"(?:(?<=^gi)|(?<=^ta)|(?<=e))d$", "t", stem)


def _whole(stem: str) -> str:
    return stem + _a(stem) if re.search(rf"[^{VOWELS}]{{2}}$", stem) and not CLUSTERS.search(stem) else _hard(stem)


def _joint(stem: str) -> str:
    return "y" if stem[-1] in VOWELS else ""


def _present(stem: str) -> str:
    """ "Gelmi-yor" back to "geli-yor", "başlamı-yor" to "başlı-yor"."""
    bare = stem[:-1] if stem[-1] in VOWELS else stem
    base = bare if any(letter in VOWELS for letter in bare) else stem
    return base + _u(base)


def _cannot(stem: str, person: str) -> str:
    able = stem + _joint(stem) + _a(stem) + "m" + _a(stem)
    endings = {"im": "m", "iz": f"y{_i(able)}z", "siniz": f"zs{_i(able)}n{_i(able)}z", "ler": f"zl{_a(able)}r"}
    return able + endings.get(person, "z")


def _aorist_denied(stem: str, joint: str, person: str) -> str:
    base = _whole(stem) if joint in "ae" else _hard(stem)
    end = "m" if re.fullmatch("[ıiuü]m", person) else f"y{_i(base)}z" if re.fullmatch("[ıiuü]z", person) else "z" + person
    return f"{base}m{_a(base)}{end}"


def _past_denied(stem: str, person: str) -> str:
    return f"{_hard(stem)}m{_a(stem)}d{_i(stem)}" + (f"n{_i(stem)}z" if person[:1] == "n" and len(person) == 3 else person)


#: Finite forms and how they are turned; the first that fits.
TURKISH = [
    (r"(.+?)m[ae]m[ıi]ş(.*)", lambda m: f"{m[1]}m{_u(m[1])}ş{m[2]}"),
    (r"(..+?)(?<!yor)m[ıiuü]ş(?!t)(.*)", lambda m: f"{m[1]}m{_a(m[1])}m{_i(m[1])}ş{m[2]}"),
    (r"(.+?)m[ae]d[ıi](m|k|n|n[ıi]z|lar|ler|)", lambda m: f"{m[1]}{'t' if m[1][-1] in 'çfhkpsşt' else 'd'}{_u(m[1])}{m[2]}"),
    (r"(?!(?:şimdi|kendi|kedi|altı|yedi|hadi)$)(..+?)(?<!yor)(?<![ae]c[ae]k)(?<!m[ae]l)(?<![aeıiuü]r)(?<!m[ae]z)[dt][ıiuü](m|k|n|n[ıiuü]z|lar|ler|)", lambda m: _past_denied(m[1], m[2])),
    (r"(.+?)m[ıiuü]yor(.*)", lambda m: f"{_present(m[1])}yor{m[2]}"),
    (r"(.+?)[ıiuü]yor(.*)", lambda m: f"{_whole(m[1])}m{_u(_whole(m[1]))}yor{m[2]}"),
    (r"(.+?)m[ae]y([ae])c([ae])([kğ].*)", lambda m: f"{m[1]}{_joint(m[1])}{m[2]}c{m[3]}{m[4]}"),
    (r"(..+?)y?[ae]c[ae]([kğ].*)", lambda m: f"{_hard(m[1])}m{_a(m[1])}y{_a(m[1])}c{_a(m[1])}{m[2]}"),
    (r"(..+?)y?[ae]bil[iı]r(im|iz|siniz|ler|)", lambda m: _cannot(m[1], m[2])),
    (r"(..+?)y?[ae]m[ae]z(s[ıi]n[ıi]z|l[ae]r|)", lambda m: f"{m[1]}{_joint(m[1])}{_a(m[1])}bilir{'siniz' if m[2][:1] == 's' else 'ler' if m[2] else ''}"),
    (r"(..+?)m[ae]m[ae]l[ıi](.*)", lambda m: f"{m[1]}m{_a(m[1])}l{_i(m[1])}{m[2]}"),
    (r"(..+?)m[ae]l[ıi](y[ıi]z|s[ıi]n[ıi]z|y[ıi]m|)", lambda m: f"{m[1]}m{_a(m[1])}m{_a(m[1])}l{_i(m[1])}{m[2]}"),
    (r"(..+?)m[ae]y[ıi]n([ıi]z)?", lambda m: f"{m[1]}{_joint(m[1])}{_u(m[1])}n{_u(m[1]) + 'z' if m[2] else ''}"),
    (r"(?!kadar$)(..+?)(?<![dt][ıiuü])([aeıiuü])r([ıiuü]m|[ıiuü]z|s[ıiuü]n[ıiuü]z|lar|ler|)", lambda m: _aorist_denied(m[1], m[2], m[3])),
]  # fmt: skip
TURKISH_FORMS = [(re.compile(pattern), turn) for pattern, turn in TURKISH]
EXISTS = {"var": "yok", "yok": "var", "vardı": "yoktu", "yoktu": "vardı", "lazım": "lazım değil", "mümkün": "mümkün değil", "şart": "şart değil"}
#: A finite verb stands at the end of a clause.
TURKISH_END = re.compile(r"(?<!\w)[a-zçğıöşü]{3,}(?=[.,;!?]|$| ve | ama | ancak | çünkü | yalnız | lütfen| o yüzden)")

_OTHER = r"(?! (?:not|no|never|none|nobody|nothing|only|hardly|I|you|he|she|we|they|it|the|my|your|that|there|this|is|was)\b)"
_BARE = "need want know think work live get pay take use feel like understand agree remember accept come go call bring send sign keep owe see speak".split()
#: Neither a question, "do you need", nor "let you know".
_ASKED = "".join(f"(?<!{word} )" for word in "do did can could would will should shall may let help make".split())
#: "It is included, isn't it?" denies nothing.
_NO_TAG = r"(?! (?:I|you|he|she|it|we|they|there)\b\s*(?:[.,;!?]|$))"
ENGLISH = [
    (rf"(?<=[^.?!] )(?:is|are|was|were|will|can|could|should|must|would)(?= ){_OTHER}", lambda m: m[0] + " not"),
    (r"(?<=[^.?!] )(?:is|was|has|does|did|could|should|would)(?= )" + _OTHER, lambda m: m[0] + "n't"),
    (rf"(?<=\w)'ll(?= ){_OTHER}", lambda _: " won't"),
    (rf"(?<=\w)'(?:re|m)(?= ){_OTHER}", lambda m: m[0] + " not"),
    (rf"(?<=\w )(?:did|does|do)(?: not|n['’]t|nt){_NO_TAG} ", lambda _: ""),
    (r"(?<=[.?!] )Don['’]t (\w)", lambda m: m[1].upper()),
    (r"\bnever ", lambda _: ""),
    (rf"\b(?:is|are|was|were|would|could|should|must|has|have|had|need)(?: not|n['’]t)\b{_NO_TAG}", lambda m: re.sub(r"(?: not|n['’]t)$", "", m[0])),
    (rf"\bcan(?:not|['’]?t)\b{_NO_TAG}", lambda _: "can"),
    (rf"\bwon['’]?t\b{_NO_TAG}", lambda _: "will"),
    (r"(?<=\w)'(?:re|m|s) not\b", lambda m: m[0][:-4]),
    (rf"{_ASKED}\b(I|i|you|we|they|please) ({'|'.join(_BARE)})\b", lambda m: f"{m[1]} don't {m[2]}"),
    (rf"\b(he|she|it) ({'|'.join(one + 's' for one in _BARE)})\b", lambda m: f"{m[1]} doesn't {m[2][:-1]}"),
    (r"\b(?:nobody|no one)\b", lambda _: "somebody"),
    (r"\bnothing\b", lambda _: "something"),
]  # fmt: skip
ENGLISH_FORMS = [(re.compile(pattern), turn) for pattern, turn in ENGLISH]

Turned = tuple[tuple[int, int], str]  # the characters replaced, and what stands there now


def words_in(texts: list[str]) -> set[str]:
    """Every word that somebody said: a form that is not among them may be none of the language, and would give the error away."""
    return {word for text in texts for word in re.findall(r"\w+", text)}


def _turned_turkish(word: str, known: set[str]) -> str | None:
    if word in EXISTS:
        return EXISTS[word]
    for pattern, turn in TURKISH_FORMS:
        found = pattern.fullmatch(word)
        if found:
            turned = turn(found)
            return turned if turned in known else None
    return None


def negations(text: str, language: str, known: set[str]) -> list[Turned]:
    """Every way to turn one verb round; of Turkish only into `known` words."""
    if language == "en":
        return [(m.span(), turn(m)) for pattern, turn in ENGLISH_FORMS for m in pattern.finditer(text)]
    found = [(m.span(), "") for m in re.finditer(r"\sdeğil(?:dir)?(?!\w)(?! m[iıuü])", text)]
    turned = [(m.span(), _turned_turkish(m.group(), known)) for m in TURKISH_END.finditer(text)]
    return found + [(span, new) for span, new in turned if new]
