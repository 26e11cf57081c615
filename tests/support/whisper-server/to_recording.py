"""Makes recordings as a browser does (WebM with Opus) of sound files in any format: python to_recording.py IN OUT [IN OUT ...]"""

import sys

import av

RATE_HZ = 48_000
BITS_PER_SECOND = 32_000


def convert(source: str, target: str) -> None:
    with av.open(source) as sound, av.open(target, "w", format="webm") as recording:
        stream = recording.add_stream("libopus", rate=RATE_HZ, layout="mono")
        stream.bit_rate = BITS_PER_SECOND
        resampler = av.AudioResampler(format=stream.codec_context.format or "flt", layout="mono", rate=RATE_HZ)
        for frame in sound.decode(audio=0):
            for part in resampler.resample(frame):
                recording.mux(stream.encode(part))
        for part in resampler.resample(None):
            recording.mux(stream.encode(part))
        recording.mux(stream.encode(None))


def main() -> None:
    names = sys.argv[1:]
    for source, target in zip(names[::2], names[1::2], strict=True):
        convert(source, target)


if __name__ == "__main__":
    main()
