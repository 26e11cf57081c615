"""The frozen base: each text is encoded alone and once, whatever it is compared with later.

Training reads the vectors of the exported int8 encoder, the very ones that the app will see.
"""

import hashlib
import multiprocessing
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime
import torch
import torch.nn.functional as functional
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

from base_encoder import BaseFile, Layer, Tokenizer

PROMPT = "query:"  # what the base was trained to see before a text
MIDDLE_LAYER = 8  # its words resemble their translations most; the last layer knows more of the sentence
MOST_PIECES = 96  # of a text; the app reads up to 160, which few renditions have
TEXTS_OF_MEAN = 2000


@dataclass
class Encoded:
    vectors: torch.Tensor  # pieces x (2 * width), half precision, of length one: middle layer, last layer
    words: list[int]  # the word of each piece


class Encoder(nn.Module):
    def __init__(self, base: BaseFile, kept: list[int]):
        super().__init__()
        self.base, self.width = base, base.width
        self.tokenizer = Tokenizer(base, kept)
        self.number = {piece: index for index, piece in enumerate(kept)}
        self.word = nn.Embedding(len(kept), base.width)
        self.place = nn.Embedding(base.positions, base.width)
        self.norm = nn.LayerNorm(base.width, base.epsilon)
        self.layers = nn.ModuleList([Layer(base, 0.0) for _ in range(base.layers)])
        with torch.no_grad():
            self.word.weight.copy_(torch.tensor(base.four_bit("emb.word", base.width)[kept]))
            kind = torch.tensor(base.floats("emb.type").reshape(-1, base.width)[0])
            places = torch.tensor(base.floats("emb.pos").reshape(-1, base.width)[: base.positions])
            self.place.weight.copy_(places + kind)
            self.norm.weight.copy_(torch.tensor(base.floats("emb.ln.w")))
            self.norm.bias.copy_(torch.tensor(base.floats("emb.ln.b")))
            for index, layer in enumerate(self.layers):
                layer.load(base, index)
        self.prompt = self.pieces(PROMPT)

    def pieces(self, text: str) -> list[int]:
        unknown = self.number[self.base.unknown]
        return [self.number.get(piece, unknown) for _, pieces in self.tokenizer.words(text) for piece in pieces]

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """The vectors of both layers, each of length one: batch x pieces x (2 * width)."""
        x = self.norm(self.word(ids) + self.place.weight[: ids.shape[1]])
        middle = x
        for index, layer in enumerate(self.layers, 1):
            x = layer(x, mask)
            if index == MIDDLE_LAYER:
                middle = x
        return torch.cat([middle, x], -1).float()

    def read(self, text: str) -> tuple[list[int], list[int]]:
        """The pieces of a text without prompt, begin and end, and the word of each."""
        pieces, words = [], []
        for index, word in enumerate(text.split()):
            for piece in self.pieces(word):
                pieces.append(piece)
                words.append(index)
        return pieces[:MOST_PIECES], words[:MOST_PIECES]

    def ids(self, text: str) -> list[int]:
        begin, end = (self.number[piece] for piece in (self.base.begin, self.base.end))
        return [begin, *self.prompt, *self.read(text)[0], end]


class CentredEncoder(nn.Module):
    """The encoder with its vectors centred on a mean and of length one: similarities then tell words apart."""

    def __init__(self, encoder: Encoder, mean: torch.Tensor):
        super().__init__()
        self.encoder = encoder
        self.register_buffer("mean", mean)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        centred = self.encoder(ids, torch.ones_like(ids, dtype=torch.bool)) - self.mean
        return functional.normalize(centred.unflatten(-1, (2, self.encoder.width)), dim=-1).flatten(-2)


def export_onnx(module: nn.Module, inputs: dict[str, torch.Tensor], outputs: dict[str, int], file: Path) -> None:
    """`inputs` are texts x pieces; `outputs`: the name of each and how many of its axes are that."""
    axes = {0: "texts", 1: "pieces"}
    dynamic = {name: axes for name in inputs} | {name: dict(list(axes.items())[:count]) for name, count in outputs.items()}
    torch.onnx.export(
        module.eval(), tuple(inputs.values()), str(file), input_names=list(inputs), output_names=list(outputs), dynamic_axes=dynamic, dynamo=False
    )


def export_encoder(encoder: Encoder, texts: list[str], file: Path) -> None:
    with torch.inference_mode():
        vectors = [encoder(torch.tensor([ids]), torch.ones(1, len(ids), dtype=torch.bool))[0] for ids in map(encoder.ids, texts)]
    mean = torch.cat(vectors).mean(0)
    whole = file.with_suffix(".float.onnx")
    export_onnx(CentredEncoder(encoder, mean), {"ids": torch.tensor([encoder.ids(texts[0])])}, {"vectors": 2}, whole)
    quantize_dynamic(str(whole), str(file), weight_type=QuantType.QInt8, per_channel=True)
    whole.unlink()


def _vectors(job: tuple[Path, list[list[int]]]) -> list[np.ndarray]:
    file, rows = job
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(file), options)
    return [session.run(None, {"ids": np.array([row])})[0][0].astype(np.float16) for row in rows]


class Store:
    """Encoded texts, kept in a file between runs."""

    def __init__(self, encoder: Encoder, texts: list[str], folder: Path):
        """`texts`: the mean of their vectors is the centre; the first run of a folder exports the encoder with it."""
        self.encoder, self.model, self.file = encoder, folder / "encoder.onnx", folder / "encoded.pt"
        self.known: dict[str, Encoded] = {}
        if not self.model.exists():
            export_encoder(encoder, texts, self.model)
        self.name = hashlib.sha256(self.model.read_bytes()).hexdigest()
        if self.file.exists():
            kept = torch.load(self.file, weights_only=False)
            if kept["name"] == self.name:
                self.known = kept["known"]

    def add(self, texts: set[str]) -> None:
        new = sorted(texts - self.known.keys())
        if not new:
            return
        first = 1 + len(self.encoder.prompt)
        rows = [self.encoder.ids(text) for text in new]
        # One text at a time: beside others its numbers would be rounded otherwise.
        jobs = [(self.model, rows[at : at + 500]) for at in range(0, len(rows), 500)]
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            vectors = [one for part in pool.map(_vectors, jobs, chunksize=1) for one in part]
        for text, one in zip(new, vectors):
            self.known[text] = Encoded(torch.from_numpy(one[first:-1]), self.encoder.read(text)[1])
        if len(new) > 500:
            torch.save({"name": self.name, "known": self.known}, self.file)

    def __getitem__(self, text: str) -> Encoded:
        return self.known[text]
