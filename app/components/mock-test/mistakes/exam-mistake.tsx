import type { SubmissionResult } from '@conform-to/react'
import { examMistakeCopy } from '#app/config/copy/exam-mistake.ts'
import { MISTAKES_PATH } from '#app/config/coach-paths.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { ListedReturn } from '#app/models/practice/returning-segment.ts'
import type { ErrorItem } from '#app/models/scoring/evaluation.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MistakeAnswer } from './mistake-answer.tsx'
import { MistakeQuestion } from './mistake-question.tsx'

/** A segment of a mock test that comes back. */
export interface ExamMistakeProps {
  mockTestId: number
  dialogueId: number
  /** 0-based. */
  segmentIndex: number
  segment: Segment
  /** Whether its sound still says what was said in the test. */
  hasSound: boolean
  state: Pick<ListedReturn, 'marks' | 'due' | 'stood' | 'mendedOn'>
  today: string
  /** Of the try that this page may become. */
  tryId: string
}

/** What a try came to. */
export interface Tried {
  isStanding: boolean
  /** It stands, but its day has not come. */
  isEarly: boolean
  /** When it comes back, and when it was mended: the state of the page may still be the one before. */
  due: string
  mendedOn: string | null
  /** What was typed, and what it lost; null if the learner marked it. */
  judged: { text: string; errors: ErrorItem[] } | null
  /** The next segment that is due. */
  next: string | null
}

interface Props extends ExamMistakeProps {
  tried: Tried | undefined
  lastResult: SubmissionResult | undefined
}

/** The segment to interpret once more, or what became of it. */
export function ExamMistake({ tried, lastResult, ...mistake }: Props) {
  const copy = useCopy(examMistakeCopy)
  return (
    <div className="max-w-2xl space-y-8">
      {tried ? (
        <MistakeAnswer mistake={mistake} tried={tried} />
      ) : (
        <MistakeQuestion mistake={mistake} lastResult={lastResult} />
      )}
      <p className="flex flex-wrap gap-3">
        {tried?.next && <ButtonLink to={tried.next}>{copy.next}</ButtonLink>}
        <ButtonLink look={tried ? 'secondary' : 'quiet'} to={MISTAKES_PATH} className={tried ? undefined : '-ml-2'}>
          {copy.all}
        </ButtonLink>
      </p>
    </div>
  )
}
