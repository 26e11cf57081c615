import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/config/env.server.ts'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import {
  KOKORO_DEADLINE_MS,
  OPENAI_SPEECH_MODEL,
  OPENAI_TRANSCRIBE_MODEL,
  SEGMENT_AUDIO_DEADLINE_MS,
  SYNTHESIZE_DEADLINE_MS,
  TRANSCRIBE_DEADLINE_MS,
  WARM_SPEECH_AFTER_MS,
} from '#app/config/speech.ts'
import { log } from '#app/log.server.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { createEarlyTranscription } from './transcription/early-transcription.server.ts'
import { createRecordingInspector } from './recordings/inspect-recording.server.ts'
import { createRecordingMaster } from './recordings/master-recording.server.ts'
import { createDiskRecordingStore } from './store/recording-store.disk.server.ts'
import { createShippedVoices } from './voices/shipped-voices.server.ts'
import { createSpokenWords } from './voices/spoken-words.server.ts'
import { createSegmentAudio } from './synthesis/segment-audio.server.ts'
import type { SpeechSynthesizer } from './synthesis/synthesizer.ts'
import { createEspeakSynthesizer } from './synthesis/synthesizer.espeak.server.ts'
import { createKokoroSynthesizer } from './synthesis/synthesizer.kokoro.server.ts'
import { createNoTranscriber } from './transcription/transcriber.none.server.ts'
import { createUploadedAudio } from './recordings/uploaded-audio.server.ts'
import { watchedStore, watchedSynthesizer, watchedTranscriber } from './watched.server.ts'

// The only place that chooses the voice and the recogniser. The scripts are plain files outside the bundle.
const script = (name: string) => join(PROJECT_ROOT, 'scripts/workers', name)
const audioFolder = join(env.DATA_DIR, 'audio')
const { speech } = env

const espeak = createEspeakSynthesizer({ childPath: script('espeak-child.mjs') })

// SDKs are imported only when needed: each slows every start and uses memory.
async function createNaturalVoice() {
  if (speech.kind !== 'openai') throw new Error('There is no natural voice without a key')
  const { apiKey, baseUrl, speechModel } = speech
  const { createOpenAiSynthesizer } = await import('./synthesis/synthesizer.openai.server.ts')
  return createOpenAiSynthesizer({
    apiKey,
    baseURL: baseUrl,
    model: speechModel ?? OPENAI_SPEECH_MODEL,
    timeoutMs: SYNTHESIZE_DEADLINE_MS,
  })
}

async function createTranscriber() {
  if (speech.kind !== 'openai') return createNoTranscriber()
  const { createOpenAiTranscriber } = await import('./transcription/transcriber.openai.server.ts')
  return watchedTranscriber(
    createOpenAiTranscriber({
      apiKey: speech.apiKey,
      baseURL: speech.baseUrl,
      model: speech.transcribeModel ?? OPENAI_TRANSCRIBE_MODEL,
      timeoutMs: TRANSCRIBE_DEADLINE_MS,
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

function cached(synthesizer: SpeechSynthesizer, deadlineMs = SEGMENT_AUDIO_DEADLINE_MS) {
  const folder = join(audioFolder, 'segments')
  return createSegmentAudio({ synthesizer: watchedSynthesizer(synthesizer), folder, deadlineMs })
}

const modelFolder = join(env.DATA_DIR, 'models/kokoro')
/** The last thing that `npm run models` installs. */
const hasModel = existsSync(join(modelFolder, 'engine/node_modules/onnxruntime-node'))
const kokoro = hasModel
  ? createKokoroSynthesizer({ childPath: script('kokoro-child.mjs'), modelFolder, readIpa: espeak.readIpa })
  : null

const shipped = createShippedVoices({
  folder: join(PROJECT_ROOT, 'content/voices'),
  onFault: (fault) => log.error(fault, 'a shipped voice cannot be played: the next source is used'),
})

const provider = speech.kind === 'openai' ? cached(await createNaturalVoice()) : null

/** The computer voices as audio files. */
export const spokenWords = createSpokenWords({
  shipped,
  providers: provider ? { en: provider, tr: provider } : {},
  local: kokoro && cached(kokoro, KOKORO_DEADLINE_MS),
  basic: cached(espeak),
})

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
  if (speech.kind !== 'embedded') return
  await wait(WARM_SPEECH_AFTER_MS, undefined, { ref: false })
  await espeak.warmUp()
}

/** Stops the processes and threads of speech. */
export async function closeSpeech(): Promise<void> {
  await Promise.all([espeak.stop(), kokoro?.stop(), recordingInspector.stop(), recordingMaster.stop()])
}
