import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Link } from '../ui/link.tsx'
import { type QuestionFilter, questionQuery } from '#app/models/help/question-filter.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  /** Address of the list, in the language of the page. */
  path: string
  filter: QuestionFilter<string>
  copy: { label: string; placeholder: string; submit: string; clear: string }
  /** For pages that search while typing. */
  onType?: (q: string) => void
}

const INPUT =
  'min-h-11 w-full rounded-control border border-soft/60 bg-surface py-2 pr-3 pl-10 text-16 placeholder:text-soft'

/** A search that works as a plain form; its query is in the address, and the chosen category is kept. */
export function QuestionSearch({ path, filter, copy, onType }: Props) {
  return (
    <Form
      action={path}
      role="search"
      preventScrollReset
      // By then the typed text has been searched.
      onSubmit={onType && ((event) => event.preventDefault())}
    >
      {filter.category !== 'all' && <input type="hidden" name="category" value={filter.category} />}
      <label htmlFor="q" className="sr-only">
        {copy.label}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-soft"
          />
          <input
            id="q"
            name="q"
            type="search"
            // The form follows the address, including going back.
            key={onType ? 'live' : filter.q}
            {...(onType
              ? { value: filter.q, onChange: ({ target }) => onType(target.value) }
              : { defaultValue: filter.q })}
            placeholder={copy.placeholder}
            autoComplete="off"
            spellCheck={false}
            className={INPUT}
          />
        </div>
        <Button type="submit" look="secondary">
          {copy.submit}
        </Button>
      </div>
    </Form>
  )
}

interface CategoryProps<Category extends string> {
  path: string
  filter: QuestionFilter<Category>
  label: string
  /** In order, without 'all'. */
  categories: readonly Category[]
  names: Record<Category | 'all', string>
  counts: Record<string, number>
}

const CHIP =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3 text-15 no-underline transition-colors duration-150 ease-out'
const CHIP_LOOKS = {
  chosen: 'border-ink bg-ink font-semibold text-paper',
  open: 'border-line text-ink hover:border-accent hover:text-accent',
}

/** The categories as links that keep the query. Empty ones stay visible, but muted. */
export function CategoryChips<Category extends string>(props: CategoryProps<Category>) {
  const { path, filter, label, categories, names, counts } = props
  const all: readonly (Category | 'all')[] = ['all', ...categories]
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {all.map((category) => {
          const isChosen = category === filter.category
          const count = counts[category] ?? 0
          return (
            <li key={category}>
              <Link
                to={path + questionQuery({ q: filter.q, category })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={`${CHIP} ${isChosen ? CHIP_LOOKS.chosen : CHIP_LOOKS.open}`}
              >
                {names[category]}
                <span className={`tabular text-13 ${isChosen ? '' : 'text-soft'}`}>{count}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
