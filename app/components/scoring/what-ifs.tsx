import { outlookCopy } from '#app/config/copy/outlook.ts'
import type { WhatIf } from '#app/models/scoring/evaluation.ts'
import { whatIfText } from '#app/models/scoring/outlook-text.ts'
import { useCopy } from '../shell/locale.ts'
import { useMarks } from './marks.ts'

/** What the total would have been without some of the errors. */
export function WhatIfs({ cases }: { cases: readonly WhatIf[] }) {
  const copy = useCopy(outlookCopy)
  const { marks } = useMarks()
  return (
    <ul className="max-w-2xl">
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
  )
}
