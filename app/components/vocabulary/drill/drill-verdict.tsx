import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { AnswerVerdict } from '#app/models/vocabulary/drill/drill.ts'
import { isRight } from '#app/models/vocabulary/drill/drill-flow.ts'
import { type VocabularyItem, withSense } from '#app/models/vocabulary/item.ts'
import { useCopy } from '../../shell/locale.ts'
import { ListenButton } from '../listen-button.tsx'

const LOOKS = {
  correct: 'bg-success-wash text-success',
  almost: 'bg-major-wash text-major',
  wrong: 'bg-critical-wash text-critical',
} as const

interface Props {
  item: VocabularyItem
  answer: string
  verdict: AnswerVerdict
  number: number
  count: number
  /** The next button. */
  children: ReactNode
}

/** Whether an answer was right, and the correct spelling. */
export function DrillVerdict({ item, answer, verdict, number, count, children }: Props) {
  const { drill: copy, languages } = useCopy(vocabularyCopy)
  const Icon = isRight(verdict) ? Check : X
  return (
    <div>
      <p className="tabular text-15 text-soft">{copy.progress(number, count)}</p>
      <div role="status" className="mt-4">
        <p
          className={`inline-flex items-center gap-2 rounded-control px-3 py-1 text-16 font-semibold ${LOOKS[verdict]}`}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {copy.verdicts[verdict]}
        </p>
        {verdict === 'almost' && <p className="mt-2 text-15">{copy.almostText}</p>}
        <dl className="mt-4 divide-y divide-line border-y border-line">
          <div className="py-3">
            <dt className="text-13 text-soft">{languages.en}</dt>
            <dd lang="en" className="display text-20 text-english">
              {withSense(item)}
            </dd>
          </div>
          {verdict !== 'correct' && (
            <div className="py-3">
              <dt className="text-13 text-soft">{copy.yours}</dt>
              <dd lang="tr" className="text-16">
                {answer}
              </dd>
            </div>
          )}
          <div className="py-3">
            <dt className="text-13 text-soft">{copy.written}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-3">
              <span lang="tr" className="display min-w-0 flex-1 text-20 text-turkish">
                {item.turkish}
              </span>
              <ListenButton word={{ vocabularyId: item.id }} language="tr" text={item.turkish} />
            </dd>
          </div>
          {item.acceptedTurkish.length > 0 && (
            <div className="py-3">
              <dt className="text-13 text-soft">{copy.also}</dt>
              <dd lang="tr" className="text-15 text-turkish">
                {item.acceptedTurkish.join(', ')}
              </dd>
            </div>
          )}
        </dl>
      </div>
      {item.exampleTurkish !== null && (
        <p lang="tr" className="mt-3 text-15 text-soft">
          {item.exampleTurkish}
        </p>
      )}
      {children}
    </div>
  )
}
