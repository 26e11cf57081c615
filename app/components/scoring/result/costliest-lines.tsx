import type { ReactNode } from 'react'
import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { bySegment, costOf } from '#app/models/scoring/costliest.ts'
import type { ErrorItem } from '#app/models/scoring/evaluation.ts'
import { useCopy } from '../../shell/locale.ts'
import { FindingSentence } from '../finding-sentence.tsx'
import { useMarks } from '../marks.ts'
import { Quotes } from '../quotes.tsx'
import { SeverityBadge } from '../severity-badge.tsx'
import { ExplanationSwitch } from './explanation-switch.tsx'

/** Lines of one dialogue. */
export interface CostlyLines {
  /** Of its segments' ids, where a page has several dialogues. */
  idPrefix: string
  /** 'Dialogue 2', where there are several. */
  dialogue?: string | undefined
  lines: ErrorItem[]
  /** Players of a segment's two sounds, as far as they exist. 0-based. */
  sounds: (segmentIndex: number) => ReactNode
}

function CostlyLine({ line }: { line: ErrorItem }) {
  const { category } = useCopy(errorWordsCopy)
  const { minus } = useMarks()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
          <SeverityBadge severity={line.type} />
          <span>{category[line.category]}</span>
        </p>
        <p className="measure mt-1">
          <FindingSentence error={line} />
        </p>
        <Quotes item={line} />
      </div>
      <p className="display tabular text-26">{minus(line.deduction)}</p>
    </div>
  )
}

interface Props {
  dialogues: CostlyLines[]
  /** What the whole sheet took off. */
  cost: number
}

/** The lines that cost most, each with both recordings: what to work on, before anything else. */
export function CostliestLines({ dialogues, cost }: Props) {
  const copy = useCopy(scoreReportCopy)
  const { marks } = useMarks()
  const lines = dialogues.flatMap((dialogue) => dialogue.lines)
  return (
    <section aria-labelledby="costliest-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="costliest-title" className="text-26">
          {lines.length === 0 ? copy.costliest.none : copy.costliest.title(lines.length)}
        </h2>
        <ExplanationSwitch />
      </div>
      {lines.length > 0 && (
        <p className="text-15 text-soft">{copy.costliest.share(marks(costOf(lines)), marks(cost))}</p>
      )}
      <ol className="mt-3">
        {dialogues.flatMap(({ idPrefix, dialogue, sounds, ...one }) =>
          bySegment(one.lines).map(({ segment, lines: own }) => (
            <li key={`${idPrefix}${segment}`} className="space-y-3 border-t border-line py-4">
              <a href={`#${idPrefix}segment-${segment}`} className="text-15 font-semibold text-ink underline-offset-4">
                {dialogue !== undefined && `${dialogue}, `}
                {copy.sheet.segment(segment)}
              </a>
              {own.map((line, index) => (
                <CostlyLine key={`${line.rule}-${index}`} line={line} />
              ))}
              <div className="grid gap-4 md:grid-cols-2">{sounds(segment - 1)}</div>
            </li>
          )),
        )}
      </ol>
    </section>
  )
}
