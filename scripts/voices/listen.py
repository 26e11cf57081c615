"""The ear of `npm run voices`: Whisper base writes down what it hears in a recording.

One JSON line in, {"path", "language", "beam"}; one out, {"text", "probability", "leadMs", "tailMs"}: what was said, how sure the
recogniser is that it is this language, and the silence before and after, measured in the decoded file. With "choices", a list of texts,
the answer has "likeliest": which of them the recording most probably says. The folder of the weights is the first argument
(scripts/voices/README.md).
"""

import json
import sys

import numpy as np
from faster_whisper import WhisperModel
from faster_whisper.audio import decode_audio, pad_or_trim
from faster_whisper.tokenizer import Tokenizer

MAX_TOKENS = 220
RATE_HZ = 16_000
# -40 dB of full scale.
SILENCE = 0.01
# Of a probability, before its logarithm.
SMALLEST = 1e-9


def load(folder: str) -> WhisperModel:
    return WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=1)


def silence_around(audio: np.ndarray) -> dict:
    heard = np.flatnonzero(np.abs(audio) > SILENCE)
    if len(heard) == 0:
        return {"leadMs": len(audio) * 1000 // RATE_HZ, "tailMs": 0}
    return {"leadMs": int(heard[0]) * 1000 // RATE_HZ, "tailMs": (len(audio) - 1 - int(heard[-1])) * 1000 // RATE_HZ}


def likeliest(model: WhisperModel, encoded, frames: int, tokenizer: Tokenizer, prompt: list[int], choices: list[str]) -> str:
    """By the mean probability of a text's tokens, so that a short text has no advantage."""

    def score(text: str) -> float:
        [aligned] = model.model.align(encoded, prompt, [tokenizer.encode(f" {text}")], num_frames=frames)
        return float(np.mean(np.log(np.maximum(aligned.text_token_probs, SMALLEST))))

    return max(choices, key=score)


def hear(model: WhisperModel, path: str, language: str, beam: int, choices: list[str]) -> dict:
    audio = decode_audio(path, sampling_rate=RATE_HZ)
    features = model.feature_extractor(audio)
    encoded = model.encode(pad_or_trim(features[:, : model.feature_extractor.nb_max_frames]))
    probabilities = dict(model.model.detect_language(encoded)[0])
    tokenizer = Tokenizer(model.hf_tokenizer, True, task="transcribe", language=language)
    prompt = [*tokenizer.sot_sequence, tokenizer.no_timestamps]
    [result] = model.model.generate(encoded, [prompt], beam_size=beam, max_length=MAX_TOKENS)
    text = tokenizer.decode([token for token in result.sequences_ids[0] if token < tokenizer.eot])
    heard = {"text": text.strip(), "probability": round(probabilities[f"<|{language}|>"], 3), **silence_around(audio)}
    if choices:
        heard["likeliest"] = likeliest(model, encoded, int(features.shape[1]), tokenizer, prompt, choices)
    return heard


def main() -> None:
    model = load(sys.argv[1])
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = hear(model, request["path"], request["language"], request["beam"], request.get("choices", []))
        except Exception as error:  # one bad file must not end the run
            answer = {"error": repr(error)}
        print(json.dumps(answer, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
