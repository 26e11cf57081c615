import { missedWordsCopy } from '#app/config/copy/missed-words.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { MissedWord } from '#app/models/vocabulary/drill/study.ts'
import { wordPath } from '#app/models/vocabulary/word-path.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { WordPairs } from './word-pairs.tsx'

/** The words missed in an attempt, with a link to learn them. Renders nothing without any. */
export function WordsToLearn({ words }: { words: MissedWord[] }) {
  const copy = useCopy(missedWordsCopy)
  if (words.length === 0) return null
  return (
    <section aria-labelledby="words-to-learn" className="mt-10 max-w-2xl print:hidden">
      <h2 id="words-to-learn" className="text-26">
        {copy.title}
      </h2>
      <p className="mt-1 text-15 text-soft">{copy.hint}</p>
      <div className="mt-3">
        <WordPairs words={words} linkTo={wordPath} />
      </div>
      <p className="mt-4">
        <ButtonLink look="secondary" to={`${PLACES.vocabulary}?mode=due`}>
          {copy.practise}
        </ButtonLink>
      </p>
    </section>
  )
}
