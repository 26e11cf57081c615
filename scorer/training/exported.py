"""What `export.py` wrote, as training has it: so a run can go on from the judge in scorer/model."""

import json
import shutil
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper

from base_encoder import BaseFile


def read_weights(file: Path) -> dict[str, torch.Tensor]:
    """The weights of a judge by their names in `judge.py`. The exporter gives those of products names of its own and turns them round."""
    graph = onnx.load(str(file)).graph
    constants = {one.name: torch.tensor(numpy_helper.to_array(one)) for one in graph.initializer}
    weights = {name: value for name, value in constants.items() if not name.startswith("onnx::")}
    for node in graph.node:
        owner = ".".join(node.name.strip("/").split("/")[:-1])
        for name in (name for name in node.input if name.startswith("onnx::") and name in constants):
            value = constants[name]
            if node.op_type == "MatMul":
                weights[f"{owner}.weight".replace("feed.feed", "feed")] = value.T.contiguous()
            elif node.op_type == "Einsum":
                weights[f"{owner}.{'roles' if value.dim() == 3 else 'likeness'}"] = value
    return weights


def begin_from(model: Path, out: Path, base: BaseFile) -> None:
    """Puts encoder and pieces of an exported model into the folder of a new run."""
    number = {piece: index for index, piece in enumerate(base.pieces)}
    pieces = json.loads((model / "pieces.json").read_text())["pieces"]
    (out / "pieces.json").write_text(json.dumps([number[piece] for piece in pieces]))
    shutil.copyfile(model / "encoder.onnx", out / "encoder.onnx")
