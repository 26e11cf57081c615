"""What the judge sees of an example: the vectors of three texts, and for each piece how much of it the other texts say."""

import random
from dataclasses import dataclass
from itertools import accumulate

import torch

from encoder import Store
from pairs import Example, Words, direction_of, library, plain, source_language, target
from reading import read

SOURCE, REFERENCE, RENDITION = 0, 1, 2
FEATURES = 10


@dataclass
class Texts:
    """An example as read: words of source and rendition with their labels, and every reference."""

    source: Words
    references: list[Words]
    rendition: Words
    example: Example

    def all(self) -> set[str]:
        return {joined(words) for words in (self.source, self.rendition, *self.references)}


@dataclass
class Row:
    texts: tuple[str, str, str]  # source, reference, rendition
    features: torch.Tensor  # pieces x FEATURES, half precision
    starts: torch.Tensor  # whether a piece begins a word of source or rendition
    faults: torch.Tensor
    marks: float
    knows_said: bool
    knows_lost: bool
    twin: str

    def __len__(self) -> int:
        return len(self.features)


def joined(words: Words) -> str:
    return " ".join(word for word, _ in words)


def as_read(example: Example) -> Texts:
    language = target(example.direction)
    references = [example.reference, *example.others]
    read_references = [read(plain(text), language) for text in dict.fromkeys(references)]
    return Texts(
        read(example.source, source_language(example.direction)),
        [words for words in read_references if words],
        read(example.rendition, language),
        example,
    )


class _Likeness:
    """Similarities of the pieces of all texts of an example."""

    def __init__(self, names: list[str], store: Store):
        self.names = names
        vectors = torch.cat([store[name].vectors for name in names]).float()
        parts = vectors.unflatten(-1, (2, -1)).transpose(0, 1)
        self.alike = parts @ parts.transpose(-1, -2)  # 2 x pieces x pieces
        stops = list(accumulate(len(store[name].words) for name in names))
        self.spans = dict(zip(names, (slice(start, stop) for start, stop in zip([0, *stops], stops))))

    def most(self, name: str, *others: str) -> torch.Tensor:
        """For each piece the highest similarity to a piece of the other texts: pieces x 2 (middle layer, last layer)."""
        rows = self.alike[:, self.spans[name]]
        return torch.stack([rows[:, :, self.spans[other]].amax(-1) for other in others]).amax(0).T


def row_of(texts: Texts, store: Store) -> Row:
    source, rendition = joined(texts.source), joined(texts.rendition)
    names = [joined(words) for words in texts.references]
    likeness = _Likeness(list(dict.fromkeys([source, rendition, *names])), store)
    # The closest reference is read in full, the others through their similarities.
    reference = max(names, key=lambda name: (likeness.most(rendition, name).mean() + likeness.most(name, rendition).mean()).item())
    words = {SOURCE: texts.source, REFERENCE: plain(reference), RENDITION: texts.rendition}
    said, meant, model = ({word for word, _ in words[role]} for role in (RENDITION, SOURCE, REFERENCE))
    in_references = {word for part in texts.references for word, _ in part}
    parts = (
        (SOURCE, source, (rendition,), (reference,), said, model),
        (REFERENCE, reference, (rendition,), (source,), said, meant),
        (RENDITION, rendition, names, (source,), in_references, meant),
    )
    features, starts, faults = [], [], []
    for role, text, first, second, among, across in parts:
        places = store[text].words
        flags, is_fault = [], []
        for place, index in enumerate(places):
            word, fault = words[role][index]
            flags.append((word in among, word in across, "0" <= word[0] <= "9", place / 32))
            is_fault.append(float(fault))
        closest = likeness.most(rendition, reference) if role == RENDITION else torch.zeros(len(places), 2)
        features.append(torch.cat([likeness.most(text, *first), likeness.most(text, *second), closest, torch.tensor(flags, dtype=torch.float)], 1))
        starts.append(torch.tensor([role != REFERENCE and (place == 0 or places[place - 1] != index) for place, index in enumerate(places)]))
        faults.append(torch.tensor(is_fault))
    example = texts.example
    return Row(
        (source, reference, rendition), torch.cat(features).half(), torch.cat(starts), torch.cat(faults),
        example.marks, example.knows_said, example.knows_lost, example.twin,
    )  # fmt: skip


def rows_of(examples: list[Example], store: Store) -> list[Row]:
    """Of each example in which something was said, in order."""
    texts = [one for one in map(as_read, examples) if one.rendition and one.source and one.references]
    store.add({text for one in texts for text in one.all()})
    return [row_of(one, store) for one in texts]


def library_texts(count: int) -> list[str]:
    """So many sources and references of the library as they are read, by lot and always the same."""
    texts = set()
    for segments in library().values():
        for segment in segments:
            direction = direction_of(segment)
            texts.add(joined(read(plain(segment["text"]), source_language(direction))))
            texts.add(joined(read(plain(segment["translation"]), target(direction))))
    return random.Random(0).sample(sorted(texts), count)
