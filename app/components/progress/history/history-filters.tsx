import { Form, useSubmit } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { historyCopy } from '#app/config/copy/history.ts'
import {
  HISTORY_TYPES,
  type HistoryFilter,
  historySearch,
  type HistoryType,
} from '#app/models/progress/history-filter.ts'
import { collator } from '#app/config/formats.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  filter: HistoryFilter
  counts: Record<HistoryType, number>
  topics: string[]
}

function Tabs({ filter, counts }: Omit<Props, 'topics'>) {
  const copy = useCopy(historyCopy).filters
  return (
    <nav aria-label={copy.label}>
      <ul className="flex flex-wrap md:gap-1">
        {HISTORY_TYPES.map((type) => {
          const isCurrent = type === filter.type
          return (
            <li key={type}>
              <Link
                to={{ search: historySearch({ ...filter, type }) }}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
                className={`flex min-h-11 items-center gap-1.5 border-b-3 px-2 md:px-3 whitespace-nowrap no-underline ${
                  isCurrent ? 'border-sun font-semibold text-ink' : 'border-transparent text-soft hover:text-ink'
                }`}
              >
                {copy.types[type]} <span className="tabular text-13 text-soft">({counts[type]})</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function TopicChoice({ filter, topics }: Omit<Props, 'counts'>) {
  const copy = useCopy(historyCopy).filters
  const submit = useSubmit()
  const { type, topic } = filter
  const nameOf = useTopicName()
  // A topic from the address stays selected even without sessions.
  const { compare } = collator(useLocale(), {})
  const known = (topic === undefined || topics.includes(topic) ? topics : [topic, ...topics]).toSorted((a, b) =>
    compare(nameOf(a), nameOf(b)),
  )
  return (
    <Form method="get" preventScrollReset className="flex items-center gap-2">
      {type !== 'all' && <input type="hidden" name="type" value={type} />}
      <label htmlFor="topic" className="text-15 text-soft">
        {copy.topic}
      </label>
      <select
        key={topic}
        id="topic"
        name="topic"
        defaultValue={topic ?? ''}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        className="min-h-11 min-w-0 flex-1 rounded-control border border-soft bg-surface px-3 text-ink"
      >
        <option value="">{copy.allTopics}</option>
        {known.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
      <Button type="submit" look="secondary" className="scripted:hidden">
        {copy.apply}
      </Button>
    </Form>
  )
}

/** Tabs and topics are links: they work without script, and can be bookmarked and shared. */
export function HistoryFilters({ filter, counts, topics }: Props) {
  return (
    <div className="flex flex-col gap-3 border-b border-line md:flex-row md:items-end md:justify-between">
      <Tabs filter={filter} counts={counts} />
      <div className="max-md:order-first md:pb-2">
        <TopicChoice filter={filter} topics={topics} />
      </div>
    </div>
  )
}
