import { NEAR_SILENCE_RMS_DBFS, NEAR_SILENCE_SPEECH_MS, TRANSCRIBE_PROMPTS } from '#app/config/speech.ts'
import type { InspectedRecording } from './recording-inspection.ts'

/**
 * Lines that Whisper models output for silence, learnt from subtitles. None of them can be an interpretation in a
 * dialogue. A plain "Thank you" can, so it is not listed.
 */
const INVENTED_LINES = [
  'altyazı m k',
  'altyazı',
  'altyazı çeviri m k',
  'altyazılar m k',
  'abone olmayı unutmayın',
  'kanalıma abone olmayı unutmayın',
  'abone olmayı ve beğenmeyi unutmayın',
  'izlediğiniz için teşekkürler',
  'izlediğiniz için teşekkür ederim',
  'izlediğiniz için teşekkür ederiz',
  'thank you for watching',
  'thanks for watching',
  'thank you so much for watching',
  'please subscribe',
  'please subscribe to my channel',
  'like and subscribe',
  'subtitles by the amara org community',
  'www mooji org',
]

function simplify(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const INVENTED = new Set([...INVENTED_LINES, ...Object.values(TRANSCRIBE_PROMPTS)].map(simplify))

/**
 * Whether a transcript is one of those lines (or our own prompt) although the recording has almost no speech. If speech
 * could not be measured, the line alone decides.
 */
export function isInventedTranscript(
  text: string,
  recording: Pick<InspectedRecording, 'speechMs' | 'rmsDbfs'>,
): boolean {
  const isQuiet = recording.rmsDbfs === null || recording.rmsDbfs < NEAR_SILENCE_RMS_DBFS
  const isShort = recording.speechMs === null || recording.speechMs < NEAR_SILENCE_SPEECH_MS
  return (isQuiet || isShort) && INVENTED.has(simplify(text))
}
