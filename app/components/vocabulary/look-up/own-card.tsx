import { wordResultsCopy } from '#app/config/copy/word-results.ts'
import { OWN_WORDS_PATH } from '#app/config/word-paths.ts'
import type { OwnWord } from '#app/models/vocabulary/own/own-word.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { WordSide } from '../word-card.tsx'

/** One of the learner's own words among the results. */
export function OwnCard({ word: { id, english, turkish, note } }: { word: OwnWord }) {
  const copy = useCopy(wordResultsCopy)
  const word = { ownWordId: id }
  return (
    <li className="word-card">
      <div className="word-head">
        <Badge look="pro">{copy.own}</Badge>
      </div>
      <div className="word-sides">
        <WordSide
          word={word}
          language="en"
          text={english}
          example={null}
          to={`${OWN_WORDS_PATH}?${new URLSearchParams({ q: english }).toString()}`}
        />
        <WordSide word={word} language="tr" text={turkish} example={null} />
      </div>
      {note !== null && (
        <div className="word-notes">
          <p>{note}</p>
        </div>
      )}
    </li>
  )
}
