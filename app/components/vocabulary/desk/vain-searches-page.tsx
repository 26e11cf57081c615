import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
import { VAIN_SEARCHES_SHOWN } from '#app/config/vocabulary.ts'
import { languageFieldOf } from '#app/models/vocabulary/desk/prefill-word.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskTable } from '../../admin/desk-table.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { useMoment } from '../../shell/use-moment.ts'
import { WordDeskNav } from './word-desk-nav.tsx'

interface ShownSearch {
  folded: string
  text: string
  count: number
  /** ISO 8601. */
  searchedAt: string
}

interface Props {
  searches: ShownSearch[]
  timeZone: string
}

/** The form for a new word, with what was searched in its language. */
const addPath = (text: string) =>
  `${VOCABULARY_DESK_PATH}?${new URLSearchParams({ [languageFieldOf(text)]: text }).toString()}`

function Row({ search, timeZone }: { search: ShownSearch; timeZone: string }) {
  const copy = useCopy(vocabularyDeskCopy)
  const { columns, add, done } = copy.searches
  const moment = useMoment(timeZone)
  const { folded, text, count, searchedAt } = search
  return (
    <DeskRow>
      <DeskRowTitle className="wrap-anywhere">{text}</DeskRowTitle>
      <DeskCell name={columns.count} isHalf>
        {count}
      </DeskCell>
      <DeskCell name={columns.last}>
        <time dateTime={searchedAt}>{moment(searchedAt)}</time>
      </DeskCell>
      <DeskActions>
        <Link to={addPath(text)} aria-label={copy.actionOn(add, text)} className={DESK_LINK}>
          {add}
        </Link>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="folded" value={folded} />
          <button type="submit" aria-label={copy.actionOn(done, text)} className={DESK_LINK}>
            {done}
          </button>
        </Form>
      </DeskActions>
    </DeskRow>
  )
}

/** /admin/vocabulary/searches: what learners looked up in vain. */
export function VainSearchesPage({ searches, timeZone }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const { title, subtitle, intro, none, columns } = copy.searches
  return (
    <Page title={title} subtitle={subtitle}>
      <WordDeskNav page="searches" />
      <h2 id="searches-title" className="sr-only">
        {title}
      </h2>
      <p className="measure text-15 text-soft">{intro(VAIN_SEARCHES_SHOWN)}</p>
      {searches.length === 0 ? (
        <p className="mt-4 text-soft">{none}</p>
      ) : (
        <DeskTable
          labelledBy="searches-title"
          columns={[columns.text, columns.count, columns.last, copy.columns.actions]}
        >
          {searches.map((search) => (
            <Row key={search.folded} search={search} timeZone={timeZone} />
          ))}
        </DeskTable>
      )}
    </Page>
  )
}
