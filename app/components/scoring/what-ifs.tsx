import { outlookCopy } from '#app/config/copy/outlook.ts'
import type { WhatIf } from '#app/models/scoring/evaluation.ts'
import { whatIfText } from '#app/models/scoring/outlook-text.ts'
import { useCopy } from '../shell/locale.ts'
import { useMarks } from './marks.ts'

interface Props {
  cases: readonly WhatIf[] | undefined
  /** The actual total, out of 45. */
  total: number
  idPrefix?: string
}

/** What the total would have been without some of the errors. */
export function WhatIfs({ cases = [], total, idPrefix = '' }: Props) {
  const copy = useCopy(outlookCopy)
  const { marks } = useMarks()
  if (cases.length === 0) return null
  return (
    <section aria-labelledby={`${idPrefix}what-if-title`}>
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id={`${idPrefix}what-if-title`} className="text-20">
          {copy.whatIf.title}
        </h2>
        <p className="tabular text-15 whitespace-nowrap text-soft">{copy.whatIf.now(marks(total))}</p>
      </div>
      <ul>
        {cases.map((one) => (
          <li
            key={`${one.family}-${one.segments.join('-')}`}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2"
          >
            <span className="min-w-0">{whatIfText(one, copy)}</span>
            <span className="tabular text-right whitespace-nowrap">
              <span className="font-semibold">{marks(one.total)}</span>
              {one.makesPass && <span className="ml-2 text-13 font-semibold text-success">{copy.whatIf.pass}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
