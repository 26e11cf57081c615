import { Link } from '../../ui/link.tsx'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { wordResultsCopy } from '#app/config/copy/word-results.ts'
import { PLACES } from '#app/config/navigation.ts'
import { OWN_WORDS_PATH } from '#app/config/word-paths.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import type { WordPage } from '#app/models/vocabulary/word-page.ts'
import { useCopy } from '../../shell/locale.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4'

/** Ways out of a search that found nothing here: the other categories, and a word of one's own. */
export function WaysOut({ filter, words }: { filter: WordFilter; words: WordPage }) {
  const { noneText } = useCopy(vocabularyCopy).results
  const copy = useCopy(wordResultsCopy)
  const { q, category } = filter
  const elsewhere = Object.values(words.categories).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <p className="text-center text-soft">{noneText}</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        {category !== '' && elsewhere > 0 && (
          <Link to={`${PLACES.vocabulary}${wordQuery({ q, category: '' })}`} className={LINK}>
            {copy.inAll(elsewhere)}
          </Link>
        )}
        {q !== '' && (
          <Link to={`${OWN_WORDS_PATH}?${new URLSearchParams({ english: q }).toString()}`} className={LINK}>
            {copy.addOwn(q)}
          </Link>
        )}
      </p>
    </>
  )
}
