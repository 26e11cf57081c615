"""python export.py --run out --to scorer/model: the encoder and the judge as int8 ONNX, and the pieces of the tokenizer as JSON."""

import argparse
import json
from pathlib import Path

import torch
import torch.nn.functional as functional
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

from base_encoder import read_base_file
from encoder import Encoder
from judge import Judge
from rows import FEATURES
from train import BASE


class CentredEncoder(nn.Module):
    """The encoder with what the store does to its vectors."""

    def __init__(self, encoder: Encoder, mean: torch.Tensor):
        super().__init__()
        self.encoder = encoder
        self.register_buffer("mean", mean)

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        centred = self.encoder(ids, mask) - self.mean
        return functional.normalize(centred.unflatten(-1, (2, self.encoder.width)), dim=-1).flatten(-2)


def export(module: nn.Module, inputs: dict[str, torch.Tensor], outputs: list[str], file: Path) -> None:
    whole = file.with_suffix(".float.onnx")
    dynamic = {name: {0: "texts", 1: "pieces"} for name in inputs}
    torch.onnx.export(
        module.eval(), tuple(inputs.values()), str(whole), input_names=list(inputs), output_names=outputs, dynamic_axes=dynamic, dynamo=False
    )
    quantize_dynamic(str(whole), str(file), weight_type=QuantType.QInt8, per_channel=True)
    whole.unlink()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--run", type=Path, default=Path("out"))
    options.add_argument("--to", type=Path, required=True)
    asked = options.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    base = read_base_file(BASE)
    state = torch.load(asked.run / "judge.pt", weights_only=False)
    mean = torch.load(asked.run / "encoded.pt", weights_only=False, mmap=True)["mean"]
    encoder = Encoder(base, state["kept"])
    numbers = torch.tensor([[encoder.number[base.begin], *encoder.prompt, 9, 10, encoder.number[base.end]]])
    export(CentredEncoder(encoder, mean), {"ids": numbers, "mask": torch.ones_like(numbers, dtype=torch.bool)}, ["vectors"], asked.to / "encoder.onnx")
    judge = Judge(2 * base.width, state["width"], layers=state["layers"])
    judge.load_state_dict({name.removeprefix("module."): value for name, value in state["mean"].items() if name != "n_averaged"})
    length = 12
    inputs = {
        "vectors": torch.randn(1, length, 2 * base.width), "features": torch.randn(1, length, FEATURES),
        "roles": torch.arange(length)[None] % 4, "mask": torch.ones(1, length, dtype=torch.bool),
    }  # fmt: skip
    export(judge, inputs, ["segment", "words"], asked.to / "judge.onnx")
    pieces = {
        "pieces": [base.pieces[piece] for piece in state["kept"]],
        "scores": [round(float(base.scores[piece]), 3) for piece in state["kept"]],
        "normalised": base.normalised,
        "begin": encoder.number[base.begin], "end": encoder.number[base.end], "unknown": encoder.number[base.unknown],
        "prompt": encoder.prompt,
    }  # fmt: skip
    (asked.to / "pieces.json").write_text(json.dumps(pieces, ensure_ascii=False))


if __name__ == "__main__":
    main()
