import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { Shade } from '#app/models/scoring/shades.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

const SHADED = ['lost', 'thin'] as const
/** By line as well as by colour. */
const LINES = {
  conveyed: '',
  thin: 'underline decoration-major decoration-dotted decoration-2 underline-offset-4',
  lost: 'text-critical underline decoration-critical decoration-2 underline-offset-4',
} as const

/** The original as an examiner sees it: what did not come across, and what may not have. */
export function ShadedSource({ shades }: { shades: readonly Shade[] }) {
  const copy = useCopy(scoreReportCopy).segments.shades
  const locale = useLocale()
  const used = SHADED.filter((shade) => shades.some((stretch) => stretch.shade === shade))
  return (
    <>
      <p>
        {shades.map(({ text, shade }, index) => {
          const words = text.trimEnd()
          if (shade === 'conveyed') return text
          return (
            <span key={`${index}-${text}`}>
              <span className={LINES[shade]}>{words}</span>
              <span lang={locale} className="sr-only">
                {` (${copy[shade]})`}
              </span>
              {text.slice(words.length)}
            </span>
          )
        })}
      </p>
      {used.length > 0 && (
        <p lang={locale} aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-13 text-soft">
          {used.map((shade) => (
            <span key={shade} className={LINES[shade]}>
              {copy[shade]}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
