"""Errors put in by machine are where they are said to be, and whole words of the language."""

import random
import unittest

from drop import parts, without
from negate import negations, words_in
from noise import as_recognised
from spoil import CRITICAL, KINDS, MAJOR, RARE_KINDS, _negation, pool_of, spoil

TEXTS = {
    "en": [
        "We pay 520 dollars a week, but my brother cannot come on Thursday before the doctor calls us.",
        "I've told Karen Doyle that the landlord is selling the unit, so she must move in March.",
        "Please do not sign the lease until you have spoken to a lawyer; they'll ask for the first payment.",
    ] * 4,
    "tr": [
        "Haftada 520 dolar ödüyoruz, ama kardeşim doktor aramadan önce perşembe günü gelemez.",
        "Karen Doyle'a ev sahibinin daireyi sattığını söyledim, mart ayında taşınması lazım.",
        "Bir avukatla konuşmadan kira sözleşmesini imzalamayın, sonra ilk ödemeyi istiyorlar.",
    ] * 4,
}


def spoiled_texts(language: str):
    pool = pool_of(TEXTS[language])
    for seed in range(300):
        dice = random.Random(seed)
        text = TEXTS[language][seed % 3]
        spoiled = spoil(text, language, dice, pool, KINDS if seed % 2 else RARE_KINDS)
        if spoiled:
            yield text, spoiled


class Spoiling(unittest.TestCase):
    def test_a_spoiled_text_differs_and_costs_marks(self):
        for language in TEXTS:
            found = list(spoiled_texts(language))
            self.assertGreater(len(found), 250)
            for text, spoiled in found:
                self.assertNotEqual(spoiled.text, text)
                self.assertIn(spoiled.marks, (CRITICAL, MAJOR))

    def test_the_words_at_fault_are_in_the_text(self):
        for language in TEXTS:
            for text, spoiled in spoiled_texts(language):
                for start, stop in spoiled.said:
                    self.assertTrue(0 <= start < stop <= len(spoiled.text), (text, spoiled))
                    self.assertNotEqual(spoiled.text[start:stop].strip(), "", (text, spoiled))

    def test_the_same_seed_gives_the_same_error(self):
        self.assertEqual([one for _, one in spoiled_texts("tr")], [one for _, one in spoiled_texts("tr")])


class Dropping(unittest.TestCase):
    def left(self, text: str, language: str) -> set[str]:
        return {without(text, span) for span in parts(text, language)}

    def test_a_time_a_place_and_a_clause_can_go(self):
        text = "Come to the office on Friday, and bring the lease."
        self.assertLessEqual({"Come to the office, and bring the lease.", "Come to the office on Friday."}, self.left(text, "en"))
        text = "Raporu yarın bankadan alıp size getireceğim."
        self.assertLessEqual({"Raporu bankadan alıp size getireceğim.", "Raporu yarın alıp size getireceğim."}, self.left(text, "tr"))

    def test_a_text_keeps_half_of_its_words_and_its_questions(self):
        self.assertEqual(self.left("Come on Friday.", "en"), set())
        self.assertNotIn("Are you coming?", self.left("Are you coming with us?", "en"))
        for language, texts in TEXTS.items():
            for text in texts:
                for shorter in self.left(text, language):
                    self.assertGreaterEqual(2 * len(shorter.split()), len(text.split()), shorter)


class Negating(unittest.TestCase):
    def turned(self, text: str, language: str, known: list[str] = ()) -> set[str]:
        return {text[: span[0]] + new + text[span[1] :] for span, new in negations(text, language, words_in(known))}

    def test_english_verbs_are_turned_both_ways(self):
        self.assertIn("You can come now", self.turned("You can't come now", "en"))
        self.assertIn("I know he was not tired", self.turned("I know he was tired", "en"))
        self.assertIn("please don't call us", self.turned("please call us", "en"))
        self.assertEqual(self.turned("do you need it", "en"), set())

    def test_turkish_verbs_are_turned_only_into_words_that_somebody_said(self):
        self.assertEqual(self.turned("yarın gelmedi", "tr", ["geldi"]), {"yarın geldi"})
        self.assertEqual(self.turned("yarın gelmedi", "tr", ["gitti"]), set())
        self.assertEqual(self.turned("param yok", "tr"), {"param var"})
        self.assertEqual(self.turned("evim büyük değil", "tr"), {"evim büyük"})

    def test_a_tag_and_words_that_look_like_verbs_are_left(self):
        self.assertEqual(self.turned("Depozito dahil, değil mi?", "tr"), set())
        self.assertNotIn("It was free, was it?", self.turned("It was free, wasn't it?", "en"))
        self.assertEqual(self.turned("We will let you know.", "en"), {"We will not let you know."})
        self.assertEqual(self.turned("saat altı", "tr", ["almadı"]), set())

    def test_at_fault_is_the_word_that_was_denied(self):
        for language, text, fault in (("en", "I did not come today", "come"), ("tr", "evim büyük değil", "büyük")):
            spoiled = [spoil(text, language, random.Random(seed), pool_of([text]), [_negation]) for seed in range(40)]
            shorter = [one for one in spoiled if one and len(one.text) < len(text)]
            self.assertGreater(len(shorter), 0)
            for one in shorter:
                self.assertEqual([one.text[start:stop] for start, stop in one.said], [fault])


class LeavingOut(unittest.TestCase):
    def test_what_costs_nothing_is_no_part(self):
        for language, text in (("tr", "Aslında bir sorum var."), ("tr", "Gerçekten memnunum."), ("en", "There is no problem at all.")):
            self.assertEqual(parts(text, language), [])


class Noise(unittest.TestCase):
    def test_every_word_keeps_its_label(self):
        said = [("Karen", False), ("Doyle", False), ("WRONG", True), ("pays.", False)]
        for seed in range(200):
            heard = as_recognised(said, "en", random.Random(seed))
            self.assertEqual([word.lower() for word, fault in heard if fault][:1], ["wrong"])
            self.assertEqual({word.lower() for word, fault in heard if fault}, {"wrong"})


if __name__ == "__main__":
    unittest.main()
