"""The judge: a small transformer over the vectors of source, reference and rendition, which attends where words resemble each other.

Heads: one for the segment (any fault, a major one or worse, a critical one), one for each word of the source (was it conveyed), one for
each word of the rendition (is it supported).
"""

import torch
import torch.nn.functional as functional
from torch import nn

from encoder import Store
from rows import FEATURES, REFERENCE, RENDITION, SOURCE, Row

#: How often a row in training is judged by likeness and kinds of words alone: vectors let a judge recognise a segment that it has seen.
WITHOUT_VECTORS = 0.15
#: No label is quite certain.
SMOOTHING = 0.03
LEVELS = (0.01, 1.5, 4.0)  # marks from which a segment counts as faulty, majorly, critically
WHOLE, ROLES = 3, 4  # the role of the first place, which stands for the segment


class SharedDropout(nn.Module):
    """Drops the same channels in all places of a text: on a processor that is far cheaper than a throw for each value."""

    def __init__(self, share: float):
        super().__init__()
        self.share = share

    def forward(self, x):
        if not self.training or self.share == 0:
            return x
        kept = torch.rand(x.shape[0], 1, x.shape[-1]) >= self.share
        return x * (kept.to(x.dtype) / (1 - self.share))


class Block(nn.Module):
    def __init__(self, width: int, heads: int, dropout: float):
        super().__init__()
        self.heads = heads
        self.before_attention, self.before_feed = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.feed = nn.Sequential(nn.Linear(width, 3 * width), nn.GELU(), SharedDropout(dropout), nn.Linear(3 * width, width))
        self.dropout = SharedDropout(dropout)
        self.likeness = nn.Parameter(torch.randn(heads, 2) * 2)  # how far a head looks where words are alike
        self.roles = nn.Parameter(torch.zeros(heads, ROLES, ROLES))

    def forward(self, x, alike, roles, hidden):
        """`alike`: batch x 2 x pieces x pieces; `roles`: one-hot; `hidden`: what is added where there is no piece."""
        batch, length, width = x.shape
        between = torch.einsum("bli,hij,bmj->bhlm", roles, self.roles.to(roles.dtype), roles)
        bias = torch.einsum("bklm,hk->bhlm", alike, self.likeness.to(alike.dtype)) + between + hidden
        q, k, v = self.qkv(self.before_attention(x)).view(batch, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        attended = functional.scaled_dot_product_attention(q, k, v, attn_mask=bias.to(q.dtype))
        x = x + self.dropout(self.out(attended.transpose(1, 2).reshape(batch, length, width)))
        return x + self.dropout(self.feed(self.before_feed(x)))


class Judge(nn.Module):
    def __init__(self, vectors: int, width: int = 192, heads: int = 6, layers: int = 4, dropout: float = 0.12):
        super().__init__()
        self.narrow = nn.Linear(vectors + FEATURES, width)
        self.role = nn.Embedding(ROLES, width)
        self.blocks = nn.ModuleList([Block(width, heads, dropout) for _ in range(layers)])
        self.norm = nn.LayerNorm(width)
        self.dropout = SharedDropout(dropout)
        self.segment = nn.Sequential(nn.Linear(4 * width, width), nn.GELU(), nn.Dropout(2 * dropout), nn.Linear(width, len(LEVELS)))
        self.words = nn.Linear(width, 2)  # lost, unsupported

    def forward(self, vectors, features, roles, mask):
        half = vectors.shape[-1] // 2
        parts = vectors.unflatten(-1, (2, half)).transpose(1, 2)
        alike = parts @ parts.transpose(-1, -2)
        hidden = torch.where(mask, 0.0, -1e4)[:, None, None, :]
        one_hot = functional.one_hot(roles, ROLES).to(alike.dtype)
        if self.training:
            vectors = vectors * (torch.rand(len(vectors), 1, 1) >= WITHOUT_VECTORS)
        x = self.narrow(torch.cat([self.dropout(vectors * half**0.5), features], -1)) + one_hot @ self.role.weight
        for block in self.blocks:
            x = block(x, alike, one_hot, hidden)
        x = self.norm(x)
        with torch.autocast("cpu", enabled=False):
            x = x.float()
            said, meant = ((mask & (roles == role)).unsqueeze(-1) for role in (RENDITION, SOURCE))
            mean = (x * said).sum(1) / said.sum(1).clamp(min=1)
            most = [x.masked_fill(~where, -9).amax(1) for where in (said, meant)]
            return self.segment(torch.cat([x[:, 0], mean, *most], -1)), self.words(x)


def pairs_of(rows: list[Row]) -> torch.Tensor:
    """Of each wrong row and its right twin in the batch, both places."""
    right = {row.twin: index for index, row in enumerate(rows) if row.twin and row.marks == 0}
    found = [(right[row.twin], index) for index, row in enumerate(rows) if row.marks >= LEVELS[1] and row.twin in right]
    return torch.tensor(found, dtype=torch.long).reshape(-1, 2)


def batch_of(rows: list[Row], store: Store) -> dict[str, torch.Tensor]:
    length = -(-(1 + max(map(len, rows))) // 16) * 16
    size, width = len(rows), 2 * store.encoder.width
    batch = {
        "vectors": torch.zeros(size, length, width), "features": torch.zeros(size, length, FEATURES),
        "roles": torch.full((size, length), WHOLE), "mask": torch.zeros(size, length, dtype=torch.bool),
        "starts": torch.zeros(size, length, dtype=torch.bool), "faults": torch.zeros(size, length),
        "marks": torch.tensor([row.marks for row in rows]), "pairs": pairs_of(rows),
        "knows_said": torch.tensor([row.knows_said for row in rows]), "knows_lost": torch.tensor([row.knows_lost for row in rows]),
    }  # fmt: skip
    for index, row in enumerate(rows):
        stop = 1 + len(row)
        at = 1
        for role, text in zip((SOURCE, REFERENCE, RENDITION), row.texts):
            own = store[text].vectors
            batch["vectors"][index, at : at + len(own)] = own
            batch["roles"][index, at : at + len(own)] = role
            at += len(own)
        batch["features"][index, :stop] = row.features
        batch["starts"][index, 1:stop] = row.starts
        batch["faults"][index, 1:stop] = row.faults
        batch["mask"][index, :stop] = True
    return batch


def run(judge: Judge, batch: dict[str, torch.Tensor]):
    return judge(batch["vectors"], batch["features"], batch["roles"], batch["mask"])


def loss_of(judge: Judge, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    segment, words = run(judge, batch)
    levels = torch.stack([(batch["marks"] >= level).float() for level in LEVELS], 1)
    loss = functional.binary_cross_entropy_with_logits(segment, SMOOTHING + (1 - 2 * SMOOTHING) * levels)
    if len(batch["pairs"]):
        # The twin with an error must look worse than the right one, however free the wording of both.
        right, wrong = batch["pairs"].unbind(1)
        loss = loss + 0.5 * functional.softplus(segment[right, 1] - segment[wrong, 1]).mean()
    for head, role, known in ((0, SOURCE, "knows_lost"), (1, RENDITION, "knows_said")):
        where = batch["starts"] & (batch["roles"] == role) & batch[known][:, None]
        if where.any():
            weight = torch.tensor(3.0)
            loss = loss + 0.5 * functional.binary_cross_entropy_with_logits(words[..., head][where], batch["faults"][where], pos_weight=weight)
    return loss


def expected_marks(segment: torch.Tensor) -> torch.Tensor:
    """Marks that a segment probably loses, 0 to 5, from its three logits."""
    any_fault, major, critical = torch.sigmoid(segment.float()).unbind(-1)
    return 0.5 * (any_fault - major).clamp(min=0) + 2 * (major - critical).clamp(min=0) + 5 * critical
