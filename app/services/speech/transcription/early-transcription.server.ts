import { TRANSCRIBE_DEADLINE_MS } from '#app/config/speech.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { TranscriptSource } from '#app/models/scoring/evaluation.ts'
import type { RecordingStore } from '../store/recording-store.server.ts'
import { type StoredSpeech, transcribeRecordings } from './transcribe-recordings.server.ts'
import type { SpeechTranscriber } from './transcriber.ts'

interface Heard {
  storageKey: string
  text: string
  source: TranscriptSource
}

/** Transcribes recordings in the background on arrival, so that little is left to do at scoring. */
export interface EarlyTranscription {
  /**
   * Starts one recording and returns at once. `keep` is called with the transcript, if any. Failures are harmless:
   * recordings without a transcript are transcribed at scoring.
   */
  begin: (options: { recording: StoredSpeech; language: Language; keep: (heard: Heard) => Promise<void> }) => void
  /** Resolves when this process has transcribed these files and saved the result. */
  settled: (storageKeys: readonly string[]) => Promise<void>
}

interface Options {
  transcriber: SpeechTranscriber
  store: Pick<RecordingStore, 'open'>
  /** Called for failures outside the recogniser, such as a transcript that could not be saved. */
  onFailure: (error: unknown) => void
}

export function createEarlyTranscription({ transcriber, store, onFailure }: Options): EarlyTranscription {
  const running = new Map<string, Promise<void>>()

  async function transcribe({ recording, language, keep }: Parameters<EarlyTranscription['begin']>[0]): Promise<void> {
    const { storageKey } = recording
    try {
      const requests = [{ recording, language }]
      const deadlineMs = transcriber.patienceMs ?? TRANSCRIBE_DEADLINE_MS
      const [only] = await transcribeRecordings({ transcriber, store, requests, deadlineMs })
      if (only?.result.status === 'ok') await keep({ storageKey, text: only.result.text, source: only.result.source })
    } catch (error) {
      onFailure(error)
    } finally {
      running.delete(storageKey)
    }
  }

  return {
    begin(options) {
      const { storageKey } = options.recording
      if (transcriber.id === 'none' || running.has(storageKey)) return
      running.set(storageKey, transcribe(options))
    },
    async settled(storageKeys) {
      await Promise.all(storageKeys.map((key) => running.get(key) ?? Promise.resolve()))
    },
  }
}
