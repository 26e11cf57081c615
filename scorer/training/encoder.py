"""The frozen base: each text is encoded alone and once, whatever it is compared with later."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

import torch
import torch.nn.functional as functional
from torch import nn

from base_encoder import BaseFile, Layer, Tokenizer

PROMPT = "query:"  # what the base was trained to see before a text
MIDDLE_LAYER = 8  # its words resemble their translations most; the last layer knows more of the sentence
MOST_PIECES = 96


@dataclass
class Encoded:
    vectors: torch.Tensor  # pieces x (2 * width), half precision: middle layer, last layer
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

    def encode(self, texts: list[str]) -> dict[str, Encoded]:
        """The pieces of each text without prompt, begin and end."""
        rows = {}
        for text in texts:
            pieces, words = [], []
            for index, word in enumerate(text.split()):
                for piece in self.pieces(word):
                    pieces.append(piece)
                    words.append(index)
            rows[text] = (pieces[:MOST_PIECES], words[:MOST_PIECES])
        begin, end, pad = (self.number[piece] for piece in (self.base.begin, self.base.end, self.base.pad))
        first = 1 + len(self.prompt)
        order = sorted(texts, key=lambda text: len(rows[text][0]))
        out: dict[str, Encoded] = {}
        with torch.inference_mode(), torch.autocast("cpu", dtype=torch.bfloat16):
            for at in range(0, len(order), 64):
                part = order[at : at + 64]
                lines = [[begin, *self.prompt, *rows[text][0], end] for text in part]
                length = -(-max(map(len, lines)) // 8) * 8
                ids = torch.tensor([line + [pad] * (length - len(line)) for line in lines])
                mask = torch.tensor([[index < len(line) for index in range(length)] for line in lines])
                vectors = self(ids, mask)
                for text, line, vector in zip(part, lines, vectors):
                    out[text] = Encoded(vector[first : len(line) - 1].half().clone(), rows[text][1])
        return out


class Store:
    """Encoded texts, kept in a file between runs; vectors are centred on the mean of the first texts and of length one."""

    def __init__(self, encoder: Encoder, file: Path):
        self.encoder, self.file = encoder, file
        self.known: dict[str, Encoded] = {}
        self.mean: torch.Tensor | None = None
        name = hashlib.sha256(repr((encoder.base.layers, len(encoder.number), MIDDLE_LAYER)).encode()).hexdigest()[:12]
        self.name = name
        if file.exists():
            kept = torch.load(file, weights_only=False)
            if kept["name"] == name:
                self.known, self.mean = kept["known"], kept["mean"]

    def add(self, texts: set[str]) -> None:
        new = sorted(texts - self.known.keys())
        if not new:
            return
        fresh = self.encoder.encode(new)
        if self.mean is None:
            self.mean = torch.cat([one.vectors.float() for one in list(fresh.values())[:4000]]).mean(0)
        width = self.encoder.width
        for text, one in fresh.items():
            centred = (one.vectors.float() - self.mean).reshape(-1, 2, width)
            one.vectors = functional.normalize(centred, dim=-1).reshape(-1, 2 * width).half()
            self.known[text] = one
        torch.save({"name": self.name, "known": self.known, "mean": self.mean}, self.file)

    def __getitem__(self, text: str) -> Encoded:
        return self.known[text]
