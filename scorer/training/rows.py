"""What the judge sees of an example: the vectors of three texts, and for each piece how much of it the other texts say."""

import random
from dataclasses import dataclass
from itertools import accumulate

import torch
import torch.nn.functional as functional

from encoder import Store
from grammar import KINDS, counts_of, kinds_of
from pairs import Example, Words, direction_of, library, plain, source_language, target
from reading import read
from sound import alike_in

SOURCE, REFERENCE, RENDITION = 0, 1, 2
#: Of a piece: likeness, the same word, a like sound, a number, its place; then what kinds of word it is. Of the whole: by how many words of a
#: kind rendition and source differ, and rendition and the reference that differs least; how long the rendition is beside source, closest
#: and shortest reference.
OF_PIECE = 11
MOST_DIFFERENCE = 3
MOST_LENGTH = 2
LENGTHS = 3
FEATURES = OF_PIECE + 3 * len(KINDS) + LENGTHS


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
    features: torch.Tensor  # (whole and pieces) x FEATURES, half precision
    starts: torch.Tensor  # whether a piece begins a word of source or rendition
    faults: torch.Tensor
    marks: float
    knows_said: bool
    knows_lost: bool
    twin: str

    def __len__(self) -> int:
        return len(self.features) - 1


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


def _differences(texts: Texts) -> list[float]:
    """For each kind of word the difference of rendition and source, and the least one of rendition and a reference."""
    language, foreign = target(texts.example.direction), source_language(texts.example.direction)
    count = lambda words, own: counts_of([word for word, _ in words], own)  # noqa: E731
    said, meant = count(texts.rendition, language), count(texts.source, foreign)
    models = [count(words, language) for words in texts.references]
    least = [min((own - model for model in of_kind), key=abs) for own, *of_kind in zip(said, *models)]
    clipped = [own - other for own, other in zip(said, meant)] + least
    return [max(-MOST_DIFFERENCE, min(MOST_DIFFERENCE, value)) / MOST_DIFFERENCE for value in clipped]


def row_of(texts: Texts, store: Store) -> Row:
    source, rendition = joined(texts.source), joined(texts.rendition)
    names = [joined(words) for words in texts.references]
    likeness = _Likeness(list(dict.fromkeys([source, rendition, *names])), store)
    # The closest reference is read in full, the others through their similarities.
    reference = max(names, key=lambda name: (likeness.most(rendition, name).mean() + likeness.most(name, rendition).mean()).item())
    words = {SOURCE: texts.source, REFERENCE: plain(reference), RENDITION: texts.rendition}
    said, meant, model = ({word for word, _ in words[role]} for role in (RENDITION, SOURCE, REFERENCE))
    in_references = {word for part in texts.references for word, _ in part}
    language, foreign = target(texts.example.direction), source_language(texts.example.direction)
    named_in_source = alike_in(meant, foreign, said, language)
    named_in_rendition = alike_in(said, language, meant, foreign) | alike_in(said, language, in_references, language)
    parts = (
        (SOURCE, source, (rendition,), (reference,), said, model, named_in_source),
        (REFERENCE, reference, (rendition,), (source,), said, meant, alike_in(model, language, said, language)),
        (RENDITION, rendition, names, (source,), in_references, meant, named_in_rendition),
    )
    whole = torch.zeros(1, FEATURES)
    lengths = [len(rendition) / len(other) for other in (source, reference, min(names, key=len))]
    whole[0, -2 * len(KINDS) - LENGTHS :] = torch.tensor([*_differences(texts), *(min(MOST_LENGTH, one) for one in lengths)])
    features, starts, faults = [whole], [], []
    for role, text, first, second, among, across, alike in parts:
        places = store[text].words
        kinds = kinds_of([word for word, _ in words[role]], foreign if role == SOURCE else language)
        flags, is_fault = [], []
        for place, index in enumerate(places):
            word, fault = words[role][index]
            flags.append((word in among, word in across, word in alike, "0" <= word[0] <= "9", place / 32, *kinds[index]))
            is_fault.append(float(fault))
        closest = likeness.most(rendition, reference) if role == RENDITION else torch.zeros(len(places), 2)
        known = torch.cat([likeness.most(text, *first), likeness.most(text, *second), closest, torch.tensor(flags, dtype=torch.float)], 1)
        features.append(functional.pad(known, (0, FEATURES - known.shape[1])))
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
