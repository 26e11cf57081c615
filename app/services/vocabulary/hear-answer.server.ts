import { PROVIDER_RETRY_AFTER_SECONDS, RECORDING_LIMITS, TRANSCRIBE_DEADLINE_MS } from '#app/config/speech.ts'
import { SPOKEN_ANSWER_MAX_MS } from '#app/config/vocabulary.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { hasSpeech } from '#app/models/speech/recording-inspection.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import type { AskedWord, HeardAnswer } from '#app/models/vocabulary/drill/question.ts'
import { recordingInspector, transcriber } from '../speech/speech.server.ts'
import { gradeWords } from './grade-answer.server.ts'

/** Whether this server turns recorded answers into words. */
export const hearsAnswers = () => transcriber.id !== 'none'

/** A recorder stopped at the limit ends a packet or two later. */
const LIMITS = { ...RECORDING_LIMITS, maxDurationMs: SPOKEN_ANSWER_MAX_MS + 2 * SECOND_MS }

/**
 * The words of a recorded answer; '' for silence. Nothing is stored.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for what is no recording or too long, PROVIDER_UNAVAILABLE without a recogniser or if it
 *   fails.
 */
async function transcribe(options: { bytes: Uint8Array; language: Language; signal: AbortSignal }): Promise<string> {
  const { bytes, language, signal } = options
  const facts = await recordingInspector.inspectRecording(bytes, LIMITS)
  if (facts.status !== 'ok') throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.spokenAnswerUnreadable)
  if (!hasSpeech(facts)) return ''
  const patience = AbortSignal.any([signal, AbortSignal.timeout(transcriber.patienceMs ?? TRANSCRIBE_DEADLINE_MS)])
  const result = await transcriber.transcribe({ recording: { ...facts, bytes }, language, signal: patience })
  if (result.status === 'ok') return result.text
  if (result.status === 'no-speech' || result.reason === 'no-words') return ''
  const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.providerUnavailable, { retryAfterSeconds })
}

/** Grades words that were said. */
export async function gradeHeard(options: { asked: AskedWord; heard: string }): Promise<HeardAnswer> {
  const { asked, heard } = options
  return { heard, verdict: await gradeWords({ asked, answer: heard, isInflected: true }) }
}

/** Turns a recorded answer into words and grades it; the recording is forgotten. @throws AppError as `transcribe`. */
export async function hearAnswer(options: {
  asked: AskedWord
  bytes: Uint8Array
  signal: AbortSignal
}): Promise<HeardAnswer> {
  const { asked, bytes, signal } = options
  const heard = await transcribe({ bytes, language: languagesOf(asked.direction).answered, signal })
  return gradeHeard({ asked, heard })
}
