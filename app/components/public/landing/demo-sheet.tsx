import { ChevronDown } from 'lucide-react'
import { landingCopy } from '#app/config/copy/landing.ts'
import { DEMO_DIALOGUE, DEMO_LINES, DEMO_TOTAL, type DemoLine } from '#app/config/demo-sheet.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { useMarks } from '../../scoring/marks.ts'
import { SeverityBadge } from '../../scoring/severity-badge.tsx'
import { useCopy, useLocale } from '../../shell/locale.ts'

const VOICE = { en: 'text-english', tr: 'text-turkish' }
const OTHER = { en: 'tr', tr: 'en' } as const

/** A sentence that highlights the words a line refers to. */
function Marked({ text, marked, look }: { text: string; marked: readonly string[]; look: string }) {
  if (marked.length === 0) return text
  const parts = text.split(new RegExp(`\\b(${marked.join('|')})\\b`, 'u'))
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={`rounded-sm px-0.5 font-semibold ${look}`}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** The original, what was said, and a correct rendering. */
function Evidence({ line }: { line: DemoLine }) {
  const copy = useCopy(landingCopy).sheet
  const said = OTHER[line.heardIn]
  const rows = [
    { name: copy.heard, language: line.heardIn, text: line.heard },
    { name: copy.said, language: said, text: <Marked {...line.said} look="bg-critical-wash text-critical" /> },
    { name: copy.model, language: said, text: <Marked {...line.model} look="bg-success-wash text-success" /> },
  ]
  return (
    <dl id={`sheet-${line.segment}`} className="grid gap-y-1.5 pb-4 text-15 leading-6">
      {rows.map(({ name, language, text }) => (
        <div key={name} className="grid grid-cols-[5.75rem_1fr] gap-x-2">
          <dt className="whitespace-nowrap text-13 leading-6 text-soft">
            {name}
            <span className={`ml-1.5 font-semibold ${VOICE[language]}`}>{language.toUpperCase()}</span>
          </dt>
          <dd lang={language}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Line({ line, isOpen }: { line: DemoLine; isOpen: boolean }) {
  const copy = useCopy(landingCopy).sheet
  const { minus } = useMarks()
  return (
    <li className="border-t border-line">
      <details name="sheet" open={isOpen} className="group">
        <summary className="grid list-none grid-cols-[1fr_auto_auto] items-start gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 font-semibold">
              {copy.segment(line.segment)}
              <SeverityBadge severity={line.type} />
            </span>
            <span className="mt-1 block text-15">{line.detail[useLocale()]}</span>
          </span>
          <span className="tabular text-20 leading-6 font-semibold">{minus(line.deduction)}</span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="mt-0.5 size-5 text-soft transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </summary>
        <Evidence line={line} />
      </details>
    </li>
  )
}

/** The receipt: 45 at the top, one line per error, each opening to its evidence, and a total. Taken from a real sheet. */
export function DemoSheet({ isSample }: { isSample: boolean }) {
  const copy = useCopy(landingCopy).sheet
  const { marks } = useMarks()
  return (
    <section aria-label={copy.label} className="receipt">
      <div className="receipt-paper bg-raised px-5 pt-6 pb-10 md:px-7">
        <p className="text-13 font-semibold text-accent">{copy.overline}</p>
        <div className="flex items-baseline justify-between gap-4 pb-3">
          <h2 className="text-20">{DEMO_DIALOGUE.title[useLocale()]}</h2>
          <p className="flex items-baseline gap-2 whitespace-nowrap text-soft">
            <span className="text-13">{copy.start}</span>
            <span className="tabular text-20 font-semibold text-ink">{FULL_MARKS}</span>
          </p>
        </div>
        <ol>
          {DEMO_LINES.map((line, index) => (
            <Line key={line.segment} line={line} isOpen={index === 0} />
          ))}
        </ol>
        <p className="flex items-baseline justify-between gap-4 border-t-3 border-double border-ink pt-3">
          <span className="font-semibold">{copy.total}</span>
          <span className="display tabular text-34">{copy.outOf(marks(DEMO_TOTAL), FULL_MARKS)}</span>
        </p>
        <p className="receipt-proof mt-3 text-13 text-soft">
          {isSample ? `${copy.proof} ${copy.proofOfSample}` : copy.proof}
        </p>
      </div>
    </section>
  )
}
