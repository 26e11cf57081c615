"""How well a judge finds what is wrong: by set, against what people marked."""

import statistics
from dataclasses import replace

import numpy as np
import torch

from judge import Judge, Reader, batch_of, expected_marks, run
from pairs import BLIND_SETS, MARKS, Example, bench_set, direction_of, library, performances, plain, references

SEGMENT_MOST, DIALOGUE_MOST, PASS = 5.0, 45.0, 29.0


def judged(judge: Judge, reader: Reader, examples: list[Example]) -> np.ndarray:
    """Three probabilities and the expected marks of each example, beside its reference alone."""
    judge.eval()
    rows = [reader.read(one) for one in examples]
    order = sorted(range(len(rows)), key=lambda index: len(rows[index].ids))
    out = np.zeros((len(rows), 4))
    with torch.inference_mode():
        for start in range(0, len(order), 64):
            part = order[start : start + 64]
            with torch.autocast("cpu", dtype=torch.bfloat16):
                segment, _ = run(judge, batch_of([rows[index] for index in part], reader.pad))
            out[part, :3] = torch.sigmoid(segment.float()).numpy()
            out[part, 3] = expected_marks(segment).numpy()
    judge.train()
    return out


def closest(judge: Judge, reader: Reader, examples: list[Example], all_references: list[list[str]]) -> np.ndarray:
    """The same beside the reference that blames least."""
    flat = [(owner, replace(one, reference=text)) for owner, (one, texts) in enumerate(zip(examples, all_references)) for text in texts]
    results = judged(judge, reader, [one for _, one in flat])
    assert np.isfinite(results).all()
    best = np.full((len(examples), 4), 9.0)
    for (owner, _), result in zip(flat, results):
        if result[3] < best[owner, 3]:
            best[owner] = result
    return best


def area(scores: np.ndarray, wrong: np.ndarray) -> float:
    order = np.argsort(scores)
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    positives, negatives = wrong.sum(), (~wrong).sum()
    return float((ranks[wrong].sum() - positives * (positives + 1) / 2) / (positives * negatives))


def table(name: str, results: np.ndarray, marks: np.ndarray) -> dict:
    right, wrong = marks == 0, marks >= 2
    both = right | wrong
    found = {
        f"found at {share} % blamed": round(float((results[wrong, 1] > np.quantile(results[right, 1], 1 - share / 100)).mean()), 3) for share in (4, 10)
    }
    line = {"set": name, "renditions": len(marks), "area": round(area(results[both, 1], wrong[both]), 3), **found,
            "marks apart": round(float(np.abs(np.minimum(5, marks) - results[:, 3]).mean()), 2)}  # fmt: skip
    return line


def dialogues(judge: Judge, reader: Reader) -> dict:
    """Whole performances, against the first marker; the second marker beside it is the limit."""
    texts = library()
    totals: dict[str, list[float]] = {"judge": [], "first": [], "second": []}
    all_results, all_marks = [], []
    for slug, one in performances().items():
        segments = texts[slug]
        examples = [
            Example(slug, direction_of(segment), plain(segment["text"]), "", plain(said["rendition"]), 0)
            for segment, said in zip(segments, one["segments"])
        ]
        results = closest(judge, reader, examples, [references(segment) for segment in segments])
        most = max(SEGMENT_MOST, DIALOGUE_MOST / len(segments))
        cost = {
            marker: [min(most, sum(MARKS[error["severity"]] for error in said[marker])) for said in one["segments"]] for marker in ("first", "second")
        }
        empty = [not said["rendition"].strip() for said in one["segments"]]
        results[empty] = [1, 1, 1, 5]
        totals["judge"].append(max(0, DIALOGUE_MOST - results[:, 3].sum()))
        for marker in ("first", "second"):
            totals[marker].append(max(0, DIALOGUE_MOST - sum(cost[marker])))
        all_results.append(results)
        all_marks += cost["first"]
    line = table("performances", np.concatenate(all_results), np.array(all_marks))
    for marker in ("judge", "second"):
        ours, theirs = np.array(totals[marker]), np.array(totals["first"])
        line[marker] = {
            "marks apart of 45": round(float(np.abs(ours - theirs).mean()), 2), "r": round(float(np.corrcoef(ours, theirs)[0, 1]), 3),
            "same verdict": f"{int(((ours >= PASS) == (theirs >= PASS)).sum())} of {len(ours)}",
        }  # fmt: skip
    line["totals"] = [[round(float(ours), 1), theirs] for ours, theirs in zip(totals["judge"], totals["first"])]
    return line


def report(judge: Judge, reader: Reader, development: list[Example], note) -> None:
    """Tells `note` of each set as soon as it is measured."""
    areas = []

    def tell(line: dict):
        areas.append(line["area"])
        note(line)

    tell(table("development", judged(judge, reader, development), np.array([one.marks for one in development])))
    tell(dialogues(judge, reader))
    for name in BLIND_SETS:
        examples = bench_set(name)
        results = closest(judge, reader, examples, [[one.reference] for one in examples])
        tell(table(name, results, np.array([one.marks for one in examples])))
    note({"mean area": round(statistics.mean(areas), 3)})
