"""python export.py --run out --to scorer/model: what the app reads: the encoder (int8) and the judge (float) as ONNX, the tokenizer's pieces, the limits."""

import argparse
import json
import shutil
from pathlib import Path

import numpy as np
import torch

from base_encoder import read_base_file
from encoder import Encoder, Store, export_onnx
from evaluate import judged_examples
from judge import Judge, batch_of, run
from pairs import Example, source_language, training_examples
from rows import FEATURES, RENDITION, SOURCE, Row, rows_of
from train import BASE, validation_examples, is_validation

EXAMPLES = 24
#: How often each validation rendition is read for the limits, with other noise and references: five in a thousand of a few hundred are too few.
READINGS = 3
#: The shares of right segments that the judge may say to be at fault: what a learner may be wronged by at most.
BLAMED, BLAMED_CRITICAL = 0.05, 0.005


def best_limit(doubts: np.ndarray, at_fault: np.ndarray) -> float:
    """The limit above which words are called doubtful, with the best balance (F1) of found and rightly called."""
    steps = np.linspace(0.05, 0.95, 91)

    def balance(limit: float) -> float:
        called = doubts >= limit
        return 2 * (called & at_fault).sum() / max(1, called.sum() + at_fault.sum())

    return round(float(max(steps, key=balance)), 2)


def limits(judge: Judge, store: Store, examples: list[Example]) -> dict[str, float]:
    """The probabilities above which only the chosen shares of right validation renditions are, and those of the words."""
    results = judged_examples(judge, store, examples)
    right = results[[one.marks == 0 for one in examples]]
    rows = [row for row in rows_of(examples, store) if row.knows_lost and row.marks >= 2]
    words: dict[int, list[tuple[float, bool]]] = {SOURCE: [], RENDITION: []}
    for row in rows:
        roles, doubts = roles_of(row, store), doubts_of(judge, store, row)
        for head, role in enumerate((SOURCE, RENDITION)):
            where = row.starts & (roles == role)
            words[role] += zip(doubts[where, head].tolist(), (row.faults[where] > 0).tolist())
    best = {role: best_limit(*map(np.array, zip(*pairs))) for role, pairs in words.items()}
    return {
        "major": round(float(np.quantile(right[:, 1], 1 - BLAMED)), 4), "critical": round(float(np.quantile(right[:, 2], 1 - BLAMED_CRITICAL)), 4),
        "lost": best[SOURCE], "unsupported": best[RENDITION],
    }  # fmt: skip


def roles_of(row: Row, store: Store) -> torch.Tensor:
    return torch.cat([torch.full((len(store[text].words),), role) for role, text in enumerate(row.texts)])


def doubts_of(judge: Judge, store: Store, row: Row) -> torch.Tensor:
    """Of each piece the probabilities of both word heads: pieces x 2."""
    with torch.inference_mode():
        _, words = run(judge.eval(), batch_of([row], store))
    return torch.sigmoid(words[0, 1 : 1 + len(row)])


def words_of(example: Example) -> dict:
    join = lambda words: " ".join(word for word, _ in words)  # noqa: E731
    return {
        "sourceLanguage": source_language(example.direction), "source": join(example.source),
        "references": [example.reference, *example.others], "rendition": join(example.rendition),
    }  # fmt: skip


def answers(judge: Judge, store: Store, examples: list[Example]) -> list[dict]:
    """What the judge says here, for the test of the app's runtime."""
    out = []
    for example in examples:
        (row,) = rows_of([example], store)
        with torch.inference_mode():
            segment, _ = run(judge.eval(), batch_of([row], store))
        doubts, roles = doubts_of(judge, store, row), roles_of(row, store)
        starts = lambda role, head: [round(value, 3) for value in doubts[row.starts & (roles == role), head].tolist()]  # noqa: E731
        levels = [round(value, 3) for value in torch.sigmoid(segment[0]).tolist()]
        out.append({"segment": words_of(example), "levels": levels, "source": starts(SOURCE, 0), "rendition": starts(RENDITION, 1)})
    return out


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--run", type=Path, default=Path("out"))
    options.add_argument("--to", type=Path, required=True)
    asked = options.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    base = read_base_file(BASE)
    state = torch.load(asked.run / "judge.pt", weights_only=False)
    kept = json.loads((asked.run / "pieces.json").read_text())
    encoder = Encoder(base, kept)
    shutil.copyfile(asked.run / "encoder.onnx", asked.to / "encoder.onnx")
    judge = Judge(2 * base.width, state["width"], layers=state["layers"])
    judge.load_state_dict({name.removeprefix("module."): value for name, value in state["mean"].items() if name != "n_averaged"})
    length = 12
    inputs = {
        "vectors": torch.randn(1, length, 2 * base.width), "features": torch.randn(1, length, FEATURES),
        "roles": torch.arange(length)[None] % 4, "mask": torch.ones(1, length, dtype=torch.bool),
    }  # fmt: skip
    export_onnx(judge, inputs, {"segment": 1, "words": 2}, asked.to / "judge.onnx")
    pieces = {
        "pieces": [base.pieces[piece] for piece in kept],
        "scores": [float(base.scores[piece]) for piece in kept],
        "unknownScore": encoder.tokenizer.unknown_score,
        "normalised": base.normalised,
        "begin": encoder.number[base.begin], "end": encoder.number[base.end], "unknown": encoder.number[base.unknown],
        "prompt": encoder.prompt,
    }  # fmt: skip
    (asked.to / "pieces.json").write_text(json.dumps(pieces, ensure_ascii=False))
    store = Store(encoder, [], asked.run)
    examples = validation_examples()
    kept_back = [one for seed in range(READINGS) for one in training_examples(seed, spoiled=False) if is_validation(one.group)]
    (asked.to / "limits.json").write_text(json.dumps(limits(judge, store, kept_back)) + "\n")
    written = [one for one in examples if one.knows_lost][:EXAMPLES]
    (asked.to / "answers.json").write_text(json.dumps(answers(judge, store, written), ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
