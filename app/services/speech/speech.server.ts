import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/config/env.server.ts'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import {
  KOKORO_DEADLINE_MS,
  SEGMENT_AUDIO_DEADLINE_MS,
  SYNTHESIZE_DEADLINE_MS,
  WARM_SPEECH_AFTER_MS,
} from '#app/config/speech.ts'
import { log } from '#app/log.server.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { createEarlyTranscription } from './transcription/early-transcription.server.ts'
import { createRecordingInspector } from './recordings/inspect-recording.server.ts'
import { createRecordingMaster } from './recordings/master-recording.server.ts'
import { createDiskRecordingStore } from './store/recording-store.disk.server.ts'
import { createPrepareAhead } from './voices/prepare-ahead.server.ts'
import { createShippedVoices } from './voices/shipped-voices.server.ts'
import { createSpokenWords } from './voices/spoken-words.server.ts'
import { createSegmentAudio } from './synthesis/segment-audio.server.ts'
import type { SpeechSynthesizer } from './synthesis/synthesizer.ts'
import { createEspeakSynthesizer } from './synthesis/synthesizer.espeak.server.ts'
import { createKokoroSynthesizer } from './synthesis/synthesizer.kokoro.server.ts'
import { createNoTranscriber } from './transcription/transcriber.none.server.ts'
import { createUploadedAudio } from './recordings/uploaded-audio.server.ts'
import { createWavConverter } from './recordings/wav-converter.server.ts'
import { watchedStore, watchedSynthesizer, watchedTranscriber } from './watched.server.ts'

// The only place that chooses the voice and the recogniser. The scripts are plain files outside the bundle.
const script = (name: string) => join(PROJECT_ROOT, 'scripts/workers', name)
const audioFolder = join(env.DATA_DIR, 'audio')
const { transcription, voices } = env

const espeak = createEspeakSynthesizer({ childPath: script('espeak-child.mjs') })
const wavConverter =
  transcription.kind === 'server' && transcription.upload === 'wav'
    ? createWavConverter({ workerPath: script('wav-worker.mjs') })
    : null

// SDKs are imported only when needed: each slows every start and uses memory.
async function createProvidersVoice() {
  if (voices.kind === 'embedded') return {}
  const { createOpenAiSynthesizer } = await import('./synthesis/synthesizer.openai.server.ts')
  const voice = createOpenAiSynthesizer({ ...voices, baseURL: voices.baseUrl, timeoutMs: SYNTHESIZE_DEADLINE_MS })
  const spoken = cached(voice)
  // A server of one's own may speak one of the languages only.
  return { ...(voices.voices.en && { en: spoken }), ...(voices.voices.tr && { tr: spoken }) }
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

/** The recorded voices. */
export const shippedVoices = createShippedVoices({
  folder: join(PROJECT_ROOT, 'content/voices'),
  onFault: (fault) => log.error(fault, 'a shipped voice cannot be played: the next source is used'),
})

/** The computer voices as audio files. */
export const spokenWords = createSpokenWords({
  shipped: shippedVoices,
  providers: await createProvidersVoice(),
  local: kokoro && cached(kokoro, KOKORO_DEADLINE_MS),
  basic: cached(espeak),
})

/** Makes words that are asked for next. */
export const prepareAhead = createPrepareAhead({
  spokenWords,
  onFailure: (error) => log.warn({ err: error }, 'words were not made ahead: the basic voice says them'),
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
  // A provider that speaks both languages leaves nothing for the basic voice to say.
  if (voices.kind !== 'embedded' && voices.voices.en && voices.voices.tr) return
  await wait(WARM_SPEECH_AFTER_MS, undefined, { ref: false })
  await espeak.warmUp()
}

/** Stops the processes and threads of speech. */
export async function closeSpeech(): Promise<void> {
  await Promise.all([
    espeak.stop(),
    kokoro?.stop(),
    wavConverter?.stop(),
    recordingInspector.stop(),
    recordingMaster.stop(),
  ])
}
