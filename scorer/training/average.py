"""python average.py OLD NEW --to OUT: the mean of the weights of a judge and of the same judge trained on.

A judge that was trained on with more machine-made errors finds more of them and fewer of those that people made; the mean of both keeps most of either
(README.md, Runs). Only for two judges of one line: weights of others mean nothing together. The mean can be measured and exported; to train on,
go on from NEW.
"""

import argparse
from pathlib import Path

import torch


def main():
    options = argparse.ArgumentParser()
    options.add_argument("judges", type=Path, nargs=2)
    options.add_argument("--to", type=Path, required=True)
    asked = options.parse_args()
    old, new = (torch.load(file, weights_only=False) for file in asked.judges)
    mean = {name: value if name == "n_averaged" else (value + new["mean"][name]) / 2 for name, value in old["mean"].items()}
    torch.save({"mean": mean, "layers": old["layers"], "width": old["width"], "step": new["step"]}, asked.to)


if __name__ == "__main__":
    main()
