import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { topicsCopy } from '#app/config/copy/topics.ts'
import { TOPICS } from '#app/config/dialogues.ts'
import { VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
import type { DeskState } from '#app/models/dialogues/desk-filter.ts'
import { type WordCursor, writeWordCursor } from '#app/models/vocabulary/desk/desk-page.ts'
import { type VocabularyItem, withSense } from '#app/models/vocabulary/item.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskSection } from '../../admin/desk-table.tsx'
import { Publication } from '../../admin/publication.tsx'
import { StateChoice } from '../../admin/show-choice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

interface ShownWord extends Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'sense' | 'category' | 'difficulty'> {
  /** The number of accepted alternatives, in both languages. */
  wordings: number
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
}

export interface WordsShown {
  rows: ShownWord[]
  /** On all pages. */
  count: number
  next: WordCursor | undefined
}

interface Props {
  words: WordsShown
  filter: WordFilter
  state: DeskState | null
  isFirstPage: boolean
  timeZone: string
}

const pathTo = ({ filter, state }: Pick<Props, 'filter' | 'state'>, more?: Record<string, string>) =>
  `${VOCABULARY_DESK_PATH}${wordQuery(filter, { state: state ?? '', ...more })}`

function Search({ filter, state }: Pick<Props, 'filter' | 'state'>) {
  const copy = useCopy(vocabularyDeskCopy)
  const { names: categories } = useCopy(topicsCopy)
  return (
    <Form
      action={VOCABULARY_DESK_PATH}
      role="search"
      className="mt-3 grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 md:grid-cols-[1fr_15rem_auto_auto]"
    >
      {state !== null && <input type="hidden" name="state" value={state} />}
      <div className="max-md:col-span-2">
        <label htmlFor="q" className="mb-1 block text-15 font-semibold">
          {copy.search}
        </label>
        <input id="q" name="q" type="search" key={filter.q} defaultValue={filter.q} className={INPUT_LOOK} />
      </div>
      <div>
        <label htmlFor="shown-category" className="mb-1 block text-15 font-semibold">
          {copy.fields.category}
        </label>
        <select
          id="shown-category"
          name="category"
          key={filter.category}
          defaultValue={filter.category}
          className={INPUT_LOOK}
        >
          <option value="">{copy.allCategories}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {categories[topic]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary">
        {copy.submit}
      </Button>
      {(filter.q !== '' || filter.category !== '') && (
        <ButtonLink look="quiet" to={VOCABULARY_DESK_PATH}>
          {copy.clearSearch}
        </ButtonLink>
      )}
    </Form>
  )
}

function Row({ word, timeZone, ...place }: { word: ShownWord } & Pick<Props, 'filter' | 'state' | 'timeZone'>) {
  const copy = useCopy(vocabularyDeskCopy)
  const words = useCopy(publishingCopy)
  const [intent, publish] =
    word.publishedAt === null ? (['publish', words.publish] as const) : (['unpublish', words.unpublish] as const)
  const { names: categories } = useCopy(topicsCopy)
  const { columns } = copy
  const topic = TOPICS.find((one) => one === word.category)
  return (
    <DeskRow>
      <DeskRowTitle lang="en" className="text-english">
        {withSense(word)}
      </DeskRowTitle>
      <DeskCell lang="tr" className="text-turkish">
        {word.turkish}
      </DeskCell>
      <DeskCell name={columns.category} isHalf>
        {topic === undefined ? word.category : categories[topic]}
      </DeskCell>
      <DeskCell name={columns.difficulty} isHalf>
        {copy.fields.difficulties[word.difficulty]}
      </DeskCell>
      <DeskCell name={columns.wordings} isHalf>
        {word.wordings}
      </DeskCell>
      <DeskCell name={words.state}>
        <Publication publishedAt={word.publishedAt} timeZone={timeZone} />
      </DeskCell>
      <DeskActions>
        <Link
          to={pathTo(place, { edit: String(word.id) })}
          aria-label={copy.actionOn(copy.editAction, withSense(word))}
          className={DESK_LINK}
        >
          {copy.editAction}
        </Link>
        <Link
          to={pathTo(place, { delete: String(word.id) })}
          aria-label={copy.actionOn(copy.deleteAction, withSense(word))}
          className={DESK_LINK}
        >
          {copy.deleteAction}
        </Link>
        <Link
          to={pathTo(place, { [intent]: String(word.id) })}
          aria-label={copy.actionOn(publish, withSense(word))}
          className={DESK_LINK}
        >
          {publish}
        </Link>
      </DeskActions>
    </DeskRow>
  )
}

/** The words that match a filter, in pages. */
export function WordTable({ words, isFirstPage, timeZone, ...place }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const { state: stateName } = useCopy(publishingCopy)
  const { columns } = copy
  const older = words.next && pathTo(place, { cursor: writeWordCursor(words.next) })
  return (
    <>
      <DeskSection
        id="words-title"
        caption={copy.existing}
        above={
          <>
            <Search {...place} />
            <StateChoice state={place.state} pathTo={(state) => pathTo({ ...place, state })} />
            <p role="status" className="mt-3 text-15 text-soft">
              {words.count === 0 ? copy.none : copy.count(words.count)}
            </p>
          </>
        }
        columns={[
          columns.english,
          columns.turkish,
          columns.category,
          columns.difficulty,
          columns.wordings,
          stateName,
          columns.actions,
        ]}
      >
        {words.rows.map((word) => (
          <Row key={word.id} word={word} timeZone={timeZone} {...place} />
        ))}
      </DeskSection>
      <Pager
        older={{ to: older, label: copy.next }}
        newest={{ to: isFirstPage ? undefined : pathTo(place), label: copy.first }}
      />
    </>
  )
}
