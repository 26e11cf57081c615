import type { SubmissionResult } from '@conform-to/react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { ACCOUNT_FORMS_SCRIPT } from '#app/config/public-scripts.ts'
import { Draft } from '../drafts/draft.tsx'

interface FormState {
  /** The problem of a field, until the form is edited. */
  problemOf: (name: string) => string | undefined
  /** The submitted values that the server returned. */
  valueOf: (name: string) => string | undefined
  /** The current values; undefined until the page is hydrated. */
  current: ReadonlyMap<string, string> | undefined
  isBusy: boolean
  /** Submitted by public/account-forms.js, which reads its parameters from `data-*` attributes. */
  isSubmittedByScript: boolean
}

const FormContext = createContext<FormState | undefined>(undefined)

/** The state of the form around a field. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field needs a FormFrame around it.')
  return state
}

function readValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

interface Props {
  /** The action's response: problems and submitted values. Plain JSON, so it also arrives without JavaScript. */
  lastResult: SubmissionResult | undefined
  /** Submits with this fetcher and stays on the page; without one the form navigates. */
  fetcher?: FetcherWithComponents<unknown>
  action?: string
  /** Submitted as `intent`, for several forms on one page: each is busy only during its own submission. */
  intent?: string
  /** Submits as a plain document request and loads the response as a new document. */
  reloadDocument?: boolean
  /** For pages without React: public/account-forms.js submits the form. */
  submitByScript?: { offlineMessage: string }
  /** Keeps a draft under this name (drafts/draft.tsx). */
  draft?: string
  className?: string
  children: ReactNode
}

/**
 * A form that works as plain HTML first: problems linked to fields, values kept, focus on the first problem;
 * with JavaScript a problem disappears once something is edited.
 */
export function FormFrame({
  lastResult,
  fetcher,
  action,
  intent,
  reloadDocument,
  submitByScript,
  draft,
  className,
  children,
}: Props) {
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState<ReadonlyMap<string, string>>()
  const [editedResult, setEditedResult] = useState<SubmissionResult>()
  const errors = editedResult === lastResult ? undefined : lastResult?.error
  const isSending = navigation.state !== 'idle' && navigation.formMethod !== undefined
  const isOwn = intent === undefined || navigation.formData?.get('intent') === intent
  const isBusy = fetcher ? fetcher.state !== 'idle' : isSending && isOwn

  useEffect(() => {
    if (form.current) setCurrent(readValues(form.current))
  }, [])
  useEffect(() => {
    if (lastResult?.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [lastResult])

  const sentenceOf = (name: string) => errors?.[name]?.[0]
  const state: FormState = {
    problemOf: sentenceOf,
    valueOf(name) {
      const value: unknown = lastResult?.initialValue?.[name]
      return typeof value === 'string' ? value : undefined
    },
    current,
    isBusy,
    isSubmittedByScript: submitByScript !== undefined,
  }
  // The script needs an empty element for its messages.
  const alert = sentenceOf('') ?? (state.isSubmittedByScript ? '' : undefined)
  const Frame = fetcher?.Form ?? Form
  return (
    <FormContext value={state}>
      <Frame
        method="post"
        ref={form}
        reloadDocument={reloadDocument}
        action={action}
        noValidate
        autoComplete={draft === undefined ? undefined : 'off'}
        data-offline-message={submitByScript?.offlineMessage}
        className={className}
        onInput={(event) => {
          setCurrent(readValues(event.currentTarget))
          setEditedResult(lastResult)
        }}
      >
        {draft !== undefined && <Draft name={draft} />}
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {alert !== undefined && (
          <p
            role="alert"
            tabIndex={-1}
            hidden={alert === ''}
            className="mb-5 rounded-control bg-critical-wash px-4 py-3 text-15 text-critical"
          >
            {alert}
          </p>
        )}
        {children}
        {submitByScript && <script src={ACCOUNT_FORMS_SCRIPT} async />}
      </Frame>
    </FormContext>
  )
}
