import type { SubmissionResult } from '@conform-to/react'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { DeskState } from '#app/models/dialogues/desk-filter.ts'
import type { CandidateFilter } from '#app/models/mock-test/candidate-choice.ts'
import type { Candidate, TemplateRow, TemplateValues } from '#app/models/mock-test/template-values.ts'
import { ConfirmPanel } from '../../admin/users/confirm-panel.tsx'
import { DeskNav } from '../../admin/desk-nav.tsx'
import { PublicationLine } from '../../admin/publication.tsx'
import { StateChoice } from '../../admin/show-choice.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { CandidateSearch } from './candidate-search.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateTable } from './template-table.tsx'

interface Named {
  id: number
  title: string
  isActive: boolean
  isDraft: boolean
}

interface Props {
  /** The filter of the lists. */
  state: DeskState | null
  rows: TemplateRow[]
  candidates: Candidate[]
  /** Topics of the candidates, in the reader's order. */
  topics: string[]
  /** Which candidates the form offers. */
  filter: CandidateFilter
  editing: { id: number; isActive: boolean; publishedAt: string | null; values: TemplateValues } | null
  empty: TemplateValues
  saved: Named | null
  activating: Named | null
  deactivating: Named | null
  publishing: Named | null
  unpublishing: Named | null
  timeZone: string
  result: SubmissionResult | undefined
  stale: Stale | undefined
  /** Why activating, deactivating, publishing or unpublishing it failed. */
  problem: string | undefined
  answer: unknown
}

const FEWEST_CANDIDATES = 2

type Intent = 'activate' | 'deactivate' | 'publish' | 'unpublish'

interface Question {
  intent: Intent
  template: Named
  edited: string
  problem: string | undefined
  answer: unknown
}

/** The text of each confirmation. */
function useWords(title: string): Record<Intent, { question: string; text: string; button: string }> {
  const { confirm: copy } = useCopy(templateDeskCopy)
  const words = useCopy(publishingCopy)
  return {
    activate: { question: copy.activate(title), text: copy.activateText, button: copy.activateButton },
    deactivate: { question: copy.deactivate(title), text: copy.deactivateText, button: copy.deactivateButton },
    publish: { question: words.askPublish(title), text: words.template.publish, button: words.publish },
    unpublish: { question: words.askUnpublish(title), text: words.template.unpublish, button: words.unpublish },
  }
}

function AskFirst({ intent, template, edited, problem, answer }: Question) {
  const { cancel } = useCopy(publishingCopy)
  const { question, text, button } = useWords(template.title)[intent]
  return (
    <ConfirmPanel
      key={`${intent} ${template.id} ${problem}`}
      title={question}
      text={text}
      isDanger={intent === 'deactivate' || intent === 'unpublish'}
      button={button}
      cancel={cancel}
      intent={intent}
      action={`${TEMPLATE_DESK_PATH}?${edited}${intent}=${template.id}`}
      cancelPath={`${TEMPLATE_DESK_PATH}?${edited}`}
      problem={problem}
      answer={answer}
    />
  )
}

/** /admin/templates: the form, then the mock tests. */
export function TemplateDeskPage({ editing, empty, saved, timeZone, ...props }: Props) {
  const copy = useCopy(templateDeskCopy)
  const words = useCopy(publishingCopy)
  const { activating, deactivating, publishing, unpublishing, state } = props
  const asked: [Intent, Named | null][] = [
    ['deactivate', deactivating],
    ['activate', activating],
    ['publish', publishing],
    ['unpublish', unpublishing],
  ]
  const edited = editing ? `edit=${editing.id}&` : ''
  const inUse = props.rows.filter(({ isActive }) => isActive)
  const others = props.rows.filter(({ isActive }) => !isActive)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      {saved && (
        <p role="status" className="mb-8 border-l-4 border-success py-1 pl-4">
          <strong className="font-semibold">{copy.saved(saved.title)}</strong>{' '}
          {saved.isDraft ? words.savedAsDraft : saved.isActive ? copy.savedInUse : copy.savedOutOfUse}
        </p>
      )}
      {asked.map(
        ([intent, template]) =>
          template && (
            <AskFirst
              key={intent}
              intent={intent}
              template={template}
              edited={edited}
              problem={props.problem}
              answer={props.answer}
            />
          ),
      )}
      <section aria-labelledby="form-title" className="max-w-3xl">
        <h2 id="form-title" className="mb-4 text-26">
          {editing ? copy.edit : copy.add}
        </h2>
        {editing && (
          <PublicationLine
            publishedAt={editing.publishedAt}
            timeZone={timeZone}
            title={editing.values.title}
            to={{
              publish: `${TEMPLATE_DESK_PATH}?${edited}publish=${editing.id}`,
              unpublish: `${TEMPLATE_DESK_PATH}?${edited}unpublish=${editing.id}`,
            }}
          />
        )}
        {editing?.isActive && <p className="measure mb-5 text-soft">{copy.inUseNote}</p>}
        {props.candidates.length < FEWEST_CANDIDATES && <p className="measure mb-5">{copy.candidatesFew}</p>}
        <CandidateSearch
          candidates={props.candidates}
          topics={props.topics}
          filter={props.filter}
          kept={{
            ...(editing && { edit: String(editing.id) }),
            ...(saved && { saved: String(saved.id) }),
            ...(state && { state }),
          }}
        />
        <TemplateForm
          // The key changes for another mock test, and after one was added.
          key={editing?.id ?? `new ${saved?.id ?? ''}`}
          lastResult={props.result}
          defaultValue={editing?.values ?? empty}
          action={editing ? `${TEMPLATE_DESK_PATH}?edit=${editing.id}` : TEMPLATE_DESK_PATH}
          isEdit={editing !== null}
          candidates={props.candidates}
          filter={props.filter}
          stale={props.stale}
        />
      </section>
      <div className="mt-12">
        <StateChoice
          state={state}
          pathTo={(one) => (one === null ? TEMPLATE_DESK_PATH : `${TEMPLATE_DESK_PATH}?state=${one}`)}
        />
      </div>
      {inUse.length > 0 ? (
        <TemplateTable id="in-use-title" caption={copy.existing} rows={inUse} edited={edited} timeZone={timeZone} />
      ) : (
        <p className="mt-12 text-soft">{state === null ? copy.none : copy.noneShown}</p>
      )}
      {others.length > 0 && (
        <TemplateTable
          id="out-of-use-title"
          caption={copy.inactive}
          rows={others}
          edited={edited}
          timeZone={timeZone}
        />
      )}
    </Page>
  )
}
