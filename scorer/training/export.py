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
from judge import Judge
from pairs import Example
from rows import FEATURES
from train import BASE, development_examples

BLAMED, BLAMED_CRITICAL = 0.04, 0.01  # the shares of right segments that may be said to be at fault


def limits(judge: Judge, store: Store, examples: list[Example]) -> dict[str, float]:
    """The probabilities above which so few right renditions are that are kept for choosing."""
    results = judged_examples(judge, store, examples)
    right = results[[one.marks == 0 for one in examples]]
    return {
        name: round(float(np.quantile(right[:, column], 1 - share)), 4) for name, column, share in (("major", 1, BLAMED), ("critical", 2, BLAMED_CRITICAL))
    }


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
    (asked.to / "limits.json").write_text(json.dumps(limits(judge, store, development_examples())) + "\n")


if __name__ == "__main__":
    main()
