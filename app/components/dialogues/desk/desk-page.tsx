import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { DESK_PATH, deskAudioPath, IMPORT_PATH } from '#app/config/navigation.ts'
import { type DeskFilter, deskQuery } from '#app/models/dialogues/desk-filter.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { DeskNav } from '../../admin/desk-nav.tsx'
import { PublicationLine } from '../../admin/publication.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { buttonClasses, ButtonLink } from '../../ui/button.tsx'
import { DialogueForm } from './dialogue-form.tsx'
import { DeletedDialogues, ExistingDialogues, type LibraryRow } from './library-table.tsx'
import { type Asked, type Named, Questions } from './questions.tsx'
import type { Stale } from './stale-choice.tsx'

interface Saved extends Named {
  advice: number
  /** Recordings whose text has changed. */
  unheard: number
}

interface Props extends Asked {
  filter: DeskFilter
  existing: LibraryRow[]
  /** In the whole library. */
  count: number
  topics: string[]
  deleted: LibraryRow[]
  editing: { id: number; title: string; publishedAt: string | null; values: DraftValues } | null
  /** The title of a dialogue that was deleted while it was being edited. */
  gone: string | null
  empty: DraftValues
  saved: Saved | null
  timeZone: string
  result: SubmissionResult | undefined
  stale: Stale | undefined
}

type PathTo = (more?: Record<string, string>) => string

const LINK = 'inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4'
const FORM_ID = 'dialogue-form'

function SavedNote({ saved, pathTo }: { saved: Saved; pathTo: PathTo }) {
  const copy = useCopy(dialogueDeskCopy).saved
  const audio = useCopy(segmentAudioCopy)
  const words = useCopy(publishingCopy)
  const id = String(saved.id)
  return (
    <div role="status" className="mb-8 border-l-4 border-success py-1 pl-4">
      <p>
        <strong className="font-semibold">{copy.title(saved.title)}</strong>{' '}
        {saved.isDraft ? words.savedAsDraft : words.savedPublished}{' '}
        {saved.advice === 0 ? copy.clean : copy.advice(saved.advice)}{' '}
        <Link to={pathTo({ edit: id })} className={LINK}>
          {copy.edit}
        </Link>{' '}
        <Link to={deskAudioPath(saved.id)} className={`${LINK} ml-3`}>
          {audio.open}
        </Link>
        {saved.unheard > 0 && <span className="block font-semibold">{audio.unheard(saved.unheard)}</span>}
      </p>
      {saved.isDraft && (
        <ButtonLink
          look="secondary"
          to={pathTo({ publish: id })}
          aria-label={words.actionOn(words.publish, saved.title)}
          className="mt-3"
        >
          {words.publish}
        </ButtonLink>
      )}
    </div>
  )
}

function FormSection({ editing, empty, saved, ...props }: Props & { pathTo: PathTo }) {
  const copy = useCopy(dialogueDeskCopy)
  const transfer = useCopy(dialogueTransferCopy)
  const audio = useCopy(segmentAudioCopy)
  const { pathTo } = props
  const id = String(editing?.id ?? '')
  const to = (intent: string) => pathTo({ edit: id, [intent]: id })
  return (
    <section id={FORM_ID} aria-labelledby="form-title" className="mt-12 scroll-mt-(--head) first:mt-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="form-title" className="text-26">
          {editing ? copy.edit : copy.add}
        </h2>
        <Link to={editing ? deskAudioPath(editing.id) : IMPORT_PATH} className={LINK}>
          {editing ? audio.open : transfer.link}
        </Link>
      </div>
      {editing && (
        <PublicationLine
          publishedAt={editing.publishedAt}
          timeZone={props.timeZone}
          title={editing.title}
          to={{ publish: to('publish'), unpublish: to('unpublish') }}
        />
      )}
      <DialogueForm
        // The key changes for another dialogue, after one was added, and after the form was cleared.
        key={`${id} ${saved?.id ?? ''} ${editing?.values.title === ''}`}
        lastResult={props.result}
        defaultValue={editing?.values ?? empty}
        action={pathTo(editing ? { edit: id } : {})}
        cancelPath={editing ? pathTo() : undefined}
        clearPath={editing ? pathTo({ edit: id, clear: '1' }) : pathTo()}
        hasWordCount
        stale={props.stale}
      />
    </section>
  )
}

/** /admin/dialogues: the library, then the form; the form first when editing, or after a refusal. */
export function DeskPage(props: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const { filter, editing, saved, timeZone, result } = props
  const edited: Record<string, string> = editing ? { edit: String(editing.id) } : {}
  const pathTo: PathTo = (more) => `${DESK_PATH}${deskQuery(filter, more)}`
  const isFormFirst = editing !== null || result !== undefined
  const list = { pathTo, edited, timeZone }
  const form = <FormSection key="form" {...props} pathTo={pathTo} />
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      {props.gone !== null && (
        <p role="alert" className="mb-8 border-l-4 border-sun py-1 pl-4">
          {copy.gone(props.gone)}
        </p>
      )}
      {saved && <SavedNote saved={saved} pathTo={pathTo} />}
      <Questions {...props} pathTo={pathTo} edited={edited} />
      <div>
        {[
          ...(isFormFirst ? [form] : []),
          <div key="library" className="mt-12 first:-mt-6">
            {!isFormFirst && (
              // The form is on this page, so no script is needed to reach it.
              <a href={`#${FORM_ID}`} className={buttonClasses('secondary', 'mt-6')}>
                {copy.add}
              </a>
            )}
            <ExistingDialogues
              rows={props.existing}
              count={props.count}
              topics={props.topics}
              filter={filter}
              {...list}
            />
            <DeletedDialogues rows={props.deleted} {...list} />
          </div>,
          ...(isFormFirst ? [] : [form]),
        ]}
      </div>
    </Page>
  )
}
