"""The judge: a small transformer that reads source, reference and rendition together.

Heads: one for the segment (any fault, a major one or worse, a critical one), one for each word of the source (was it conveyed), one for
each word of the rendition (is it supported).
"""

import re
from dataclasses import dataclass

import torch
import torch.nn.functional as functional
from torch import nn

from base_encoder import BaseFile, Layer, Tokenizer
from pairs import Example, target
from spoil import lower

LEVELS = (0.01, 1.5, 4.0)  # marks from which a segment counts as faulty, majorly, critically
SOURCE, REFERENCE, RENDITION = 0, 1, 2
MOST_TOKENS = 256


class Judge(nn.Module):
    def __init__(self, base: BaseFile, kept: list[int], layers: int, dropout: float = 0.1):
        super().__init__()
        width = base.width
        self.word = nn.Embedding(len(kept), width)
        self.place = nn.Embedding(base.positions, width)
        self.role = nn.Embedding(3, width)
        self.same = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, base.epsilon)
        self.layers = nn.ModuleList([Layer(base, dropout) for _ in range(layers)])
        self.dropout = nn.Dropout(dropout)
        self.segment = nn.Sequential(nn.Linear(3 * width, width), nn.GELU(), nn.Dropout(dropout), nn.Linear(width, len(LEVELS)))
        self.words = nn.Linear(width, 2)  # lost, unsupported
        with torch.no_grad():
            self.word.weight.copy_(torch.tensor(base.four_bit("emb.word", width)[kept]))
            places = torch.tensor(base.floats("emb.pos").reshape(-1, width)[: base.positions])
            self.place.weight[: len(places)].copy_(places)
            self.role.weight.copy_(torch.tensor(base.floats("emb.type").reshape(-1, width)[:1]).repeat(3, 1))
            self.same.weight.zero_()
            self.norm.weight.copy_(torch.tensor(base.floats("emb.ln.w")))
            self.norm.bias.copy_(torch.tensor(base.floats("emb.ln.b")))
            for index, layer in enumerate(self.layers):
                layer.load(base, index)

    def forward(self, ids, places, roles, same, mask):
        x = self.word(ids) + self.place(places) + self.role(roles) + self.same(same)
        x = self.dropout(self.norm(x))
        for layer in self.layers:
            x = layer(x, mask)
        said = (mask & (roles == RENDITION)).unsqueeze(-1)
        mean = (x * said).sum(1) / said.sum(1).clamp(min=1)
        most = x.masked_fill(~said, -9).amax(1)
        with torch.autocast("cpu", enabled=False):
            return self.segment(torch.cat([x[:, 0], mean, most], -1).float()), self.words(x.float())


@dataclass
class Row:
    ids: list[int]
    places: list[int]
    roles: list[int]
    same: list[int]
    starts: list[int]  # 1 at the first piece of a word of source or rendition
    faults: list[int]
    marks: float
    knows_said: bool
    knows_lost: bool
    twin: str = ""


class Reader:
    """Turns examples into rows of token numbers, of the kept pieces alone."""

    def __init__(self, base: BaseFile, kept: list[int]):
        self.base, self.tokenizer = base, Tokenizer(base, kept)
        self.number = {piece: index for index, piece in enumerate(kept)}
        self.unknown = self.number[base.unknown]
        self.pad = self.number[base.pad]

    def pieces(self, word: str) -> list[int]:
        return [self.number.get(piece, self.unknown) for _, pieces in self.tokenizer.words(word) for piece in pieces]

    def read(self, example: Example) -> Row:
        parts = [(SOURCE, example.source), (REFERENCE, [(word, False) for word in example.reference.split()]), (RENDITION, example.rendition)]
        language = target(example.direction)
        bare = lambda word: re.sub(r"\W", "", lower(word, language))  # noqa: E731
        model, said = ({bare(word) for word, _ in parts[part][1]} - {""} for part in (REFERENCE, RENDITION))
        row = Row([], [], [], [], [], [], example.marks, example.knows_said, example.knows_lost, example.twin)

        def add(piece: int, place: int, role: int, same: int, start: int, fault: int):
            for values, value in zip((row.ids, row.places, row.roles, row.same, row.starts, row.faults), (piece, place, role, same, start, fault)):
                values.append(value)

        for role, words in parts:
            add(self.number[self.base.begin], 0, role, 0, 0, 0)
            place = 1
            for word, fault in words:
                same = int(role == RENDITION and bare(word) in model or role == REFERENCE and bare(word) in said)
                for index, piece in enumerate(self.pieces(word)):
                    add(piece, min(place, 127), role, same, int(index == 0 and role != REFERENCE), int(fault))
                    place += 1
            add(self.number[self.base.end], min(place, 127), role, 0, 0, 0)
        for values in (row.ids, row.places, row.roles, row.same, row.starts, row.faults):
            del values[MOST_TOKENS:]
        return row


def pairs_of(rows: list[Row]) -> torch.Tensor:
    """Of each wrong row and its right twin in the batch, both places."""
    right = {row.twin: index for index, row in enumerate(rows) if row.twin and row.marks == 0}
    found = [(right[row.twin], index) for index, row in enumerate(rows) if row.marks >= LEVELS[1] and row.twin in right]
    return torch.tensor(found, dtype=torch.long).reshape(-1, 2)


def batch_of(rows: list[Row], pad: int) -> dict[str, torch.Tensor]:
    # Few different lengths: each is prepared for anew.
    length = -(-max(len(row.ids) for row in rows) // 16) * 16

    def table(name: str, fill: int = 0) -> torch.Tensor:
        return torch.tensor([getattr(row, name) + [fill] * (length - len(row.ids)) for row in rows])

    ids = table("ids", pad)
    return {
        "ids": ids, "places": table("places"), "roles": table("roles"), "same": table("same"),
        "mask": torch.tensor([[index < len(row.ids) for index in range(length)] for row in rows]),
        "starts": table("starts").bool(), "faults": table("faults").float(),
        "marks": torch.tensor([row.marks for row in rows]),
        "pairs": pairs_of(rows),
        "knows_said": torch.tensor([row.knows_said for row in rows]), "knows_lost": torch.tensor([row.knows_lost for row in rows]),
    }  # fmt: skip


def run(judge: Judge, batch: dict[str, torch.Tensor]):
    return judge(batch["ids"], batch["places"], batch["roles"], batch["same"], batch["mask"])


def loss_of(judge: Judge, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    segment, words = run(judge, batch)
    levels = torch.stack([(batch["marks"] >= level).float() for level in LEVELS], 1)
    loss = functional.binary_cross_entropy_with_logits(segment.float(), levels)
    if len(batch["pairs"]):
        # The twin with an error must look worse than the right one, however free the wording of both.
        right, wrong = batch["pairs"].unbind(1)
        loss = loss + 0.5 * functional.softplus(segment[right, 1].float() - segment[wrong, 1].float()).mean()
    for head, role, known in ((0, SOURCE, "knows_lost"), (1, RENDITION, "knows_said")):
        where = batch["starts"] & (batch["roles"] == role) & batch[known][:, None]
        if where.any():
            weight = torch.tensor(3.0)
            loss = loss + 0.5 * functional.binary_cross_entropy_with_logits(
                words[..., head][where].float(), batch["faults"][where], pos_weight=weight
            )
    return loss


def expected_marks(segment: torch.Tensor) -> torch.Tensor:
    """Marks that a segment probably loses, 0 to 5, from its three logits."""
    any_fault, major, critical = torch.sigmoid(segment.float()).unbind(-1)
    return 0.5 * (any_fault - major).clamp(min=0) + 2 * (major - critical).clamp(min=0) + 5 * critical
