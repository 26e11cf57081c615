"""Training and measuring examples: a source, a reference, a rendition, the marks it lost, and which words are at fault."""

import glob
import json
import os
import random
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from pathlib import Path

from grammar import KINDS, counts_of
from noise import as_recognised
from reading import read
from spoil import RARE_KINDS, pool_of, spoil

ROOT = Path(os.environ.get("PROJECT", Path(__file__).parents[2]))
#: Sets that may be trained on. The others are blind: free-blind, hand-written-blind, marked-blind, short-blind and the performances.
TRAINING_SETS = (
    "adversarial candidates free-development free-later free-newest general hand-written-development marked-development one-place "
    "short-development spoken-development spoken-later"
).split()
BLIND_SETS = "free-blind hand-written-blind marked-blind short-blind".split()
#: Of the library's wordings, how many get a machine-spoiled twin: more would drown what was written by hand.
SPOILED_SHARE = 0.6
#: Of what was written rightly, how much gets a twin with an error that people seldom write: in free wording a lost "not" is hard to see.
RARE_SHARE = 0.8
#: Recordings that a recogniser heard worse than this are no right renditions any more: share of letters.
WORST_HEARD = 0.25
#: How often the right text of twins is among their references, as a learner may know the model by heart.
OWN_SHARE = 0.15
#: How often what others said rightly is among the references, and how many: a segment is then not known by its references.
PEER_SHARE = 0.5
MOST_PEERS = 2
#: From this share of common words on, a rendition is an edit of the reference.
NEAR = 0.75
MARKS = {"critical": 5.0, "major": 2.0, "minor": 0.5}

Words = list[tuple[str, bool]]  # each word, and whether it is at fault


@dataclass
class Example:
    group: str  # a segment's own name: all its renditions are on one side of every split
    direction: str
    source: Words
    reference: str
    rendition: Words
    marks: float
    knows_said: bool = False  # the rendition's words at fault are known
    knows_lost: bool = False  # the source's lost words are known
    others: list[str] = field(default_factory=list)  # further references
    peers: list[str] = field(default_factory=list)  # what others said rightly
    twin: str = ""  # a right rendition and the same with an error share a name and a reference
    right: str = ""  # the right rendition of the twins


def plain(text: str) -> Words:
    return [(word, False) for word in text.split()]


def marked(text: str, spans: list[tuple[int, int]]) -> Words:
    words: Words = []
    at = 0
    for word in text.split():
        at = text.index(word, at)
        words.append((word, any(start < at + len(word) and at < stop for start, stop in spans)))
        at += len(word)
    return words


def quoted(text: str, quotes: list[str]) -> Words:
    spans = [(text.index(quote), text.index(quote) + len(quote)) for quote in quotes if quote and quote in text]
    return marked(text, spans)


def without_nearest(example: Example) -> Example:
    """A wrong rendition without the right text that it is an edit of: else a near reference would say that it is wrong."""
    words = [word for word, _ in example.rendition]
    texts = [example.reference, *example.others]
    if example.right or len(texts) == 1:
        return example
    nearness = {text: SequenceMatcher(None, text.split(), words, autojunk=False).ratio() for text in texts}
    left = [text for text in texts if nearness[text] < NEAR] or [min(texts, key=nearness.__getitem__)]
    return replace(example, reference=left[0], others=left[1:])


def target(direction: str) -> str:
    return direction.split("-")[1]


def source_language(direction: str) -> str:
    return direction.split("-")[0]


def bench_set(name: str) -> list[Example]:
    examples = []
    for segment in json.loads((ROOT / f"bench/scoring/data/{name}.json").read_text())["segments"]:
        for rendition in segment["renditions"]:
            marks = 0.0 if rendition["verdict"] == "accepted" else MARKS.get(rendition.get("severity"), 2.0)
            accepted = [r["text"] for r in segment["renditions"] if r["verdict"] == "accepted" and r["text"] != rendition["text"]]
            examples.append(
                Example(
                    group=f"{name}/{segment['id']}", direction=segment["direction"], source=plain(segment["source"]), reference=segment["reference"],
                    rendition=plain(rendition["text"]), marks=marks, knows_said=marks == 0, others=accepted, right="" if marks else rendition["text"],
                )  # fmt: skip
            )
    return examples


def further_segments() -> dict[str, list[dict]]:
    """Segments that were written for training alone, in groups like dialogues."""
    groups: dict[str, list[dict]] = {}
    for line in (ROOT / "scorer/data/segments.jsonl").read_text().splitlines():
        one = json.loads(line)
        variants = [{"text": text} for text in one["variants"]]
        groups.setdefault(one["id"].split("#")[0], []).append({**one, "variants": variants, "wrongs": []})
    return groups


def library() -> dict[str, list[dict]]:
    files = sorted(glob.glob(str(ROOT / "content/dialogues/*.json")))
    dialogues = {dialogue["slug"]: dialogue["segments"] for dialogue in (json.loads(Path(file).read_text()) for file in files)}
    return dialogues | further_segments()


def performances() -> dict[str, dict]:
    files = sorted(glob.glob(str(ROOT / "scorer/data/performances/*.json")))
    return {one["slug"]: one for one in (json.loads(Path(file).read_text()) for file in files)}


def direction_of(segment: dict) -> str:
    return "en-tr" if segment["speaker"] == "English" else "tr-en"


def references(segment: dict) -> list[str]:
    return [segment["translation"], *(variant["text"] for variant in segment["variants"])]


def written(dialogues: dict[str, list[dict]]) -> list[Example]:
    """The renditions written for training, each beside its segment's references."""
    examples = []
    lines = [json.loads(line) for line in (ROOT / "scorer/data/renditions.jsonl").read_text().splitlines()]
    rights: dict[str, list[str]] = {}
    for one in lines:
        if not one["faults"]:
            rights.setdefault(one["id"], []).append(one["text"])
    last_right: dict[str, tuple[str, str]] = {}
    for number_of_line, one in enumerate(lines):
        if not one["faults"]:
            last_right[one["id"]] = (f"{one['id']}/line {number_of_line}", one["text"])
        twin, right = last_right.get(one["id"], ("", ""))
        slug, number = one["id"].split("#")
        segment = dialogues[slug][int(number) - 1]
        marks = min(5.0, sum(MARKS[fault["severity"]] for fault in one["faults"]))
        examples.append(
            Example(
                group=f"{slug}#{number}", direction=one["direction"], source=quoted(segment["text"], [f["lost"] for f in one["faults"]]),
                reference=segment["translation"], rendition=quoted(one["text"], [f["said"] for f in one["faults"]]), marks=marks,
                knows_said=True, knows_lost=True, twin=twin, right=right, others=[v["text"] for v in segment["variants"]],
                peers=[text for text in rights.get(one["id"], []) if text not in (right, one["text"])],
            )  # fmt: skip
        )
    return examples


def with_rare_faults(rights: list[Example], dice: random.Random) -> list[Example]:
    """Right renditions with one error each, put in by machine."""
    texts = {language: [" ".join(word for word, _ in one.rendition) for one in rights if target(one.direction) == language] for language in ("en", "tr")}
    pools = {language: pool_of(of) for language, of in texts.items()}
    examples = []
    for one in rights:
        language, text = target(one.direction), " ".join(word for word, _ in one.rendition)
        spoiled = spoil(text, language, dice, pools[language], RARE_KINDS) if dice.random() < RARE_SHARE else None
        if spoiled:
            rendition = marked(spoiled.text, spoiled.said)
            examples.append(replace(one, rendition=rendition, marks=spoiled.marks, source=plain(" ".join(word for word, _ in one.source)), knows_lost=False))
    return examples


def _is_whole(said: str, written: str, language: str) -> bool:
    """Whether a recogniser has written all the numbers and negations that were said: where it has not, its text is wrong."""
    texts = [read(plain(text), language) for text in (said, written)]
    numbers = [sorted(word for word, _ in words if word[0].isdigit()) for words in texts]
    negations = [counts_of([word for word, _ in words], language)[KINDS.index("negation")] for words in texts]
    return numbers[0] == numbers[1] and negations[0] == negations[1]


def heard(dialogues: dict[str, list[dict]]) -> list[Example]:
    """What a real recogniser wrote of the library's recordings: right renditions of what was said, with its mistakes."""
    examples = []
    for file, clip in json.loads((ROOT / "content/voices/report.json").read_text()).items():
        folder, _, name = file.partition("/")
        slug, _, number_and_role = name.partition("/")
        number, _, role = number_and_role.removesuffix(".mp3").partition("-")
        if folder != "dialogues" or "heard" not in clip or clip["error"] > WORST_HEARD or slug not in dialogues or role not in ("original", "model"):
            continue
        segment = dialogues[slug][int(number) - 1]
        said, meant = segment["translation"], segment["text"]
        direction = direction_of(segment)
        if role == "original":  # as if somebody had interpreted the other way
            said, meant, direction = meant, said, "-".join(reversed(direction.split("-")))
        if not _is_whole(said, clip["heard"], target(direction)):
            continue
        others = [v["text"] for v in segment["variants"]] if role == "model" else []
        examples.append(
            Example(f"{slug}#{int(number)}", direction, plain(meant), said, plain(clip["heard"]), 0.0, knows_said=True, knows_lost=True, others=others)
        )  # fmt: skip
    return examples


def from_library(dialogues: dict[str, list[dict]], dice: random.Random, spoiled_share: float) -> list[Example]:
    """Each variant beside another reference, its typical wrong renditions, and machine-spoiled copies."""
    texts: dict[str, list[str]] = {"en": [], "tr": []}
    for segments in dialogues.values():
        for segment in segments:
            texts[target(direction_of(segment))] += references(segment)
    pools = {language: pool_of(of) for language, of in texts.items()}
    examples = []
    for slug, segments in dialogues.items():
        for number, segment in enumerate(segments, 1):
            direction, all_references = direction_of(segment), references(segment)
            base = Example(f"{slug}#{number}", direction, plain(segment["text"]), "", [], 0.0)
            for index, text in enumerate(all_references):
                others = all_references[:index] + all_references[index + 1 :]
                beside, twin = replace(base, reference=others[0], others=others[1:]), f"{slug}#{number}/{index}"
                examples.append(replace(beside, rendition=plain(text), knows_said=True, twin=twin, right=text))
                if dice.random() < spoiled_share:
                    spoiled = spoil(text, target(direction), dice, pools[target(direction)])
                    if spoiled:
                        rendition = marked(spoiled.text, spoiled.said)
                        examples.append(
                            replace(beside, rendition=rendition, marks=spoiled.marks, knows_said=True, twin=twin, right=text)
                        )
            for wrong in segment["wrongs"]:
                beside = replace(base, reference=all_references[0], others=all_references[1:])
                examples.append(replace(beside, rendition=plain(wrong["text"]), marks=MARKS[wrong["severity"]]))
    return examples


def with_some_references(example: Example, seed: int, with_peers: bool) -> Example:
    """One to all of its references, by lot; twins get the same, now and then with their right text among them."""
    own = example.right or " ".join(word for word, _ in example.rendition)
    dice = random.Random(f"{seed} {example.twin or own}")
    texts = [text for text in dict.fromkeys([example.reference, *example.others]) if text != own]
    chosen = dice.sample(texts, dice.randint(1, len(texts))) if texts else [own]
    if with_peers and example.peers and dice.random() < PEER_SHARE:
        chosen = dice.sample(example.peers, min(len(example.peers), MOST_PEERS)) + chosen[: dice.randint(0, len(chosen))]
    if example.right and dice.random() < OWN_SHARE:
        chosen.append(example.right)
    return replace(example, reference=chosen[0], others=chosen[1:], twin=example.twin and f"{seed}/{example.twin}")


def recognised(example: Example, seed: int) -> Example:
    """The rendition as a recogniser may write it, by lot."""
    dice = random.Random(f"{seed} {' '.join(word for word, _ in example.rendition)}")
    words = as_recognised(example.rendition, target(example.direction), dice) if dice.random() < 0.6 else example.rendition
    return replace(example, rendition=words)


def training_examples(seed: int, spoiled: bool = True) -> list[Example]:
    """Everything that may be trained on, with other references and noise by lot; `spoiled`: for training, with machine-made errors too."""
    held_out = set(performances())
    dialogues = {slug: segments for slug, segments in library().items() if slug not in held_out}
    examples = [without_nearest(one) for name in TRAINING_SETS for one in bench_set(name)]
    by_people = written(dialogues)
    examples += by_people + heard(dialogues)
    if spoiled:
        examples += with_rare_faults([one for one in by_people if one.marks == 0], random.Random(seed))
    examples += [without_nearest(one) for one in from_library(dialogues, random.Random(seed), SPOILED_SHARE if spoiled else 0)]
    return [recognised(with_some_references(one, seed, with_peers=spoiled), seed) for one in examples]
