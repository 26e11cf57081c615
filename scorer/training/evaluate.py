"""How well a judge finds what is wrong: by set, beside those who wrote or marked it."""

import statistics
from dataclasses import replace

import numpy as np
import torch

from encoder import Store
from judge import Judge, batch_of, expected_marks, run
from pairs import BLIND_SETS, MARKS, Example, bench_set, direction_of, performances, plain
from rows import Row, as_read, rows_of

SEGMENT_MOST, DIALOGUE_MOST, PASS = 5.0, 45.0, 29.0


def judged(judge: Judge, store: Store, rows: list[Row]) -> np.ndarray:
    """Three probabilities and the expected marks of each row."""
    judge.eval()
    order = sorted(range(len(rows)), key=lambda index: len(rows[index]))
    out = np.zeros((len(rows), 4))
    with torch.inference_mode():
        for start in range(0, len(order), 64):
            part = order[start : start + 64]
            segment, _ = run(judge, batch_of([rows[index] for index in part], store))
            out[part, :3] = torch.sigmoid(segment.float()).numpy()
            out[part, 3] = expected_marks(segment).numpy()
    judge.train()
    return out


def judged_examples(judge: Judge, store: Store, examples: list[Example]) -> np.ndarray:
    """The same for examples; where nothing was said everything is lost."""
    said = [bool(as_read(one).rendition) for one in examples]
    out = np.tile([1.0, 1.0, 1.0, SEGMENT_MOST], (len(examples), 1))
    out[said] = judged(judge, store, rows_of(examples, store))
    assert np.isfinite(out).all()
    return out


def area(scores: np.ndarray, wrong: np.ndarray) -> float:
    order = np.argsort(scores)
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    positives, negatives = wrong.sum(), (~wrong).sum()
    return float((ranks[wrong].sum() - positives * (positives + 1) / 2) / (positives * negatives))


def table(name: str, results: np.ndarray, examples: list[Example]) -> dict:
    marks = np.array([one.marks for one in examples])
    right, wrong = marks == 0, marks >= 2
    both = right | wrong
    found = {
        f"found at {share} % blamed": round(float((results[wrong, 1] > np.quantile(results[right, 1], 1 - share / 100)).mean()), 3) for share in (4, 10)
    }
    # What a judge of mere length would reach: no merit of ours.
    shortness = np.array([-len(one.rendition) / max(1, len(one.reference.split())) for one in examples])
    return {
        "set": name, "renditions": len(marks), "area": round(area(results[both, 1], wrong[both]), 3), **found,
        "marks apart": round(float(np.abs(np.minimum(5, marks) - results[:, 3]).mean()), 2),
        "area of length": round(area(shortness[both], wrong[both]), 3),
    }  # fmt: skip


def dialogues(judge: Judge, store: Store) -> dict:
    """Whole performances, against the first marker; the second marker beside it is the limit."""
    totals: dict[str, list[float]] = {"judge": [], "first": [], "second": []}
    all_results, all_examples = [], []
    for slug, one in performances().items():
        segments = one["segments"]
        examples = [
            Example(slug, direction_of(said), plain(said["text"]), said["translation"], plain(said["rendition"]), 0, others=said["variants"])
            for said in segments
        ]
        results = judged_examples(judge, store, examples)
        most = max(SEGMENT_MOST, DIALOGUE_MOST / len(segments))
        cost = {
            marker: [min(most, sum(MARKS[error["severity"]] for error in said[marker])) for said in segments] for marker in ("first", "second")
        }
        totals["judge"].append(max(0, DIALOGUE_MOST - results[:, 3].sum()))
        for marker in ("first", "second"):
            totals[marker].append(max(0, DIALOGUE_MOST - sum(cost[marker])))
        all_results.append(results)
        all_examples += [replace(one, marks=marks) for one, marks in zip(examples, cost["first"])]
    line = table("performances", np.concatenate(all_results), all_examples)
    for marker in ("judge", "second"):
        ours, theirs = np.array(totals[marker]), np.array(totals["first"])
        line[marker] = {
            "marks apart of 45": round(float(np.abs(ours - theirs).mean()), 2), "r": round(float(np.corrcoef(ours, theirs)[0, 1]), 3),
            "same verdict": f"{int(((ours >= PASS) == (theirs >= PASS)).sum())} of {len(ours)}",
        }  # fmt: skip
    line["totals"] = [[round(float(ours), 1), theirs] for ours, theirs in zip(totals["judge"], totals["first"])]
    return line


def validate(judge: Judge, store: Store, examples: list[Example], note) -> None:
    """Tells `note` how well the validation groups are judged."""
    note(table("validation", judged_examples(judge, store, examples), examples))


def report(judge: Judge, store: Store, examples: list[Example], note) -> None:
    """Tells `note` of each set as soon as it is measured."""
    validate(judge, store, examples, note)
    areas = []

    def tell(line: dict):
        areas.append(line["area"])
        note(line)

    tell(dialogues(judge, store))
    for name in BLIND_SETS:
        alone = [replace(one, others=[]) for one in bench_set(name)]
        tell(table(name, judged_examples(judge, store, alone), alone))
    note({"mean area": round(statistics.mean(areas), 3)})
