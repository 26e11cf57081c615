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

/** Transcribes recordings in the background as they come, so that little is left to do when they are scored. */
export interface EarlyTranscription {
  /**
   * Begins with one recording and returns at once. `keep` is called with what was heard, if anything was; a failure of
   * either costs nothing, as what has no words is transcribed when it is scored.
   */
  begin: (options: { recording: StoredSpeech; language: Language; keep: (heard: Heard) => Promise<void> }) => void
  /** Resolves when what this process was doing with these files is done and kept. */
  settled: (storageKeys: readonly string[]) => Promise<void>
}

interface Options {
  transcriber: SpeechTranscriber
  store: Pick<RecordingStore, 'open'>
  /** Told of what went wrong beside the recogniser, e.g. that words could not be kept. */
  onFailure: (error: unknown) => void
}

export function createEarlyTranscription({ transcriber, store, onFailure }: Options): EarlyTranscription {
  const running = new Map<string, Promise<void>>()

  async function transcribe({ recording, language, keep }: Parameters<EarlyTranscription['begin']>[0]): Promise<void> {
    const { storageKey } = recording
    try {
      const requests = [{ recording, language }]
      const [only] = await transcribeRecordings({ transcriber, store, requests, deadlineMs: TRANSCRIBE_DEADLINE_MS })
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
