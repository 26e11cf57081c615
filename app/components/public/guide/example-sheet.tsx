import { guideCopy } from '#app/config/copy/guide.ts'
import { DEMO_DIALOGUE, DEMO_LINES, DEMO_TOTAL } from '#app/config/demo-sheet.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { useMarks } from '../../scoring/marks.ts'
import { SeverityBadge } from '../../scoring/severity-badge.tsx'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { PublicLink } from '../../site/public-link.tsx'

/** The three steps from a recording to a deduction sheet. */
export function ScoringSteps() {
  const { steps } = useCopy(guideCopy)
  return (
    <ol className="measure my-8">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-line py-4">
          <span aria-hidden="true" className="display tabular text-26 text-accent">
            {index + 1}
          </span>
          <span>
            <strong className="font-semibold">{title}</strong>
            <span className="mt-1 block text-15 text-soft">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A short version of the landing page's sheet: what the rules found in real words. */
export function ExampleSheet() {
  const copy = useCopy(guideCopy).example
  const { marks, minus } = useMarks()
  const locale = useLocale()
  return (
    <section aria-label={copy.caption} className="receipt measure my-8">
      <div className="receipt-paper bg-raised px-5 pt-6 pb-10 md:px-7">
        <p className="display text-20">{copy.caption}</p>
        <p className="mt-1 text-15 text-soft">{copy.intro(DEMO_DIALOGUE.spoken.length)}</p>
        <p className="mt-4 flex items-baseline justify-between gap-4 pb-2 text-soft">
          <span className="text-15">{copy.start}</span>
          <span className="tabular text-20 font-semibold text-ink">{FULL_MARKS}</span>
        </p>
        <ul>
          {DEMO_LINES.map(({ segment, type, deduction, detail }) => (
            <li key={segment} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3">
              <div>
                <p className="flex flex-wrap items-center gap-x-3 text-13 font-semibold">
                  {copy.segment(segment)} <SeverityBadge severity={type} />
                </p>
                <p className="mt-1 text-15">{detail[locale]}</p>
              </div>
              <p className="tabular text-20 font-semibold">{minus(deduction)}</p>
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-4 border-t-3 border-double border-ink pt-3">
          <span className="font-semibold">{copy.sum}</span>
          <span className="display tabular text-26">
            {marks(DEMO_TOTAL)}/{FULL_MARKS}
          </span>
        </p>
        <p className="mt-3 text-13 text-soft">{copy.verdict(PASS_MARKS)}</p>
        <p className="mt-2 text-15">
          <PublicLink page="sample" className="font-semibold text-accent underline underline-offset-4">
            {copy.link}
          </PublicLink>
        </p>
      </div>
    </section>
  )
}
