import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import { type CandidateFilter, offerCandidates } from '#app/models/mock-test/candidate-choice.ts'
import type { Candidate } from '#app/models/mock-test/template-values.ts'
import { DESK_LINK } from '../../admin/desk-table.tsx'
import { FilterChoice } from '../../admin/filter-choice.tsx'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useFilterValues } from '../../forms/use-filter-values.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  candidates: Candidate[]
  topics: string[]
  filter: CandidateFilter
  /** What else stays in the address, so that the form below stays the same and keeps what was typed. */
  kept: Record<string, string>
}

/** Narrows the dialogues that the form offers: a plain form, so it works without JavaScript. */
export function CandidateSearch({ candidates, topics, filter, kept }: Props) {
  const { find, fields } = useCopy(templateDeskCopy)
  const nameOf = useTopicName()
  const { topic, level } = filter
  const form = useFilterValues({ topic, level })
  const { found } = offerCandidates({ candidates, filter, chosen: [] })
  return (
    <div className="mb-6">
      <Form
        ref={form}
        action={TEMPLATE_DESK_PATH}
        role="search"
        aria-label={find.label}
        preventScrollReset
        className="grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-[1fr_1fr_auto]"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterChoice
          id="candidate-topic"
          name="topic"
          label={find.topic}
          value={topic}
          none={find.all}
          choices={topics.map((one) => [one, nameOf(one)] as const)}
        />
        <FilterChoice
          id="candidate-level"
          name="level"
          label={find.level}
          value={level}
          none={find.all}
          choices={Object.entries(fields.levels)}
        />
        <Button type="submit" look="secondary" className="col-span-2 justify-self-start md:col-span-1">
          {find.submit}
        </Button>
      </Form>
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-5 text-15">
        <p role="status" className="text-soft">
          {find.count(found, candidates.length)}
        </p>
        {(topic !== null || level !== null) && (
          <Link
            to={`${TEMPLATE_DESK_PATH}?${new URLSearchParams(kept).toString()}`}
            preventScrollReset
            className={DESK_LINK}
          >
            {find.clear}
          </Link>
        )}
      </div>
    </div>
  )
}
