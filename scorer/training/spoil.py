"""Errors put into right renditions by machine, each with the words at fault. Its texts train the judge and never measure it."""

import random
import re
from dataclasses import dataclass

from drop import parts, without
from negate import negations, words_in

CRITICAL, MAJOR = 5.0, 2.0


@dataclass
class Spoiled:
    text: str
    marks: float
    said: list[tuple[int, int]]  # character spans of `text` at fault


@dataclass
class Pool:
    """Other texts in the language of a rendition, and all their words."""

    texts: list[str]
    words: set[str]


def pool_of(texts: list[str]) -> Pool:
    return Pool(texts, words_in(texts))


NUMBER_WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred".split(),
    "tr": "bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yüz".split(),
}
DAYS = {
    "en": "monday tuesday wednesday thursday friday saturday sunday".split(),
    "tr": "pazartesi salı çarşamba perşembe cuma cumartesi pazar".split(),
}
MONTHS = {
    "en": "january february april june july august september october november december".split(),
    "tr": "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık".split(),
}
OPPOSITES = {
    "en": "before/after must/can husband/brother wife/sister mother/aunt father/uncle son/nephew daughter/niece morning/evening first/last "
    "left/right buy/sell rent/mortgage increase/decrease always/sometimes more/less week/month month/year every/some all/some until/from "
    "only/also your/my they/we landlord/tenant doctor/nurse lawyer/accountant bond/rent hospital/clinic school/university "
    "brother/cousin weekly/monthly yesterday/tomorrow early/late least/most free/cheap may/must should/could if/because".split(),
    "tr": "önce/sonra sabah/akşam ilk/son sağ/sol hafta/ay yıl/ay her/bazı kadar/beri hiç/hep eşim/kardeşim annem/teyzem babam/amcam "
    "oğlum/yeğenim kızım/yeğenim dün/yarın erken/geç çok/az kira/aidat doktor/hemşire avukat/muhasebeci hastane/klinik "
    "depozito/kira artar/azalır ödeyeceğim/ödedim mutlaka/belki lazım/olabilir sizin/benim onun/sizin onlar/biz haftalık/aylık "
    "ablam/kuzenim ama/çünkü ücretsiz/ucuz eğer/çünkü".split(),
}


def lower(text: str, language: str) -> str:
    return (text.replace("I", "ı") if language == "tr" else text).replace("İ", "i").lower()


def like(old: str, new: str, language: str) -> str:
    """`new` with a capital where `old` has one: a lost capital would give the error away."""
    if not old[:1].isupper() or not new:
        return new
    return ("İ" if language == "tr" and new[0] == "i" else new[0].upper()) + new[1:]


def _replace(text: str, span: tuple[int, int], new: str, marks: float) -> Spoiled:
    start, stop = span
    changed = re.sub(r"  +", " ", text[:start] + new + text[stop:])
    stop_now = start + len(new)
    if not new:  # mark the word that what was taken out belonged to: "büyük" of "büyük değil", "come" of "did not come"
        if text[start].isspace():
            return Spoiled(changed, marks, [(changed.rfind(" ", 0, start) + 1, start)])
        after = changed.find(" ", start)
        return Spoiled(changed, marks, [(start, after if after > 0 else len(changed))])
    return Spoiled(changed, marks, [(start, stop_now)])


def _number(text, language, dice, _pool):
    digits = list(re.finditer(r"\d+", text))
    if digits and dice.random() < 0.7:
        found = dice.choice(digits)
        value = int(found.group()[:6])
        new = max(1, value + dice.choice([1, 2, 3, 5, 10, 20, -1, -2, -5, value or 3, 100]))
        text_new = str(new)
        if len(found.group()) > 1 and dice.random() < 0.3:
            text_new = found.group()[::-1]
        return None if text_new == found.group() else _replace(text, found.span(), text_new, CRITICAL)
    return _from_list(text, language, dice, NUMBER_WORDS, CRITICAL)


def _from_list(text, language, dice, lists, marks):
    words = lists[language]
    found = [m for m in re.finditer(r"[^\W\d_]+", text) if lower(m.group(), language) in words]
    if not found:
        return None
    one = dice.choice(found)
    new = dice.choice([w for w in words if w != lower(one.group(), language)])
    return _replace(text, one.span(), like(one.group(), new, language), marks)


def _day(text, language, dice, _pool):
    return _from_list(text, language, dice, DAYS if dice.random() < 0.6 else MONTHS, CRITICAL)


def _negation(text, language, dice, pool):
    found = negations(text, language, pool.words)
    if not found:
        return None
    span, new = dice.choice(found)
    return _replace(text, span, like(text[span[0] : span[1]], new, language), CRITICAL)


def _opposite(text, language, dice, _pool):
    pairs = [pair.split("/") for pair in OPPOSITES[language]]
    pairs += [pair[::-1] for pair in pairs]
    low = lower(text, language)
    found = [(m, new) for old, new in pairs for m in re.finditer(rf"\b{old}\b", low) if not (old == "may" and text[m.start()] == "M")]  # the month
    if not found or len(low) != len(text):
        return None
    one, new = dice.choice(found)
    return _replace(text, one.span(), like(text[one.start() : one.end()], new, language), MAJOR)


def _drop_clause(text, _language, dice, _pool):
    clauses = re.split(r"(?<=[,.;!?])\s+", text)
    if len(clauses) < 2:
        words = text.split()
        if len(words) < 10:
            return None
        count = dice.randrange(3, 6)
        at = dice.randrange(len(words) - count)
        return Spoiled(" ".join(words[:at] + words[at + count :]), MAJOR, [])
    at = dice.randrange(len(clauses))
    size = len(clauses[at].split())
    if size < 2:
        return None
    return Spoiled(" ".join(clauses[:at] + clauses[at + 1 :]), CRITICAL if size * 2 > len(text.split()) else MAJOR, [])


def _drop_part(text, language, dice, _pool):
    spans = parts(text, language)
    return Spoiled(without(text, dice.choice(spans)), MAJOR, []) if spans else None


def _cut(text, _language, dice, _pool):
    words = text.split()
    return Spoiled(" ".join(words[: int(len(words) * dice.uniform(0.25, 0.7))]), CRITICAL, []) if len(words) > 7 else None


def _word(text, language, dice, pool):
    found = [m for m in re.finditer(r"[^\W\d_]{5,}", text)]
    others = [m.group() for m in re.finditer(r"[^\W\d_]{5,}", dice.choice(pool.texts))]
    if not found or not others:
        return None
    one, other = dice.choice(found), lower(dice.choice(others), language)
    if other[:4] == lower(one.group(), language)[:4]:
        return None
    return _replace(text, one.span(), like(one.group(), other, language), MAJOR)


def _foreign_clause(text, _language, dice, pool):
    clauses = re.split(r"(?<=[,.;!?])\s+", text)
    new = dice.choice(re.split(r"(?<=[,.;!?])\s+", dice.choice(pool.texts)))
    if len(new.split()) < 3:
        return None
    at = dice.randrange(len(clauses) + 1)
    before = " ".join(clauses[:at])
    start = len(before) + (1 if before else 0)
    changed = " ".join(filter(None, [before, new, " ".join(clauses[at:])]))
    return Spoiled(changed, MAJOR, [(start, start + len(new))])


def _name(text, _language, dice, pool):
    pattern = r"(?<=[a-zçğıöşü,] )[A-ZÇĞİÖŞÜ][a-zçğıöşü]+"
    found = list(re.finditer(pattern, text))
    others = re.findall(pattern, " ".join(dice.sample(pool.texts, 8)))
    if not found or not others:
        return None
    one, new = dice.choice(found), dice.choice(others)
    return None if new == one.group() else _replace(text, one.span(), new, MAJOR)


KINDS = [_number, _number, _day, _negation, _negation, _opposite, _opposite, _drop_clause, _drop_clause, _drop_part, _drop_part, _cut, _word, _word, _foreign_clause, _name]
#: What people who write wrong renditions seldom put into free wording: of what they marked one fault in eight is an omission, of what the
#: judge misses in the rehearsals one in three.
RARE_KINDS = [_negation, _negation, _negation, _number, _name, _foreign_clause, _opposite, *[_drop_part] * 6, _drop_clause]


def spoil(text: str, language: str, dice: random.Random, pool: Pool, kinds=KINDS) -> Spoiled | None:
    """One error in a right rendition, or None where a dozen tries found no place."""
    for _ in range(12):
        spoiled = dice.choice(kinds)(text, language, dice, pool)
        if spoiled and spoiled.text.strip() and spoiled.text != text:
            return spoiled
    return None
