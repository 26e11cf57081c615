import type { ReactNode } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'

const BANK_HUES = { en: 'border-english', tr: 'border-turkish' } as const

/** Words of a segment under what they are. */
export function Passage({ title, language, children }: { title: string; language: Language; children: ReactNode }) {
  return (
    <div className={`border-l-4 pl-4 ${BANK_HUES[language]}`}>
      <h3 className="font-sans text-13 font-semibold tracking-normal text-soft">{title}</h3>
      <div lang={language} className="measure mt-0.5">
        {children}
      </div>
    </div>
  )
}
