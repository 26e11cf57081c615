import { setTimeout as pause } from 'node:timers/promises'
import { XP_PER_SEGMENT } from '#app/config/progress.ts'
import { PROVIDER_RETRY_SECONDS, RESULT_POLL_MS, RESULT_WAIT_MS } from '#app/config/practice-submission.ts'
import { db, type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { findTimezone } from '#app/models/accounts/settings/user-settings.server.ts'
import { keepLease } from '#app/models/leases/keep-lease.server.ts'
import { type Lease, releaseLease } from '#app/models/leases/lease.server.ts'
import { decideEvaluate, dialogueAt, segmentsLeft } from '#app/models/mock-test/attempt-state.ts'
import {
  factsOf,
  findAttempt,
  type StoredAttempt,
  type StoredDialogue,
  withSegmentsOfNow,
} from '#app/models/mock-test/attempt.server.ts'
import { claimEvaluation, saveDialogueResults } from '#app/models/mock-test/evaluation.server.ts'
import { withRepeats } from '#app/models/mock-test/exam-rules.ts'
import type { EvaluateAnswer, Slot } from '#app/models/mock-test/exam-view.ts'
import { ownMarksOf } from '#app/models/mock-test/own-results.server.ts'
import type { DialogueResults } from '#app/models/mock-test/results-view.ts'
import { segmentMarks } from '#app/models/mock-test/segment-marks.ts'
import { wantWords } from '#app/models/mock-test/segment.server.ts'
import { awardXp } from '#app/models/progress/award.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { isInterpreted } from '#app/models/scoring/segment-score.ts'
import { ownFindings } from '#app/models/scoring/self-marking/own-findings.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { gatherRenditions, type HandedIn } from '../practice/gather-renditions.server.ts'
import { scoreDialogue } from '../scoring/score-dialogue.server.ts'
import { scorerFor } from '../scoring/scorer.server.ts'
import { getOwnAttempt, wordsWantedOf } from './load-exam.server.ts'
import { measureInterpreting } from './measure-interpreting.server.ts'

interface Place {
  mockTestId: number
  slot: Slot
}

interface Wish extends Place {
  /** The learner wants it evaluated as it is, although there is time left. */
  giveUp?: boolean
}

interface Evaluated {
  attempt: StoredAttempt
  dialogue: StoredDialogue
}

async function reload({ mockTestId, slot }: Place): Promise<Evaluated> {
  const attempt = await findAttempt({ id: mockTestId })
  if (!attempt) throw new AppError('NOT_FOUND', (copy) => copy.mockTestNotFound)
  return { attempt, dialogue: dialogueAt(attempt.dialogues, slot) }
}

/** A dialogue in the shape that scoring expects. An empty typed text means that the learner said nothing. */
function handedIn(dialogue: StoredDialogue): HandedIn {
  const { submitted } = dialogue
  const spoken = submitted.filter(
    ({ suppliedSource, suppliedText }) => suppliedSource !== 'typed' || suppliedText !== '',
  )
  return {
    status: submitted.some(({ suppliedSource }) => suppliedSource === 'typed') ? 'needs_transcripts' : 'received',
    ownMarks: ownMarksOf(dialogue),
    recordings: spoken.flatMap(({ recording }) => recording ?? []),
    suppliedTranscripts: spoken.flatMap(({ segmentIndex, suppliedText: text, suppliedSource }) =>
      text
        ? [{ segmentIndex, text, source: suppliedSource === 'typed' ? ('typed' as const) : ('browser' as const) }]
        : [],
    ),
  }
}

/** Awards XP for each interpreted segment, on the learner's local day of submission. */
async function awardSegments(
  tx: Database,
  { attempt, dialogue, evaluation, timezone }: Evaluated & { evaluation: Evaluation; timezone: string },
) {
  const interpreted = new Set(evaluation.segments.filter(isInterpreted).map(({ segmentIndex }) => segmentIndex))
  const days = dialogue.submitted
    .filter(({ segmentIndex }) => interpreted.has(segmentIndex))
    .map(({ createdAt }) => dayIn(timezone, createdAt))
  for (const day of [...new Set(days)].sort()) {
    const xp = days.filter((one) => one === day).length * XP_PER_SEGMENT
    await awardXp(tx, { userId: attempt.userId, day, xp })
  }
}

/** Asks for the words of these segments and releases the lease, unless it was lost. */
async function askForWords(lease: Lease, options: { dialogue: StoredDialogue; missing: number[] }): Promise<void> {
  const missing = new Set(options.missing)
  const wanted = options.dialogue.submitted.filter(({ segmentIndex }) => missing.has(segmentIndex))
  await inTransaction(async (tx) => {
    if (!(await releaseLease(lease, tx))) return
    await wantWords(
      tx,
      wanted.map(({ id }) => id),
    )
  })
}

const scored = (
  { id: dialogueId, slot: dialogueSlot }: StoredDialogue,
  { evaluation, total }: Pick<DialogueResults, 'evaluation' | 'total'>,
): EvaluateAnswer => ({ dialogueSlot, dialogueId, status: 'scored', segments: evaluation.segments, total })

/** Transcribes and scores a dialogue under a held lease. Null if words are needed or the lease was lost. */
async function evaluateClaimed(before: StoredAttempt, slot: Slot, lease: Lease): Promise<EvaluateAnswer | null> {
  // Closed dialogues accept no segments, but some may have arrived just before.
  const attempt = await withSegmentsOfNow(before)
  const dialogue = dialogueAt(attempt.dialogues, slot)
  const { title, topic, segments, submitted } = dialogue
  // Whatever does not depend on the transcripts is loaded in parallel.
  const [gathered, words, interpretingMs, timezone] = await Promise.all([
    gatherRenditions({ submission: handedIn(dialogue), segments }),
    readLibrary(),
    measureInterpreting(dialogue, attempt.startedAt),
    findTimezone(db, attempt.userId),
  ])
  // Segments without a recording are asked for at the same time.
  const promised = submitted.flatMap(({ segmentIndex, wordsWanted }) => (wordsWanted ? segmentIndex : []))
  const missing = [...promised, ...(gathered.status === 'incomplete' ? gathered.missing : [])]
  if (gathered.status === 'incomplete' || missing.length > 0) {
    await askForWords(lease, { dialogue, missing })
    return null
  }
  const { renditions } = gathered
  const evaluation = await scoreDialogue({
    submissionId: `mock-test-${attempt.id}-${slot}`,
    dialogueId: dialogue.id,
    segments,
    renditions,
    ownFindings: ownFindings({ segments, renditions, ownMarks: ownMarksOf(dialogue) }),
    scorer: scorerFor({ isGuest: false }),
    userId: attempt.userId,
    words,
  })
  const repeats = submitted.reduce((sum, segment) => sum + segment.repeats, 0)
  const results = withRepeats({ evaluation, realRules: attempt.realRules, repeats })
  const isSaved = await saveDialogueResults({
    lease,
    slot,
    results: { ...results, dialogue: { title, topic, segments }, interpretingMs },
    segments: segmentMarks(evaluation),
    onSaved: (tx) => awardSegments(tx, { attempt, dialogue, evaluation, timezone }),
  })
  return isSaved ? scored(dialogue, results) : null
}

async function evaluateUnderLease(before: StoredAttempt, slot: Slot, lease: Lease): Promise<EvaluateAnswer | null> {
  const stopRenewing = keepLease({ lease })
  try {
    return await evaluateClaimed(before, slot, lease)
  } catch (error) {
    await releaseLease(lease)
    throw error
  } finally {
    stopRenewing()
  }
}

/** The answer available now; null if the dialogue still has to be evaluated. */
function answerOf({ attempt, dialogue }: Evaluated, { giveUp = false }: Wish): EvaluateAnswer | null {
  const { slot: dialogueSlot, id: dialogueId, results } = dialogue
  const question = { facts: factsOf(attempt), slot: dialogueSlot, now: new Date() }
  switch (decideEvaluate({ ...question, giveUp })) {
    case 'out-of-order':
      throw new AppError('CONFLICT', (copy) => copy.mockTestSlotOrder)
    case 'too-early':
      throw new AppError('CONFLICT', (copy) => copy.mockTestSegmentsLeft(segmentsLeft(question)))
    case 'words':
      // Segments without a recording wanted words from the start; the others still have to be transcribed.
      if (attempt.closedSlots < dialogueSlot) return null
      return { dialogueSlot, dialogueId, status: 'needs_transcripts', wordsWanted: wordsWantedOf([dialogue]) }
    case 'already':
      return results && scored(dialogue, results)
    case 'evaluate':
      return null
  }
}

/**
 * Evaluates a dialogue of a mock test, once: the caller that gets the lease does the work and the others wait for its
 * result. Closes the dialogue; segments not submitted count as missed. The caller has checked the owner.
 *
 * @param options.attempt the attempt, if the caller has just read it.
 * @throws AppError NOT_FOUND; CONFLICT (dialogue 1 comes first, or there is still time for missing segments);
 *   PROVIDER_UNAVAILABLE if the result takes too long.
 */
export async function evaluateSlot(
  options: Wish & { signal: AbortSignal; attempt?: StoredAttempt },
): Promise<EvaluateAnswer> {
  const { mockTestId, slot, signal, attempt } = options
  const deadline = performance.now() + RESULT_WAIT_MS
  let found = attempt ? { attempt, dialogue: dialogueAt(attempt.dialogues, slot) } : await reload(options)
  for (; performance.now() < deadline; found = await reload(options)) {
    const known = answerOf(found, options)
    if (known) return known
    const isGivenUp = segmentsLeft({ facts: factsOf(found.attempt), slot, now: new Date() }) > 0
    const lease = await claimEvaluation({ id: mockTestId, slot, isGivenUp })
    const answer = lease && (await evaluateUnderLease(found.attempt, slot, lease))
    if (answer) return answer
    if (!lease) await pause(RESULT_POLL_MS, undefined, { signal })
  }
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.scoringSlow, { retryAfterSeconds: PROVIDER_RETRY_SECONDS })
}

/**
 * Like evaluateSlot, for the learner who owns the test.
 *
 * @throws AppError as evaluateSlot; NOT_FOUND if the test is another learner's or the dialogue is not in that slot.
 */
export async function evaluateDialogue(
  options: Wish & { userId: number; dialogueId: number; signal: AbortSignal },
): Promise<EvaluateAnswer> {
  const { userId, dialogueId, ...wish } = options
  const attempt = await getOwnAttempt({ userId, mockTestId: wish.mockTestId })
  if (dialogueAt(attempt.dialogues, wish.slot).id !== dialogueId) {
    throw new AppError('NOT_FOUND', (copy) => copy.mockTestSlotUnknown)
  }
  return evaluateSlot({ ...wish, attempt })
}
