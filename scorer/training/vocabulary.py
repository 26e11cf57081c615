"""Which pieces of the base's 250,000 Turkish and English need: those that write our texts, and whole word lists of both languages."""

import glob
import json
import re
from pathlib import Path

from base_encoder import BaseFile, Tokenizer
from pairs import ROOT, TRAINING_SETS, library, target
from spoil import lower

LATIN = re.compile(r"^▁?[a-zA-ZçÇğĞıİöÖşŞüÜâîûÂÎÛ0-9.,;:!?$%€£'’\"“”()/&+–—-]+$")
MOST_PIECES = 32_000


def _texts():
    for segments in library().values():
        for segment in segments:
            yield segment["text"], "en" if segment["speaker"] == "English" else "tr"
            for text in [segment["translation"], *(v["text"] for v in segment["variants"]), *(w["text"] for w in segment["wrongs"])]:
                yield text, "tr" if segment["speaker"] == "English" else "en"
    for name in TRAINING_SETS:
        for segment in json.loads((ROOT / f"bench/scoring/data/{name}.json").read_text())["segments"]:
            source, rendition = segment["direction"].split("-")
            yield segment["source"], source
            for text in [segment["reference"], *(r["text"] for r in segment["renditions"])]:
                yield text, rendition
    for line in (ROOT / "scorer/data/renditions.jsonl").read_text().splitlines():
        one = json.loads(line)
        yield one["text"], target(one["direction"])
    for file in glob.glob(str(ROOT / "content/vocabulary/*.json")):
        for item in json.loads(Path(file).read_text())["items"]:
            yield f"{item['english']} {item.get('exampleEnglish') or ''}", "en"
            yield f"{item['turkish']} {item.get('exampleTurkish') or ''}", "tr"


def kept_pieces(base: BaseFile) -> list[int]:
    """The numbers of the kept pieces: special ones, those of our texts, then the most probable of our letters."""
    tokenizer = Tokenizer(base)
    used = {base.begin, base.end, base.pad, base.unknown}
    used |= {index for index, piece in enumerate(base.pieces) if len(piece) == 1 and LATIN.match(piece) or piece == "▁"}
    for text, language in _texts():
        for form in (text, lower(text, language)):
            for _, pieces in tokenizer.words(form):
                used.update(pieces)
    probable = sorted((index for index, piece in enumerate(base.pieces) if LATIN.match(piece)), key=lambda index: -base.scores[index])
    for index in probable:
        if len(used) >= MOST_PIECES:
            break
        used.add(index)
    return sorted(used)
