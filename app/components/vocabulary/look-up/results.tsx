import { lazy } from 'react'
import { useNavigation } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import type { SimilarWord } from '#app/models/vocabulary/look-up/similar-word.ts'
import { isOwn, type WordPage } from '#app/models/vocabulary/word-page.ts'
import { useCopy } from '../../shell/locale.ts'
import { QUIET } from '../../shell/quiet-navigation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { WordCard } from '../word-card.tsx'

// Lazy, as a list without a search needs none of them at once. No fallback, so they are in the HTML without script.
const loadParts = () => import('./result-parts.ts')
const TakeAlong = lazy(async () => ({ default: (await loadParts()).TakeAlong }))
const OwnCard = lazy(async () => ({ default: (await loadParts()).OwnCard }))
const WaysOut = lazy(async () => ({ default: (await loadParts()).WaysOut }))
const SimilarWords = lazy(async () => ({ default: (await loadParts()).SimilarWords }))

interface Props {
  filter: WordFilter
  words: WordPage
  similar: readonly SimilarWord[]
}

/** Numbered pages, as plain links that keep the search. */
function Pages({ filter, number, pages }: { filter: WordFilter; number: number; pages: number }) {
  const copy = useCopy(vocabularyCopy).results
  const path = (to: number) => `${PLACES.vocabulary}${wordQuery(filter, { page: to > 1 ? String(to) : '' })}`
  return (
    <nav aria-label={copy.pages} className="mt-6 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      {number > 1 ? (
        <ButtonLink look="secondary" rel="prev" to={path(number - 1)} className="justify-self-start">
          {copy.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="tabular text-15 text-soft">{copy.page(number, pages)}</span>
      {number < pages && (
        <ButtonLink look="secondary" rel="next" to={path(number + 1)} className="justify-self-end">
          {copy.next}
        </ButtonLink>
      )}
    </nav>
  )
}

/** What was found: how much of it, the words, and what sounds alike. */
export function Results({ filter, words, similar }: Props) {
  const copy = useCopy(vocabularyCopy).results
  const { items, count, number, pages } = words
  const isSearching = useNavigation().location?.state === QUIET
  return (
    <section
      aria-labelledby="words"
      aria-busy={isSearching || undefined}
      className={`word-results mt-8 ${filter.q === '' ? '' : 'is-search'}`}
    >
      <h2 id="words" className="sr-only">
        {copy.title}
      </h2>
      <p role="status" className="tabular mb-3 text-15 text-soft">
        {count > 0 && (filter.q === '' ? copy.count(count) : copy.countFound(count, filter.q))}
        {count === 0 && <span className="display block pt-6 text-center text-20 text-ink">{copy.none}</span>}
      </p>
      {count === 0 ? <WaysOut filter={filter} words={words} /> : <TakeAlong filter={filter} count={count} />}
      <ul className="word-list">
        {items.map((word) =>
          isOwn(word) ? <OwnCard key={`own-${word.id}`} word={word} /> : <WordCard key={word.id} item={word} />,
        )}
      </ul>
      {pages > 1 && <Pages filter={filter} number={number} pages={pages} />}
      {similar.length > 0 && <SimilarWords similar={similar} isAll={count === 0} />}
    </section>
  )
}
