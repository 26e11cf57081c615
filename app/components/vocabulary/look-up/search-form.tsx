import { Search } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { TOPICS } from '#app/config/dialogues.ts'
import { collator } from '#app/config/formats.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import type { WordPage } from '#app/models/vocabulary/word-page.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'
import type { useInstantSearch } from './use-instant-search.ts'

interface Props {
  filter: WordFilter
  /** For the number of matching words by category. */
  words: Pick<WordPage, 'categories' | 'own'>
  field: RefObject<HTMLInputElement | null>
  instant: ReturnType<typeof useInstantSearch>
}

/** The list's filter, stored in the URL. With script, what is typed or chosen applies at once. */
export function SearchForm({ filter, words, field, instant }: Props) {
  const copy = useCopy(vocabularyCopy).search
  const nameOf = useTopicName()
  const { compare } = collator(useLocale(), {})
  const topics = TOPICS.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const total = Object.values(words.categories).reduce((sum, count) => sum + count, words.own)
  const isFiltered = filter.q !== '' || filter.category !== ''
  return (
    <Form
      ref={form}
      action={PLACES.vocabulary}
      role="search"
      replace
      preventScrollReset
      onSubmit={instant.onSubmit}
      className="grid grid-cols-[1fr_auto] items-end gap-4 md:grid-cols-[1fr_15rem_auto]"
    >
      <div className="max-md:col-span-2">
        <label htmlFor="q" className="mb-1 block text-15 font-semibold">
          {copy.label}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          ref={field}
          defaultValue={filter.q}
          onInput={instant.onInput}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={isHydrated ? 'q-hint q-keys' : 'q-hint'}
          className={INPUT_LOOK}
        />
      </div>
      <div>
        <label htmlFor="category" className="mb-1 block text-15 font-semibold">
          {copy.category}
        </label>
        <select
          id="category"
          name="category"
          // It follows the URL, including going back.
          key={filter.category}
          defaultValue={filter.category}
          onChange={() => {
            instant.onSubmit()
            void submit(form.current, { replace: true, preventScrollReset: true })
          }}
          className={INPUT_LOOK}
        >
          <option value="">{copy.counted(copy.allCategories, total)}</option>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {copy.counted(nameOf(topic), words.categories[topic] ?? 0)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary">
        <Search aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {copy.submit}
      </Button>
      <p className="col-span-full -mt-2 text-13 text-soft">
        <span id="q-hint">{copy.hint}</span>{' '}
        {isHydrated && (
          <span id="q-keys" className="sr-only">
            {copy.keys}
          </span>
        )}
        {isFiltered && (
          <Link
            to={PLACES.vocabulary}
            className="inline-block py-1 font-semibold text-accent underline underline-offset-4"
          >
            {copy.clear}
          </Link>
        )}
      </p>
    </Form>
  )
}
