import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { VocabularyItem } from '#app/models/vocabulary/item.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { ListenButton } from './listen-button.tsx'

const HUES = { en: 'text-english', tr: 'text-turkish' } as const

interface SideProps {
  id: number
  language: Language
  text: string
  example: string | null
}

/** A word in one language: how it is written, how it sounds, how it is used. */
export function WordSide({ id, language, text, example }: SideProps) {
  const name = useCopy(vocabularyCopy).languages[language]
  return (
    <div className="py-4 md:px-5 md:py-5">
      <p className="text-13 text-soft">{name}</p>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <p lang={language} className={`display min-w-0 flex-1 pt-2 text-20 ${HUES[language]}`}>
          {text}
        </p>
        <ListenButton id={id} language={language} text={text} />
      </div>
      {example !== null && (
        <p lang={language} className="mt-2 text-15 text-soft">
          {example}
        </p>
      )}
    </div>
  )
}

/** A word of the library: English on the left bank, Turkish on the right one. */
export function WordCard({ item }: { item: VocabularyItem }) {
  const copy = useCopy(vocabularyCopy)
  // An admin may have entered another one.
  const categoryNames: Record<string, string> = copy.categories
  const { id, english, turkish, category, difficulty, exampleEnglish, exampleTurkish } = item
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface [contain-intrinsic-size:auto_16rem] [content-visibility:auto]">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2 text-13 text-soft md:px-5">
        <span>{categoryNames[category] ?? category}</span>
        <Badge look={difficulty}>{copy.levels[difficulty]}</Badge>
      </div>
      <div className="flex-1 divide-y divide-line px-4 md:grid md:grid-cols-2 md:divide-x md:divide-y-0 md:px-0">
        <WordSide id={id} language="en" text={english} example={exampleEnglish} />
        <WordSide id={id} language="tr" text={turkish} example={exampleTurkish} />
      </div>
    </li>
  )
}
