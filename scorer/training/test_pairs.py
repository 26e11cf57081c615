"""What is trained on, and what only measures, are never mixed."""

import unittest

from pairs import BLIND_SETS, TRAINING_SETS, Words, bench_set, library, performances, training_examples


def said_in(words: Words) -> str:
    return " ".join(word for word, _ in words)


class Pairs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.examples = training_examples(1)

    def test_no_segment_of_a_performance_is_trained_on(self):
        performed = set(performances())
        self.assertEqual(len(performed), 24)
        self.assertEqual([one.group for one in self.examples if one.group.split("#")[0] in performed], [])

    def test_no_rendition_of_a_blind_set_is_trained_on(self):
        self.assertEqual(set(TRAINING_SETS) & set(BLIND_SETS), set())
        trained = {one.group.split("/")[0] for one in self.examples}
        self.assertEqual(trained & set(BLIND_SETS), set())
        said = {(said_in(one.source), said_in(one.rendition)) for one in self.examples}
        blind = [one for name in BLIND_SETS for one in bench_set(name)]
        self.assertGreater(len(blind), 500)
        self.assertEqual([one.group for one in blind if (said_in(one.source), said_in(one.rendition)) in said], [])

    def test_right_and_wrong_are_of_like_number(self):
        wrong = sum(one.marks >= 2 for one in self.examples)
        self.assertTrue(0.35 < wrong / len(self.examples) < 0.65, wrong / len(self.examples))

    def test_a_right_rendition_has_no_words_at_fault(self):
        self.assertEqual([one.group for one in self.examples if one.marks == 0 and any(fault for _, fault in one.rendition)], [])

    def test_every_example_has_a_reference_and_words(self):
        self.assertEqual([one.group for one in self.examples if not one.reference.strip() or not one.source], [])

    def test_twins_have_the_same_references(self):
        twins: dict[str, set] = {}
        for one in self.examples:
            if one.twin:
                twins.setdefault(one.twin, set()).add((one.reference, tuple(one.others)))
        self.assertGreater(len(twins), 5_000)
        self.assertEqual([name for name, references in twins.items() if len(references) > 1], [])

    def test_the_same_seed_gives_the_same_examples(self):
        self.assertEqual(training_examples(1), self.examples)

    def test_the_library_and_the_further_segments_are_there(self):
        self.assertGreaterEqual(sum(len(segments) for segments in library().values()), 2_000 + 1_920)


if __name__ == "__main__":
    unittest.main()
