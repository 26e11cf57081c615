import { randomUUID } from 'node:crypto'
import type { Locale } from '#app/config/copy/locale.ts'
import { waitingCopy } from '#app/config/copy/waiting.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { type HeldAttempt, type PractisedDialogue, toPractised } from '#app/models/practice/practised-dialogue.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import { findSessionNote } from '#app/models/practice/session-note.server.ts'
import { findOpenAttempt } from '#app/models/practice/staged-recording.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import { findWaitingPractice } from '#app/models/progress/waiting-attempt.server.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { type KeepableRecording, toKeepable } from '#app/models/speech/retention.ts'
import { listMissedWords } from '#app/models/vocabulary/missed/miss.server.ts'
import type { MissedWord } from '#app/models/vocabulary/drill/study.ts'
import { getOpenDialogue } from '../dialogues/get-open-dialogue.server.ts'
import { whenWriter } from '../progress/load-waiting.server.ts'
import { transcriber, voiceQuality } from '../speech/speech.server.ts'
import { getAttemptResult } from './attempt-result.server.ts'

interface Attempt {
  title: string
  dialogueId: number
  submissionId: string
  segments: Segment[]
}

/** An attempt at this dialogue that waits for words: to be finished, or given up for a new one. */
interface Waiting {
  title: string
  dialogueId: number
  attemptId: string
  /** When it was handed in, in the learner's zone. */
  when: string
  /** Segments that wait. */
  count: number
  /** How many recordings of it are kept. */
  recordings: number
}

export type PracticeView =
  | {
      view: 'test'
      title: string
      dialogue: PractisedDialogue
      /** The server has no recogniser of its own, so that the browser's is worth asking for. */
      offersRecognition: boolean
      /** What was recorded of an attempt that is not finished, on this or another device. */
      heldAttempt: HeldAttempt | null
      /** An attempt that was given up, a UUID: this browser is to forget its recordings. */
      givenUp: string | null
    }
  | (Waiting & { view: 'waiting' | 'discard'; subtitle: string })
  | { view: 'type'; title: string; dialogue: PractisedDialogue; submissionId: string }
  | { view: 'scoring'; title: string }
  | (Attempt & { view: 'transcripts'; missing: number[]; recordings: { id: string; segmentIndex: number }[] })
  | (Attempt & {
      view: 'result'
      evaluation: Evaluation
      recordings: KeepableRecording[]
      revising: Revising
      wordsToLearn: MissedWord[]
      notes: string
    })

interface Options {
  user: CurrentUser
  locale: Locale
  dialogueId: number
  /** The id of an attempt, as it came. */
  attempt: string | null
  mode: string | null
  /** The id of an attempt that is to be given up, and of one that was, as they came. */
  discard: string | null
  givenUp: string | null
}

async function loadAttempt(submissionId: string, { user, locale, dialogueId }: Options): Promise<PracticeView> {
  const { dialogueTitle: title, ...result } = await getAttemptResult({ submissionId, userId: user.id })
  if (result.dialogueId !== dialogueId) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  const { segments } = result
  const attempt = { title, dialogueId, submissionId, segments }
  switch (result.status) {
    case 'scored': {
      const owned = { userId: user.id, submissionId }
      const [wordsToLearn, note] = await Promise.all([listMissedWords(owned), findSessionNote(owned)])
      const dateText = dateWriter({ timezone: user.timezone, locale })
      return {
        ...attempt,
        view: 'result',
        evaluation: result.evaluation,
        recordings: result.recordings.map((recording) => toKeepable(recording, dateText)),
        revising: result.revising,
        wordsToLearn,
        notes: note?.notes ?? '',
      }
    }
    case 'needs_transcripts':
      return {
        ...attempt,
        view: 'transcripts',
        missing: result.missing,
        recordings: result.recordings.map(({ id, segmentIndex }) => ({ id, segmentIndex })),
      }
    case 'received':
      return { view: 'scoring', title }
  }
}

/** The attempt at this dialogue that waits for words: the newest, or the one that is to be given up. */
async function findWaiting({ user, locale, dialogueId, discard }: Options): Promise<Omit<Waiting, 'title'> | null> {
  const asked = discard !== null && isUuid(discard) ? { submissionId: discard } : {}
  const found = await findWaitingPractice({ userId: user.id, dialogueId, ...asked })
  if (!found) return null
  const { id: attemptId, at, count, recordings } = found
  return { dialogueId, attemptId, when: whenWriter({ timezone: user.timezone, locale })(at), count, recordings }
}

/**
 * What /practice/:dialogueId shows: the learner's own attempt by its id, whatever their plan is by now; else the question
 * whether one that waits for words is to be finished; else the player, or the typed form with a fresh submission id, so
 * that a form sent twice is scored once.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED.
 */
export async function loadPractice(options: Options): Promise<PracticeView> {
  const { user, dialogueId, attempt, mode, discard, givenUp } = options
  if (attempt !== null) return loadAttempt(attempt, options)
  const [open, waiting] = await Promise.all([getOpenDialogue({ dialogueId, user }), findWaiting(options)])
  const dialogue = toPractised(open, voiceQuality)
  const { title } = dialogue
  if (waiting) {
    const copy = waitingCopy[options.locale]
    return discard === waiting.attemptId
      ? { ...waiting, title, view: 'discard', subtitle: copy.discard.subtitle }
      : { ...waiting, title, view: 'waiting', subtitle: copy.question.subtitle }
  }
  if (mode === 'type') return { view: 'type', title, dialogue, submissionId: randomUUID() }
  const left = givenUp !== null && isUuid(givenUp) ? givenUp : null
  const heldAttempt = await findOpenAttempt({ userId: user.id, dialogueId })
  return { view: 'test', title, dialogue, offersRecognition: transcriber.id === 'none', heldAttempt, givenUp: left }
}
