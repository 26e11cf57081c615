"""The judge is trained on texts read as `../reading` reads them: both keep to the same cases."""

import json
import unittest
from pathlib import Path

from grammar import KINDS, counts_of
from reading import read
from sound import consonants, sound_alike

DATA = Path(__file__).parents[1] / "data"


def cases(name: str) -> list[dict]:
    return json.loads((DATA / name).read_text())


def words(text: str) -> list[tuple[str, bool]]:
    return [(word, False) for word in text.split()]


class Reading(unittest.TestCase):
    def test_texts_are_read_as_in_typescript(self):
        for case in cases("reading.json"):
            with self.subTest(case["text"]):
                self.assertEqual(" ".join(word for word, _ in read(words(case["text"]), case["language"])), case["read"])

    def test_a_number_is_at_fault_if_one_of_its_words_is(self):
        said = [("at", False), ("two", False), ("hundred", True), ("dollars", False)]
        self.assertEqual(read(said, "en"), [("at", False), ("200", True), ("dollars", False)])

    def test_names_sound_alike_as_in_typescript(self):
        for case in cases("sounds.json"):
            with self.subTest(case):
                alike = sound_alike(consonants(case["english"], "en"), consonants(case["turkish"], "tr"))
                self.assertEqual(alike, case["alike"])

    def test_words_are_counted_by_kind(self):
        counts = dict(zip(KINDS, counts_of("i can't pay if you don't".split(), "en"), strict=True))
        self.assertEqual((counts["negation"], counts["condition"]), (2, 1))


if __name__ == "__main__":
    unittest.main()
