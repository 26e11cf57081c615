import { ListX } from 'lucide-react'
import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import { guidanceCopy } from '#app/config/copy/guidance.ts'
import type { ShownWrong } from '#app/models/scoring/shown-guidance.ts'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'
import { Fold } from '../fold.tsx'
import { useMarks } from '../marks.ts'
import { SeverityBadge } from '../severity-badge.tsx'

/** Renditions with a typical mistake, folded, each with what it would have cost. `language`: of the renditions. */
export function TypicalWrongs({ wrongs, language }: { wrongs: readonly ShownWrong[]; language: 'en' | 'tr' }) {
  const copy = useCopy(guidanceCopy).wrongs
  const { category: words } = useCopy(errorWordsCopy)
  const reader = useExplanationLanguage()
  const { minus } = useMarks()
  if (wrongs.length === 0) return null
  return (
    <Fold label={copy.title} icon={<ListX aria-hidden="true" className="size-4" strokeWidth={1.75} />}>
      <p className="measure text-13 text-soft">{copy.hint}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {wrongs.map(({ text, category, severity, note, cost }) => (
          <li key={text} className="flex items-baseline justify-between gap-x-4 py-3 text-15">
            <div className="min-w-0 space-y-1">
              <p lang={language} className="measure">
                {`“${text}”`}
              </p>
              <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <SeverityBadge severity={severity} />
                <span className="text-soft">{words[category]}</span>
                <span lang={reader} className="measure basis-52 grow">
                  {note[reader]}
                </span>
              </p>
            </div>
            <span className="tabular font-semibold">{minus(cost)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
