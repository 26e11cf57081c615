import { Link } from '../ui/link.tsx'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import type { ListedWord } from '#app/models/vocabulary/word-page.ts'
import type { WordRef } from '#app/models/vocabulary/word-ref.ts'
import { wordPath } from '#app/models/vocabulary/word-path.ts'
import { useTopicName } from '../dialogues/topic-name.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { ListenButton } from './listen-button.tsx'
import { Pronunciation, type Sounds } from './pronunciation.tsx'

interface SideProps {
  word: WordRef
  language: Language
  text: string
  /** The text with its sense, if it has one. */
  shown?: string
  sounds?: Sounds
  example: string | null
  /** The address of its entry. */
  to?: string
}

/** A word in one language: spelling, pronunciation and usage. */
export function WordSide({ word, language, text, shown = text, sounds, example, to }: SideProps) {
  const name = useCopy(vocabularyCopy).languages[language]
  return (
    <div className="word-side">
      <small>{name}</small>
      <div className="word-line">
        <b lang={language} className="display">
          {to === undefined ? shown : <Link to={to}>{shown}</Link>}
        </b>
        <ListenButton word={word} language={language} text={text} />
      </div>
      {sounds && <Pronunciation {...sounds} />}
      {example !== null && <p lang={language}>{example}</p>}
    </div>
  )
}

/** What a learner has to know beyond the translation: what it is, and the mistake to avoid. */
function WordNotes({ trap, institution }: Pick<ListedWord, 'trap' | 'institution'>) {
  const copy = useCopy(vocabularyCopy).entry
  if (!institution && !trap) return null
  return (
    <div className="word-notes">
      {institution && <p>{institution}</p>}
      {trap && (
        <p>
          <b>{copy.trap}</b> {trap}
        </p>
      )}
    </div>
  )
}

/** A word of the library: English on the left bank, Turkish on the right. */
export function WordCard({ item }: { item: ListedWord }) {
  const copy = useCopy(vocabularyCopy)
  const nameOf = useTopicName()
  const { id, english, turkish, category, difficulty, exampleEnglish, exampleTurkish } = item
  const { partOfSpeech, register, ipaEnglish, saidEnglish, ipaTurkish, saidTurkish } = item
  const word = { vocabularyId: id }
  const labels = [
    nameOf(category),
    partOfSpeech && copy.entry.partsOfSpeech[partOfSpeech],
    register && register !== 'neutral' && copy.entry.registers[register],
  ]
  return (
    <li className="word-card">
      <div className="word-head">
        <span>{labels.filter(Boolean).join(' · ')}</span>
        <Badge look={difficulty}>{copy.levels[difficulty]}</Badge>
      </div>
      <div className="word-sides">
        <WordSide
          word={word}
          language="en"
          text={english}
          shown={withSense(item)}
          sounds={{ ipa: ipaEnglish, said: saidEnglish }}
          example={exampleEnglish}
          to={wordPath(item)}
        />
        <WordSide
          word={word}
          language="tr"
          text={turkish}
          sounds={{ ipa: ipaTurkish, said: saidTurkish }}
          example={exampleTurkish}
        />
      </div>
      <WordNotes trap={item.trap} institution={item.institution} />
    </li>
  )
}
