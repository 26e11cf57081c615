import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { OWN_WORDS_PATH, PLACES } from '#app/config/navigation.ts'
import type { StudyCounts } from '#app/models/vocabulary/drill/study.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import type { WordDetails } from '#app/models/vocabulary/item.ts'
import type { WordPage } from '#app/models/vocabulary/word-page.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DrillStart } from './drill/drill-start.tsx'
import { SearchForm } from './search-form.tsx'
import { WordCard } from './word-card.tsx'

export interface WordListProps {
  filter: WordFilter
  words: WordPage
  details: readonly WordDetails[]
  study: StudyCounts
  seed: number
}

function DueStart({ study }: { study: StudyCounts }) {
  const copy = useCopy(vocabularyCopy).due
  const count = study.repeated + study.fresh
  return (
    <div>
      {count > 0 ? (
        <ButtonLink look="secondary" to={`${PLACES.vocabulary}?mode=due`} className="w-full">
          {copy.start(count)}
        </ButtonLink>
      ) : (
        <p className="flex min-h-11 items-center justify-center rounded-control border border-line px-5 text-soft">
          {copy.none}
        </p>
      )}
      <p className="mt-2 text-13 text-soft">{copy.hint}</p>
    </div>
  )
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

function Results({ filter, words, details }: Pick<WordListProps, 'filter' | 'words' | 'details'>) {
  const copy = useCopy(vocabularyCopy).results
  const { items, count, number, pages } = words
  return (
    <section aria-labelledby="words" className="mt-8">
      <h2 id="words" className="sr-only">
        {copy.title}
      </h2>
      <p role="status" className="tabular mb-3 text-15 text-soft">
        {count > 0 && (filter.q === '' ? copy.count(count) : copy.countFound(count, filter.q))}
        {count === 0 && <span className="display block pt-6 text-center text-20 text-ink">{copy.none}</span>}
      </p>
      {count === 0 && <p className="text-center text-soft">{copy.noneText}</p>}
      <ul className="word-list">
        {items.map((item) => (
          <WordCard key={item.id} item={item} details={details.find(({ id }) => id === item.id)} />
        ))}
      </ul>
      {pages > 1 && <Pages filter={filter} number={number} pages={pages} />}
    </section>
  )
}

/** The library: the practice modes, the search, and the words. */
export function WordList({ filter, words, details, study, seed }: WordListProps) {
  return (
    <>
      <div className="mb-8 grid gap-4 md:grid-cols-2">
        <DrillStart filter={filter} count={words.count} seed={seed} />
        <DueStart study={study} />
      </div>
      <ButtonLink look="quiet" to={OWN_WORDS_PATH} className="-mt-4 mb-2 -ml-2">
        {useCopy(vocabularyCopy).mine}
      </ButtonLink>
      <SearchForm filter={filter} counts={words.categories} />
      <Results filter={filter} words={words} details={details} />
    </>
  )
}
