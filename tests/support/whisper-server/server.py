"""A small recogniser with OpenAI's API for transcription, for our tests: faster-whisper behind Python's own HTTP server.

    WHISPER_MODEL_DIR=FOLDER python server.py [PORT]

Answers POST /v1/audio/transcriptions (multipart: file, model, language, response_format json or verbose_json) and GET
/v1/models. Like other servers, it refuses parameters that it does not know. Prints its port when it is ready. Loopback
only, no key, one recording at a time: not for the internet.
"""

import io
import json
import os
import sys
from email.parser import BytesParser
from email.policy import HTTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

from faster_whisper import WhisperModel, decode_audio

MODEL_NAME = "whisper-1"
MAX_BYTES = 16 * 1024 * 1024
SAMPLE_RATE_HZ = 16_000
FIELDS = {"file", "model", "language", "response_format", "temperature"}
FORMATS = {"json", "verbose_json"}


class Refused(Exception):
    """What is wrong with a request, for the client."""


def read_form(content_type: str, body: bytes) -> dict[str, bytes]:
    message = BytesParser(policy=HTTP).parsebytes(b"Content-Type: " + content_type.encode("latin-1") + b"\r\n\r\n" + body)
    if not message.is_multipart():
        raise Refused("The body must be multipart/form-data.")
    form: dict[str, bytes] = {}
    for part in message.iter_parts():
        name = part.get_param("name", header="content-disposition")
        form[str(name)] = part.get_payload(decode=True) or b""
    return form


def check_form(form: dict[str, bytes]) -> tuple[bytes, str | None, str]:
    unknown = sorted(set(form) - FIELDS)
    if unknown:
        raise Refused(f"Unknown parameter: {', '.join(unknown)}.")
    if not form.get("file"):
        raise Refused("file is missing.")
    if form.get("model", b"").decode() != MODEL_NAME:
        raise Refused(f"The only model is {MODEL_NAME}.")
    answer = form.get("response_format", b"json").decode()
    if answer not in FORMATS:
        raise Refused("response_format must be json or verbose_json.")
    return form["file"], form.get("language", b"").decode() or None, answer


def load_model() -> WhisperModel:
    folder = os.environ["WHISPER_MODEL_DIR"]
    return WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=2, local_files_only=True)


class Handler(BaseHTTPRequestHandler):
    model: WhisperModel
    lock = Lock()
    protocol_version = "HTTP/1.1"

    def answer(self, status: int, value: object) -> None:
        body = json.dumps(value, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except ConnectionError:
            self.close_connection = True  # the client did not wait

    def refuse(self, status: int, message: str) -> None:
        # The body may not have been read, so the connection cannot be used again.
        self.close_connection = True
        self.answer(status, {"error": {"message": message, "type": "invalid_request_error", "param": None, "code": None}})

    def do_GET(self) -> None:
        if self.path != "/v1/models":
            self.refuse(404, "There is no such page.")
            return
        self.answer(200, {"object": "list", "data": [{"id": MODEL_NAME, "object": "model", "owned_by": "openai"}]})

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        if self.path != "/v1/audio/transcriptions":
            self.refuse(404, "There is no such call.")
        elif not 0 < length <= MAX_BYTES:
            self.refuse(413, f"The body must have 1 to {MAX_BYTES} bytes.")
        else:
            self.transcribe(self.headers.get("Content-Type") or "", self.rfile.read(length))

    def transcribe(self, content_type: str, body: bytes) -> None:
        try:
            file, language, answer = check_form(read_form(content_type, body))
            samples = self.decode(file)
        except Refused as refused:
            self.refuse(400, str(refused))
            return
        with self.lock:
            found, info = self.model.transcribe(
                samples,
                language=language,
                condition_on_previous_text=False,
                # Trying again with more chance, as is the default, takes up to six times as long.
                temperature=0.0,
            )
            segments = list(found)
        text = "".join(segment.text for segment in segments).strip()
        if answer == "json":
            self.answer(200, {"text": text})
            return
        timed = [{"id": s.id, "start": s.start, "end": s.end, "text": s.text} for s in segments]
        told = {"task": "transcribe", "language": info.language, "duration": info.duration}
        self.answer(200, {**told, "text": text, "segments": timed})

    @staticmethod
    def decode(file: bytes):
        try:
            return decode_audio(io.BytesIO(file), sampling_rate=SAMPLE_RATE_HZ)
        except Exception as error:
            raise Refused("The file cannot be read as audio.") from error

    def log_message(self, format: str, *args: object) -> None:
        """Silent: a test says what went wrong."""


def main() -> None:
    Handler.model = load_model()
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print(server.server_address[1], flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
