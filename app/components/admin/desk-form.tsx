import type { FieldMetadata, FormMetadata, SubmissionResult } from '@conform-to/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DraftEntry } from '../browser-storage/drafts.ts'
import { type Stale, StaleChoice } from '../dialogues/desk/stale-choice.tsx'
import { draftName } from '../drafts/desk-draft.ts'
import { Draft } from '../drafts/draft.tsx'
import { LeaveQuestion } from '../practice/leave-question.tsx'
import { FormAlert, FormToast } from './form-alert.tsx'
import { useProblemFocus } from './use-problem-focus.ts'

interface Props<Values extends Record<string, unknown>> {
  form: Pick<FormMetadata<Values>, 'id' | 'onSubmit' | 'dirty' | 'errors'>
  /** The version this edit started from; unchanged when the page later loads a newer one. */
  version: FieldMetadata<string, Values>
  action: string
  /** The action's result; plain JSON, so it also arrives without JavaScript. */
  lastResult: SubmissionResult | undefined
  /** Why the whole form was refused; the form's own error by default. */
  alert?: string | undefined
  /** The title of the toast after a refusal. */
  failed: string
  /** The confirmation shown before unsaved changes are lost; null if they are kept otherwise. */
  leave: string | null
  stale: Stale | undefined
  element?: RefObject<HTMLFormElement | null>
  /** For a form that can add fields: see Draft. */
  draft?: { prepare: (entries: readonly DraftEntry[]) => void; rows: number }
  children: ReactNode
}

const editIn = ({ search }: { search: string }) => new URLSearchParams(search).get('edit')

/** Navigation to another page or another entry's form, but not to the delete confirmation. */
function isOtherForm({ from, to }: Record<'from' | 'to', { pathname: string; search: string }>): boolean {
  return from.pathname !== to.pathname || editIn(from) !== editIn(to)
}

/** The frame of a form that adds or edits an entry: its draft, the confirmation before leaving, and its error. */
export function DeskForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, version, action, lastResult, failed, leave, stale, draft, children } = props
  const own = useRef<HTMLFormElement>(null)
  const element = props.element ?? own
  const isBusy = useNavigation().formAction === action
  const alert = props.alert ?? form.errors?.[0]
  useProblemFocus({ element, lastResult, alert })
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      ref={element}
      onSubmit={form.onSubmit}
      noValidate
      autoComplete="off"
    >
      <Draft name={draftName(action, version.initialValue)} {...draft} />
      {leave !== null && form.dirty && !isBusy && <LeaveQuestion sentence={leave} isAway={isOtherForm} />}
      {/* Enter activates the first button: it must save, not overwrite a newer version or move a segment. */}
      <button type="submit" disabled={isBusy} tabIndex={-1} aria-hidden="true" className="hidden" />
      {lastResult?.error && <FormToast alert={alert} failed={failed} answer={lastResult} />}
      {alert !== undefined && <FormAlert message={alert}>{stale && <StaleChoice {...stale} />}</FormAlert>}
      <input type="hidden" name={version.name} value={version.initialValue ?? ''} />
      {children}
    </Form>
  )
}
