import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { languagesOf, type WordDirection } from '#app/models/vocabulary/drill/direction.ts'
import { type AnswerVerdict, isRight } from '#app/models/vocabulary/drill/drill.ts'
import type { StudyWord } from '#app/models/vocabulary/drill/study-word.ts'
import { useCopy } from '../../shell/locale.ts'
import { WordTold, WordUse } from './word-told.tsx'

const LOOKS = {
  correct: 'bg-success-wash text-success',
  almost: 'bg-major-wash text-major',
  wrong: 'bg-critical-wash text-critical',
} as const

export function VerdictBadge({ verdict }: { verdict: AnswerVerdict }) {
  const copy = useCopy(wordDrillCopy)
  const Icon = isRight(verdict) ? Check : X
  return (
    <p className={`inline-flex items-center gap-2 rounded-control px-3 py-1 text-16 font-semibold ${LOOKS[verdict]}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {copy.verdicts[verdict]}
    </p>
  )
}

interface Props {
  word: StudyWord
  direction: WordDirection
  answer: string
  verdict: AnswerVerdict
  /** The next button. */
  children: ReactNode
}

/** Whether an answer was right, and the correct spelling. */
export function DrillVerdict({ word, direction, answer, verdict, children }: Props) {
  const copy = useCopy(wordDrillCopy)
  const { answered } = languagesOf(direction)
  return (
    <div>
      <div role="status" className="mt-4">
        <VerdictBadge verdict={verdict} />
        {verdict === 'almost' && <p className="mt-2 text-15">{copy.almostText}</p>}
        <WordTold word={word} direction={direction}>
          {verdict !== 'correct' && (
            <div className="py-3">
              <dt className="text-13 text-soft">{copy.yours}</dt>
              <dd lang={answered} className="text-16 wrap-anywhere">
                {answer}
              </dd>
            </div>
          )}
        </WordTold>
      </div>
      <WordUse word={word} direction={direction} />
      {children}
    </div>
  )
}
