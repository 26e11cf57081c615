import { Form } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { DESK_PATH } from '#app/config/navigation.ts'
import { DESK_SORTS, type DeskFilter, deskQuery } from '#app/models/dialogues/desk-filter.ts'
import { DESK_LINK } from '../../../admin/desk-table.tsx'
import { FilterChoice } from '../../../admin/filter-choice.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { INPUT_LOOK } from '../../../ui/input-look.ts'
import { useTopicName } from '../../topic-name.ts'

interface Props {
  filter: DeskFilter
  topics: string[]
  /** Rows that match, out of `count`. */
  shown: number
  count: number
}

/** Filters and sorts the library: a plain form, so it works without JavaScript. */
export function LibrarySearch({ filter, topics, shown, count }: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const { find, fields, columns } = copy
  const nameOf = useTopicName()
  const sortNames = { ...columns, words: columns.wordCount }
  const sorts = DESK_SORTS.map((sort) => [sort, sortNames[sort]] as const)
  const choices = [
    { name: 'topic', none: find.all, choices: topics.map((topic) => [topic, nameOf(topic)] as const) },
    { name: 'level', none: find.all, choices: Object.entries(fields.levels) },
    { name: 'access', none: find.all, choices: Object.entries(fields.access) },
    { name: 'state', none: find.all, choices: Object.entries(find.states) },
    { name: 'sort', none: find.newest, choices: sorts },
  ] as const
  return (
    <>
      <Form
        // The controls follow the address: back, forward, cleared.
        key={deskQuery(filter)}
        action={DESK_PATH}
        role="search"
        className="mt-3 grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-4 xl:grid-cols-[repeat(6,1fr)_auto]"
      >
        <div className="col-span-2 xl:col-span-1">
          <label htmlFor="find-q" className="mb-1 block text-15 font-semibold">
            {find.search}
          </label>
          <input id="find-q" name="q" type="search" defaultValue={filter.q} className={INPUT_LOOK} />
        </div>
        {choices.map((choice) => (
          <FilterChoice
            key={choice.name}
            id={`find-${choice.name}`}
            label={find[choice.name]}
            value={filter[choice.name]}
            {...choice}
          />
        ))}
        {filter.isDescending && <input type="hidden" name="order" value="desc" />}
        <Button type="submit" look="secondary" className="justify-self-start">
          {find.submit}
        </Button>
      </Form>
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-5 text-15">
        <p role="status" className="text-soft">
          {shown === 0 ? find.none : find.count(shown, count)}
        </p>
        {deskQuery(filter) !== '' && (
          <Link to={DESK_PATH} className={DESK_LINK}>
            {find.clear}
          </Link>
        )}
      </div>
    </>
  )
}
