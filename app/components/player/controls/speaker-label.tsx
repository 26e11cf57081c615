import { ArrowRight } from 'lucide-react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy } from '../../shell/locale.ts'

const HUES = { en: 'text-english', tr: 'text-turkish' } as const

/** The direction a segment is interpreted in, in the colours of the two languages. */
export function Direction({ segment }: { segment: Pick<Segment, 'speaker'> }) {
  const copy = useCopy(samplePracticeCopy)
  const from = spokenLanguage(segment)
  const to = targetLanguage(segment)
  return (
    <span className="inline-flex items-center gap-1.5 text-15 font-semibold">
      <span className={HUES[from]}>{copy.languages[from]}</span>
      <ArrowRight aria-hidden="true" className="size-4 text-soft" strokeWidth={1.75} />
      <span className={HUES[to]}>{copy.languages[to]}</span>
    </span>
  )
}
