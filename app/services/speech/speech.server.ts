import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/config/env.server.ts'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import { SEGMENT_AUDIO_DEADLINE_MS, SYNTHESIZE_DEADLINE_MS, WARM_SPEECH_AFTER_MS } from '#app/config/speech.ts'
import { log } from '#app/log.server.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { createEarlyTranscription } from './transcription/early-transcription.server.ts'
import { createRecordingInspector } from './recordings/inspect-recording.server.ts'
import { createRecordingMaster } from './recordings/master-recording.server.ts'
import { createDiskRecordingStore } from './store/recording-store.disk.server.ts'
import { createSegmentAudio } from './synthesis/segment-audio.server.ts'
import { createEspeakSynthesizer } from './synthesis/synthesizer.espeak.server.ts'
import { withVoiceFor } from './synthesis/voice-for-language.server.ts'
import { createNoTranscriber } from './transcription/transcriber.none.server.ts'
import { createUploadedAudio } from './recordings/uploaded-audio.server.ts'
import { createWavConverter } from './recordings/wav-converter.server.ts'
import { watchedStore, watchedSynthesizer, watchedTranscriber } from './watched.server.ts'

// The only place that chooses the voice and the recogniser. The scripts are plain files outside the bundle.
const script = (name: string) => join(PROJECT_ROOT, 'scripts/workers', name)
const audioFolder = join(env.DATA_DIR, 'audio')
const { transcription, voices } = env

// A server of one's own may speak one of the languages only.
const isEspeakUsed = voices.kind === 'embedded' || !voices.voices.en || !voices.voices.tr
const espeak = isEspeakUsed ? createEspeakSynthesizer({ childPath: script('espeak-child.mjs') }) : null
const wavConverter =
  transcription.kind === 'server' && transcription.upload === 'wav'
    ? createWavConverter({ workerPath: script('wav-worker.mjs') })
    : null

// SDKs are imported only when needed: each slows every start and uses memory.
async function createServersVoice() {
  if (voices.kind === 'embedded') return null
  const { createOpenAiSynthesizer } = await import('./synthesis/synthesizer.openai.server.ts')
  return createOpenAiSynthesizer({ ...voices, baseURL: voices.baseUrl, timeoutMs: SYNTHESIZE_DEADLINE_MS })
}

async function createSynthesizer() {
  const [server, own] = [await createServersVoice(), espeak]
  const voiceFor = (language: Language) => {
    const voice = voices.kind !== 'embedded' && voices.voices[language] ? server : own
    if (voice === null) throw new Error(`There is no voice for ${language}`)
    return watchedSynthesizer(voice)
  }
  if (server === null || own === null) return voiceFor('en')
  return withVoiceFor({ en: voiceFor('en'), tr: voiceFor('tr') })
}

async function createTranscriber() {
  if (transcription.kind === 'none') return createNoTranscriber()
  const { createOpenAiTranscriber } = await import('./transcription/transcriber.openai.server.ts')
  return watchedTranscriber(
    createOpenAiTranscriber({
      ...transcription,
      baseURL: transcription.baseUrl,
      toWav: wavConverter?.toWav,
      onFailure: (error) => {
        noteOutcome({ provider: 'transcription', error })
        log.warn({ err: error }, 'a recording was not transcribed')
      },
    }),
  )
}

async function createRecordingStore() {
  if (env.recordings.kind === 'disk') return createDiskRecordingStore({ folder: join(audioFolder, 'recordings') })
  const { createS3RecordingStore } = await import('./store/recording-store.s3.server.ts')
  return createS3RecordingStore(env.recordings)
}

const synthesizer = await createSynthesizer()

/** The spoken text of segments as audio files. */
export const segmentAudio = createSegmentAudio({
  synthesizer,
  folder: join(audioFolder, 'segments'),
  deadlineMs: SEGMENT_AUDIO_DEADLINE_MS,
})
/** `basic` is a computer voice, and pages say so. */
export const voiceQuality = synthesizer.quality

export const transcriber = await createTranscriber()

export const recordingStore = watchedStore(await createRecordingStore(), env.recordings.kind)
/** Transcribes recordings on arrival, before they are scored. */
export const earlyTranscription = createEarlyTranscription({
  transcriber,
  store: recordingStore,
  onFailure: (error) => log.warn({ err: error }, 'an early transcript was not kept'),
})
export const recordingInspector = createRecordingInspector({ workerPath: script('inspect-worker.mjs') })

/** Recordings of admins, and their mastering. */
export const uploadedAudio = createUploadedAudio({ folder: join(audioFolder, 'uploads') })
export const recordingMaster = createRecordingMaster({ workerPath: script('mastering-worker.mjs') })

/**
 * Starts the basic voice before it is needed, but after the first page, with which it would compete for the CPU. Rejects
 * if it is not installed.
 */
export async function warmSpeech(): Promise<void> {
  if (espeak) await wait(WARM_SPEECH_AFTER_MS, undefined, { ref: false })
  await espeak?.warmUp()
}

/** Stops the processes and threads of speech. */
export async function closeSpeech(): Promise<void> {
  await Promise.all([espeak?.stop(), wavConverter?.stop(), recordingInspector.stop(), recordingMaster.stop()])
}
