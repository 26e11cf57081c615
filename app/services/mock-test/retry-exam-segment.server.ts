import { RETRY_SECONDS } from '#app/config/study-plan.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { StoredDialogue } from '#app/models/mock-test/attempt.server.ts'
import { type ExamSegment, type ListedReturn, stands } from '#app/models/practice/returning-segment.ts'
import { findDueSegments, findExamReturn, settleTry } from '#app/models/practice/returning-segment.server.ts'
import type { ExamRetryForm } from '#app/models/practice/revision-form.ts'
import { judgeAlone } from '#app/models/practice/revise-evaluation.ts'
import type { Day } from '#app/models/progress/streak.ts'
import type { ErrorItem, Evaluation } from '#app/models/scoring/evaluation.ts'
import { logStudy } from '#app/models/study-plan/study-log.server.ts'
import { findInSegment } from '../practice/revise-attempt.server.ts'
import { getOwnAttempt } from './load-exam.server.ts'

interface ReturnedSegment {
  dialogue: StoredDialogue
  evaluation: Evaluation
  segment: Segment
  state: Pick<ListedReturn, 'marks' | 'due' | 'stood' | 'mendedOn'>
}

/**
 * A segment of a learner's mock test that comes back, as it was when the test began.
 *
 * @throws AppError NOT_FOUND if it is not theirs or does not come back.
 */
export async function getExamReturn(place: ExamSegment): Promise<ReturnedSegment> {
  const { userId, mockTestId, dialogueId, segmentIndex } = place
  const { dialogues } = await getOwnAttempt({ userId, mockTestId })
  const dialogue = dialogues.find(({ id }) => id === dialogueId)
  const segment = dialogue?.segments[segmentIndex]
  const state = segment ? await findExamReturn(place) : null
  if (!segment || !state || !dialogue.results) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return { dialogue, evaluation: dialogue.results.evaluation, segment, state }
}

/** What a try came to. */
export interface ExamTry {
  isStanding: boolean
  /** It stands, but its day has not come, so it does not count. */
  isEarly: boolean
  /** When it comes back, and when it was mended, now that this is settled. */
  due: Day
  mendedOn: Day | null
  /** What was typed, and the marks that it lost; null if the learner marked it. */
  judged: { text: string; errors: ErrorItem[] } | null
  /** Where the next segment that is due is tried; null if none is. */
  next: string | null
}

interface Options extends ExamSegment {
  form: ExamRetryForm
  today: Day
  admission: Admission
}

/** The errors of the typed words, judged as a retry in practice is: by themselves, with the dialogue as context. */
async function judge({ userId, segmentIndex }: ExamSegment, returned: ReturnedSegment, text: string) {
  const { evaluation, dialogue } = returned
  const { segments } = dialogue
  const rendition = { status: 'spoken', text, source: 'typed' } as const
  const { findings } = await findInSegment({ evaluation, segments, segmentIndex, userId }, rendition)
  return judgeAlone({ segmentIndex, rendition, findings, segmentCount: segments.length }).errors
}

/**
 * Settles a try of a returning segment: typed, or said aloud and marked by the learner. Nothing of it is kept, and the mock test
 * does not change. The same form sent again settles nothing.
 *
 * @throws AppError NOT_FOUND, RATE_LIMITED.
 */
export async function retryExamSegment(options: Options): Promise<ExamTry> {
  const { userId, dialogueId, segmentIndex, form, today, admission } = options
  const returned = await getExamReturn(options)
  await admission.check()
  const text = form.intent === 'typed' ? form.transcript : null
  const judged = text === null ? null : { text, errors: await judge(options, returned, text) }
  const isStanding = judged ? stands(judged.errors) : form.intent === 'own' && form.mark === 'stood'
  const settled = await inTransaction(async (tx) => {
    const key = `segment.${form.tryId}`
    const studied = { userId, key, activity: 'segment', seconds: RETRY_SECONDS, at: new Date() } as const
    if (!(await logStudy(tx, studied))) return null
    await admission.count(tx)
    return settleTry(tx, { userId, dialogueId, segmentIndex, isStanding, today })
  })
  const before = returned.state
  const { due, mendedOn } = settled ?? before
  const isEarly = settled !== null && isStanding && before.mendedOn === null && today < before.due
  const { first } = await findDueSegments({ userId, today })
  return { isStanding, isEarly, due, mendedOn, judged, next: first && first.path }
}
