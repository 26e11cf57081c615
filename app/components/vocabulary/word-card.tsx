import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { ListedWord } from '#app/models/vocabulary/word-page.ts'
import { useTopicName } from '../dialogues/topic-name.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { ListenButton } from './listen-button.tsx'

interface SideProps {
  id: number
  language: Language
  text: string
  example: string | null
}

/** A word in one language: spelling, pronunciation and usage. */
export function WordSide({ id, language, text, example }: SideProps) {
  const name = useCopy(vocabularyCopy).languages[language]
  return (
    <div className="word-side">
      <small>{name}</small>
      <div className="word-line">
        <b lang={language} className="display">
          {text}
        </b>
        <ListenButton id={id} language={language} text={text} />
      </div>
      {example !== null && <p lang={language}>{example}</p>}
    </div>
  )
}

/** A word of the library: English on the left bank, Turkish on the right. */
export function WordCard({ item }: { item: ListedWord }) {
  const copy = useCopy(vocabularyCopy)
  const nameOf = useTopicName()
  const { id, english, turkish, category, difficulty, exampleEnglish, exampleTurkish } = item
  return (
    <li className="word-card">
      <div className="word-head">
        <span>{nameOf(category)}</span>
        <Badge look={difficulty}>{copy.levels[difficulty]}</Badge>
      </div>
      <div className="word-sides">
        <WordSide id={id} language="en" text={english} example={exampleEnglish} />
        <WordSide id={id} language="tr" text={turkish} example={exampleTurkish} />
      </div>
    </li>
  )
}
