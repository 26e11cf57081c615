import { Link } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { VocabularyItem } from '#app/models/vocabulary/item.ts'
import type { StudyCounts } from '#app/models/vocabulary/study.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/word-filter.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DrillStart } from './drill-start.tsx'
import { SearchForm } from './search-form.tsx'
import { WordCard } from './word-card.tsx'

export interface WordListProps {
  filter: WordFilter
  items: VocabularyItem[]
  /** How many there are, shown or not. */
  count: number
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

function Results({ filter, items, count }: Pick<WordListProps, 'filter' | 'items' | 'count'>) {
  const copy = useCopy(vocabularyCopy).results
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
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((item) => (
          <WordCard key={item.id} item={item} />
        ))}
      </ul>
      {items.length < count && (
        <p className="mt-6 text-center text-15 text-soft">
          {copy.shown(items.length, count)}{' '}
          <Link
            to={`${PLACES.vocabulary}${wordQuery(filter, { show: 'all' })}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {copy.showAll(count)}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The library: what to practise, the search, the words. */
export function WordList({ filter, items, count, study, seed }: WordListProps) {
  return (
    <>
      <div className="mb-8 grid gap-4 md:grid-cols-2">
        <DrillStart filter={filter} count={count} seed={seed} />
        <DueStart study={study} />
      </div>
      <SearchForm filter={filter} />
      <Results filter={filter} items={items} count={count} />
    </>
  )
}
