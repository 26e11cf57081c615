import { Form, useSubmit } from 'react-router'
import { mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import type { MenuFilter } from '#app/models/mock-test/menu-filter.ts'
import { FilterChoice } from '../../admin/filter-choice.tsx'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useFilterValues } from '../../forms/use-filter-values.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

interface Props {
  filter: MenuFilter
  topics: string[]
  levels: TemplateView['level'][]
  found: number
}

/** Narrows the list of mock tests: a plain form; with JavaScript a choice applies at once. */
export function MenuSearch({ filter, topics, levels, found }: Props) {
  const copy = useCopy(mockTestMenuCopy).search
  const words = useCopy(practiceListCopy)
  const submit = useSubmit()
  const nameOf = useTopicName()
  const { topic, level } = filter
  const form = useFilterValues({ topic, level })
  return (
    <div className="mt-4">
      <Form
        ref={form}
        action={PLACES.mockTest}
        role="search"
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-[13rem_11rem_auto]"
      >
        <FilterChoice
          id="menu-topic"
          name="topic"
          label={words.search.topic}
          value={topic}
          none={words.search.allTopics}
          choices={topics.map((one) => [one, nameOf(one)] as const)}
        />
        <FilterChoice
          id="menu-level"
          name="level"
          label={words.search.level}
          value={level}
          none={words.search.allLevels}
          choices={levels.map((one) => [one, words.levels[one]] as const)}
        />
        <Button type="submit" look="secondary" className="col-span-2 justify-self-start md:col-span-1">
          {copy.submit}
        </Button>
      </Form>
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-5 text-15">
        <p role="status" className="text-soft">
          {found === 0 ? copy.none : copy.found(found)}
        </p>
        {(topic !== null || level !== null) && (
          <Link
            to={PLACES.mockTest}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {copy.clear}
          </Link>
        )}
      </div>
    </div>
  )
}
