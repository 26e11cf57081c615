import { Link } from '../../ui/link.tsx'
import { topicsCopy } from '#app/config/copy/topics.ts'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { TOPICS } from '#app/config/dialogues.ts'
import { MISSED_TERMS_PATH, VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
import { MISSED_TERM_DAYS, MISSED_TERMS_SHOWN } from '#app/config/vocabulary.ts'
import type { MissedPeriod, MissedTerm } from '#app/models/vocabulary/desk/missed-terms.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskTable } from '../../admin/desk-table.tsx'
import { ShowChoice } from '../../admin/show-choice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { WordDeskNav } from './word-desk-nav.tsx'

function Row({ term }: { term: MissedTerm }) {
  const copy = useCopy(vocabularyDeskCopy)
  const { names: categories } = useCopy(topicsCopy)
  const { columns } = copy.missed
  const topic = TOPICS.find((one) => one === term.category)
  return (
    <DeskRow>
      <DeskRowTitle lang="en" className="text-english">
        {withSense(term)}
      </DeskRowTitle>
      <DeskCell lang="tr" className="text-turkish">
        {term.turkish}
      </DeskCell>
      <DeskCell name={columns.category}>{topic === undefined ? term.category : categories[topic]}</DeskCell>
      <DeskCell name={columns.times} isHalf>
        {term.times}
      </DeskCell>
      <DeskCell name={columns.learners} isHalf>
        {term.learners}
      </DeskCell>
      <DeskActions>
        <Link
          to={`${VOCABULARY_DESK_PATH}?edit=${term.id}`}
          aria-label={copy.actionOn(copy.editAction, withSense(term))}
          className={DESK_LINK}
        >
          {copy.editAction}
        </Link>
      </DeskActions>
    </DeskRow>
  )
}

/** /admin/vocabulary/missed: the words that attempts show to be missing most often. */
export function MissedTermsPage({ terms, period }: { terms: MissedTerm[]; period: MissedPeriod }) {
  const copy = useCopy(vocabularyDeskCopy)
  const { title, subtitle, intro, none, all, days, periods, columns } = copy.missed
  const choices = [...MISSED_TERM_DAYS, null].map((one) => ({
    to: `${MISSED_TERMS_PATH}?days=${one ?? 'all'}`,
    label: one === null ? all : days(one),
    isCurrent: one === period,
  }))
  return (
    <Page title={title} subtitle={subtitle}>
      <WordDeskNav page="missed" />
      <h2 id="missed-title" className="sr-only">
        {title}
      </h2>
      <p className="measure text-15 text-soft">{intro(MISSED_TERMS_SHOWN)}</p>
      <div className="mt-3">
        <ShowChoice label={periods} choices={choices} />
      </div>
      {terms.length === 0 ? (
        <p className="mt-4 text-soft">{none}</p>
      ) : (
        <DeskTable
          labelledBy="missed-title"
          columns={[
            copy.columns.english,
            copy.columns.turkish,
            columns.category,
            columns.times,
            columns.learners,
            copy.columns.actions,
          ]}
        >
          {terms.map((term) => (
            <Row key={term.id} term={term} />
          ))}
        </DeskTable>
      )}
    </Page>
  )
}
