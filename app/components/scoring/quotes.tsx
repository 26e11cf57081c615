import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { ErrorItem } from '#app/models/scoring/evaluation.ts'
import { quotesSource } from '#app/models/scoring/finding.ts'
import { useCopy } from '../shell/locale.ts'

/** The evidence of an error: the learner's words and the model's. */
export function Quotes({ item }: { item: ErrorItem }) {
  const copy = useCopy(scoreReportCopy)
  if (!item.renditionQuote && !item.referenceQuote) return null
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-15">
      {item.renditionQuote && (
        <>
          <dt className="text-soft">{copy.sheet.youSaid}</dt>
          <dd>“{item.renditionQuote}”</dd>
        </>
      )}
      {item.referenceQuote && (
        <>
          <dt className="text-soft">{quotesSource(item) ? copy.segments.source : copy.sheet.reference}</dt>
          <dd>“{item.referenceQuote}”</dd>
        </>
      )}
    </dl>
  )
}
