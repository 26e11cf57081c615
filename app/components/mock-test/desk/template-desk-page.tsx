import type { SubmissionResult } from '@conform-to/react'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { Candidate, TemplateRow, TemplateValues } from '#app/models/mock-test/template-values.ts'
import { ConfirmPanel } from '../../admin/confirm-panel.tsx'
import { DeskNav } from '../../admin/desk-nav.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateTable } from './template-table.tsx'

interface Named {
  id: number
  title: string
  isActive: boolean
}

interface Props {
  rows: TemplateRow[]
  candidates: Candidate[]
  editing: { id: number; isActive: boolean; values: TemplateValues } | null
  empty: TemplateValues
  saved: Named | null
  activating: Named | null
  deactivating: Named | null
  result: SubmissionResult | undefined
  stale: Stale | undefined
  /** Why it could not be put to use or taken out of it. */
  problem: string | undefined
}

const FEWEST_CANDIDATES = 2

interface Question {
  intent: 'activate' | 'deactivate'
  template: Named
  edited: string
  problem: string | undefined
}

function AskFirst({ intent, template, edited, problem }: Question) {
  const { confirm: copy } = useCopy(templateDeskCopy)
  const isEnd = intent === 'deactivate'
  return (
    <ConfirmPanel
      key={`${template.id} ${problem}`}
      title={copy[intent](template.title)}
      text={isEnd ? copy.deactivateText : copy.activateText}
      isDanger={isEnd}
      button={isEnd ? copy.deactivateButton : copy.activateButton}
      cancel={copy.cancel}
      intent={intent}
      action={`${TEMPLATE_DESK_PATH}?${edited}${intent}=${template.id}`}
      cancelPath={`${TEMPLATE_DESK_PATH}?${edited}`}
      problem={problem}
    />
  )
}

/** /admin/templates: the form, then the mock tests. */
export function TemplateDeskPage({ editing, empty, saved, activating, deactivating, problem, ...props }: Props) {
  const copy = useCopy(templateDeskCopy)
  const edited = editing ? `edit=${editing.id}&` : ''
  const inUse = props.rows.filter(({ isActive }) => isActive)
  const others = props.rows.filter(({ isActive }) => !isActive)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      {saved && (
        <p role="status" className="mb-8 border-l-4 border-success py-1 pl-4">
          <strong className="font-semibold">{copy.saved(saved.title)}</strong>{' '}
          {saved.isActive ? copy.savedInUse : copy.savedOutOfUse}
        </p>
      )}
      {deactivating && <AskFirst intent="deactivate" template={deactivating} edited={edited} problem={problem} />}
      {activating && <AskFirst intent="activate" template={activating} edited={edited} problem={problem} />}
      <section aria-labelledby="form-title" className="max-w-3xl">
        <h2 id="form-title" className="mb-4 text-26">
          {editing ? copy.edit : copy.add}
        </h2>
        {editing?.isActive && <p className="measure mb-5 text-soft">{copy.inUseNote}</p>}
        {props.candidates.length < FEWEST_CANDIDATES && <p className="measure mb-5">{copy.candidatesFew}</p>}
        <TemplateForm
          // Another mock test is another form, and so is the one after one was added.
          key={editing?.id ?? `new ${saved?.id ?? ''}`}
          lastResult={props.result}
          defaultValue={editing?.values ?? empty}
          action={editing ? `${TEMPLATE_DESK_PATH}?edit=${editing.id}` : TEMPLATE_DESK_PATH}
          isEdit={editing !== null}
          candidates={props.candidates}
          stale={props.stale}
        />
      </section>
      {inUse.length > 0 ? (
        <TemplateTable id="in-use-title" caption={copy.existing} rows={inUse} edited={edited} />
      ) : (
        <p className="mt-12 text-soft">{copy.none}</p>
      )}
      {others.length > 0 && (
        <TemplateTable id="out-of-use-title" caption={copy.inactive} rows={others} edited={edited} />
      )}
    </Page>
  )
}
