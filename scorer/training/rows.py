"""What the judge sees of an example: the vectors of three texts, and for each piece how much of it the other texts say."""

from dataclasses import dataclass

import torch

from encoder import Store
from pairs import Example, Words, plain, source_language, target
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
    return Texts(
        read(example.source, source_language(example.direction)),
        [read(plain(text), language) for text in dict.fromkeys(references)],
        read(example.rendition, language),
        example,
    )


def _most(of: torch.Tensor, among: list[torch.Tensor]) -> torch.Tensor:
    """For each piece the highest similarity to a piece of the other texts: pieces x 2 (middle layer, last layer)."""
    if not among or not len(of):
        return torch.zeros(len(of), 2)
    width = of.shape[1] // 2
    others = torch.cat(among)
    if not len(others):
        return torch.zeros(len(of), 2)
    return torch.stack([(of[:, part] @ others[:, part].T).amax(1) for part in (slice(0, width), slice(width, None))], 1)


def row_of(texts: Texts, store: Store) -> Row:
    source, rendition = joined(texts.source), joined(texts.rendition)
    vectors = {text: store[text].vectors.float() for text in texts.all()}
    said = vectors[rendition]
    # The closest reference is read in full, the others through their similarities.
    names = [joined(words) for words in texts.references]
    likeness = [(_most(said, [vectors[name]]).mean() + _most(vectors[name], [said]).mean()).item() if len(said) else 0.0 for name in names]
    reference = names[max(range(len(names)), key=likeness.__getitem__)]
    words = {SOURCE: texts.source, REFERENCE: plain(reference), RENDITION: texts.rendition}
    sets = {role: {word for word, _ in part} for role, part in words.items()}
    in_references = {word for part in texts.references for word, _ in part}
    features, starts, faults = [], [], []
    for role, text in ((SOURCE, source), (REFERENCE, reference), (RENDITION, rendition)):
        encoded = store[text]
        pieces = len(encoded.words)
        own = vectors[text]
        compared = [vectors[name] for name in names] if role == RENDITION else [said]
        features_of_role = [
            _most(own, compared),
            _most(own, [vectors[reference if role == SOURCE else source]]),
            _most(own, [vectors[reference]]) if role == RENDITION else torch.zeros(pieces, 2),
        ]
        flags = torch.zeros(pieces, 4)
        other = {SOURCE: sets[RENDITION], REFERENCE: sets[RENDITION], RENDITION: in_references}[role]
        cross = {SOURCE: sets[REFERENCE], REFERENCE: sets[SOURCE], RENDITION: sets[SOURCE]}[role]
        begins = torch.zeros(pieces, dtype=torch.bool)
        is_fault = torch.zeros(pieces)
        for place, index in enumerate(encoded.words):
            word, fault = words[role][index]
            flags[place, 0] = word in other
            flags[place, 1] = word in cross
            flags[place, 2] = word[:1].isdigit()
            flags[place, 3] = place / 32
            begins[place] = role != REFERENCE and (place == 0 or encoded.words[place - 1] != index)
            is_fault[place] = fault
        features.append(torch.cat([*features_of_role, flags], 1))
        starts.append(begins)
        faults.append(is_fault)
    example = texts.example
    return Row(
        (source, reference, rendition), torch.cat(features).half(), torch.cat(starts), torch.cat(faults),
        example.marks, example.knows_said, example.knows_lost, example.twin,
    )  # fmt: skip


def rows_of(examples: list[Example], store: Store) -> list[Row]:
    """Of each example in which something was said, in order."""
    texts = [one for one in map(as_read, examples) if one.rendition]
    store.add({text for one in texts for text in one.all()})
    return [row_of(one, store) for one in texts]
