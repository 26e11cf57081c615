import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { TOPICS } from '#app/config/dialogues.ts'
import { collator } from '#app/config/formats.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { useTopicName } from '../dialogues/topic-name.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  filter: WordFilter
  /** The number of matching words by category. */
  counts: Record<string, number>
}

/** The list's filter, stored in the URL. With script, choosing a category applies at once. */
export function SearchForm({ filter, counts }: Props) {
  const copy = useCopy(vocabularyCopy).search
  const nameOf = useTopicName()
  const { compare } = collator(useLocale(), {})
  const topics = TOPICS.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const isFiltered = filter.q !== '' || filter.category !== ''
  return (
    <Form
      ref={form}
      action={PLACES.vocabulary}
      role="search"
      preventScrollReset
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
          // The form follows the URL, including going back.
          key={filter.q}
          defaultValue={filter.q}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="q-hint"
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
          key={filter.category}
          defaultValue={filter.category}
          onChange={() => void submit(form.current, { preventScrollReset: true })}
          className={INPUT_LOOK}
        >
          <option value="">{copy.counted(copy.allCategories, total)}</option>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {copy.counted(nameOf(topic), counts[topic] ?? 0)}
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
