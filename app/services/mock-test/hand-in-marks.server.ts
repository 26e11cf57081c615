import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import type { GivenMarks } from '#app/models/mock-test/exam-form.ts'
import { markableSegments } from '#app/models/mock-test/markable-segments.server.ts'
import { markedSegmentKey } from '#app/models/mock-test/marking-view.ts'
import { markedKeys, readMarks } from '#app/models/scoring/self-marking/marks-form.ts'
import { handIn } from './hand-in-words.server.ts'
import { getMarkableAttempt, supplyMarks } from './supply-marks.server.ts'
import { supplyWords } from './supply-words.server.ts'

interface Options {
  user: CurrentUser
  mockTestId: number
  /** Of the plain form. */
  fields: FormData
  locale: Locale
  signal: AbortSignal
}

/** The marks in the form, of every segment that can be marked. @throws AppError VALIDATION_FAILED */
function marksIn(fields: FormData, attempt: StoredAttempt): GivenMarks[] {
  const recorded = markableSegments(attempt).filter(({ recordingId }) => recordingId !== null)
  const keys = new Set(recorded.map(markedSegmentKey))
  const hasOthers = [...markedKeys(fields.keys())].some((key) => !keys.has(key))
  return recorded.map((segment) => {
    const { dialogueId, segmentIndex, units } = segment
    const marks = hasOthers ? null : readMarks(fields, { key: markedSegmentKey(segment), units })
    if (!marks) throw new AppError('VALIDATION_FAILED', (copy) => copy.mockTestMarksOffList)
    return { dialogueId, segmentIndex, marks: { ...marks } }
  })
}

/**
 * Stores the learner's own marks from the plain form. A running test is then evaluated and completed: segments without a
 * recording count as missed.
 *
 * @returns whether the marks are kept beside Köprü's.
 * @throws AppError NOT_FOUND; CONFLICT while the test still accepts segments, or if its learner has marked it;
 *   VALIDATION_FAILED if the form is not that of the test's checklists.
 */
export async function handInMarks(options: Options): Promise<{ isBeside: boolean }> {
  const { user, mockTestId, fields } = options
  const [userId, now] = [user.id, new Date()]
  const attempt = await getMarkableAttempt({ userId, mockTestId, now })
  const segments = marksIn(fields, attempt)
  if (attempt.status === 'completed') {
    await supplyMarks({ userId, mockTestId, segments, now })
    return { isBeside: true }
  }
  const unrecorded = markableSegments(attempt).filter(({ recordingId }) => recordingId === null)
  const words = unrecorded.map(({ dialogueId, segmentIndex }) => ({ dialogueId, segmentIndex, text: '' }))
  await handIn({
    ...options,
    async supply() {
      const answer = await supplyMarks({ userId, mockTestId, segments, now })
      return words.length === 0 ? answer : supplyWords({ userId, mockTestId, words, now })
    },
  })
  return { isBeside: false }
}
