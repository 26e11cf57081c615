import type { SubmissionResult } from '@conform-to/react'
import { Link } from '../../ui/link.tsx'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
import type { DeskState } from '#app/models/dialogues/desk-filter.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import type { WordValues } from '#app/models/vocabulary/desk/word-values.ts'
import { ConfirmPanel } from '../../admin/users/confirm-panel.tsx'
import { DESK_LINK } from '../../admin/desk-table.tsx'
import { PublicationLine } from '../../admin/publication.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { ErrorToast } from '../../ui/error-toast.tsx'
import { WordDeskNav } from './word-desk-nav.tsx'
import { WordForm } from './word-form.tsx'
import { type WordsShown, WordTable } from './word-table.tsx'

interface Named {
  id: number
  english: string
  turkish: string
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
}

interface Props {
  words: WordsShown
  filter: WordFilter
  state: DeskState | null
  isFirstPage: boolean
  editing: (Named & { values: WordValues }) | null
  /** The word was deleted while it was being edited. */
  gone: boolean
  empty: WordValues
  saved: Named | null
  removing: (Named & { learners: number }) | null
  /** To publish, or unpublish. */
  publishing: Named | null
  timeZone: string
  result: SubmissionResult | undefined
  stale: Stale | undefined
  /** Why deleting, publishing or unpublishing a word failed. */
  problem: string | undefined
  answer: unknown
}

type PathTo = (more?: Record<string, string>) => string

interface Question extends Pick<Props, 'removing' | 'publishing' | 'problem' | 'answer'> {
  pathTo: PathTo
  /** The part of the query that keeps an edit open. */
  edited: Record<string, string>
}

function useQuestion({ removing, publishing }: Question) {
  const { confirm: copy } = useCopy(vocabularyDeskCopy)
  const words = useCopy(publishingCopy)
  if (removing) {
    const { id, english, turkish, learners } = removing
    const title = copy.delete(english, turkish)
    const { warning, button } = copy
    return { id, intent: 'delete', title, warning, text: copy.text(learners), isDanger: true, button }
  }
  if (!publishing) return null
  const { id, english, turkish, publishedAt } = publishing
  const name = `${english}: ${turkish}`
  if (publishedAt === null) {
    const { askPublish, word, publish: button } = words
    return { id, intent: 'publish', title: askPublish(name), text: word.publish, isDanger: false, button }
  }
  const { askUnpublish, word, unpublish: button } = words
  return { id, intent: 'unpublish', title: askUnpublish(name), text: word.unpublish, isDanger: true, button }
}

/** Confirms deleting, publishing or unpublishing a word. */
function AskFirst(props: Question) {
  const { cancel } = useCopy(publishingCopy)
  const asked = useQuestion(props)
  const { pathTo, edited, problem, answer } = props
  if (!asked) return null
  const { id, ...words } = asked
  return (
    <ConfirmPanel
      key={`${asked.intent} ${id} ${problem}`}
      {...words}
      cancel={cancel}
      action={pathTo({ ...edited, [asked.intent]: String(id) })}
      cancelPath={pathTo(edited)}
      problem={problem}
      answer={answer}
    />
  )
}

/** /admin/vocabulary: the form, then the words. */
export function VocabularyDeskPage({ editing, saved, filter, state, ...props }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const words = useCopy(publishingCopy)
  const pathTo: PathTo = (more = {}) => `${VOCABULARY_DESK_PATH}${wordQuery(filter, { state: state ?? '', ...more })}`
  const edited: Record<string, string> = editing ? { edit: String(editing.id) } : {}
  const isAsked = props.removing !== null || props.publishing !== null
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <WordDeskNav page="words" />
      {props.gone && (
        <p role="alert" className="measure mb-8 border-l-4 border-sun py-1 pl-4">
          {copy.gone}
        </p>
      )}
      {saved && (
        <p role="status" className="mb-8 border-l-4 border-success py-1 pl-4">
          <strong className="font-semibold">{copy.saved(saved.english, saved.turkish)}</strong>{' '}
          {saved.publishedAt === null ? words.savedAsDraft : words.savedPublished}{' '}
          {saved.publishedAt === null && (
            <Link
              to={pathTo({ publish: String(saved.id) })}
              aria-label={words.actionOn(words.publish, saved.english)}
              className={DESK_LINK}
            >
              {words.publish}
            </Link>
          )}
        </p>
      )}
      <AskFirst {...props} pathTo={pathTo} edited={edited} />
      {!isAsked && props.problem !== undefined && (
        <>
          <ErrorToast sentence={props.problem} answer={props.answer} />
          <p role="alert" className="mb-8 border-l-4 border-critical py-1 pl-4">
            {props.problem}
          </p>
        </>
      )}
      <section aria-labelledby="form-title" className="max-w-3xl">
        <h2 id="form-title" className="mb-4 text-26">
          {editing ? copy.edit : copy.add}
        </h2>
        {editing && (
          <PublicationLine
            publishedAt={editing.publishedAt}
            timeZone={props.timeZone}
            title={editing.english}
            to={{
              publish: pathTo({ ...edited, publish: String(editing.id) }),
              unpublish: pathTo({ ...edited, unpublish: String(editing.id) }),
            }}
          />
        )}
        <WordForm
          // The key changes for another word, and after one was added.
          key={editing?.id ?? `new ${saved?.id ?? ''}`}
          lastResult={props.result}
          defaultValue={editing?.values ?? props.empty}
          action={pathTo(editing ? { edit: String(editing.id) } : {})}
          freshPath={pathTo()}
          isEdit={editing !== null}
          stale={props.stale}
        />
      </section>
      <WordTable
        words={props.words}
        filter={filter}
        state={state}
        isFirstPage={props.isFirstPage}
        timeZone={props.timeZone}
      />
    </Page>
  )
}
