import { useRef } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { OWN_WORDS_PATH } from '#app/config/word-paths.ts'
import type { StudyCounts } from '#app/models/vocabulary/drill/study.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import type { SimilarWord } from '#app/models/vocabulary/look-up/similar-word.ts'
import type { WordPage } from '#app/models/vocabulary/word-page.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DrillStart } from './drill/drill-start.tsx'
import { Results } from './look-up/results.tsx'
import { SearchForm } from './look-up/search-form.tsx'
import { useInstantSearch } from './look-up/use-instant-search.ts'
import { useVainSearch } from './look-up/use-vain-search.ts'

export interface WordListProps {
  filter: WordFilter
  words: WordPage
  similar: readonly SimilarWord[]
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

/** The library: the practice modes, the search, and the words. */
export function WordList({ filter, words, similar, study, seed }: WordListProps) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const instant = useInstantSearch({ field, list, filter })
  useVainSearch({ q: filter.q, isVain: words.count === 0 })
  return (
    <>
      {/* Two lines for the hint, whatever is found: the search field below must not move while one types. */}
      <div className="mb-8 grid gap-4 md:grid-cols-2">
        <DrillStart filter={filter} count={words.count} seed={seed} />
        <DueStart study={study} />
      </div>
      <ButtonLink look="quiet" to={OWN_WORDS_PATH} className="-mt-4 mb-2 -ml-2">
        {useCopy(vocabularyCopy).mine}
      </ButtonLink>
      <div ref={list}>
        <SearchForm filter={filter} words={words} field={field} instant={instant} />
        <Results filter={filter} words={words} similar={similar} />
      </div>
    </>
  )
}
