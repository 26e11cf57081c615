import { type RefObject, useEffect, useRef, useState } from 'react'
import { AUTOSAVE_MS, AUTOSAVE_RETRY_MS } from '#app/config/admin.ts'
import { deleteDraft } from '../../../browser-storage/drafts.ts'

/**
 * Whether the server has what was typed. `elsewhere`: another window has changed, saved or discarded it; `refused`: the
 * session has ended or the dialogue is gone.
 */
export type KeptState = 'idle' | 'waiting' | 'kept' | 'offline' | 'elsewhere' | 'refused'

const CONFLICT = 409
const CLIENT_ERROR = 400
const SERVER_ERROR = 500
/** Browsers refuse larger requests that are to outlive their page. */
const KEEPALIVE_MAX_BYTES = 60_000

type Answer = { state: 'kept'; revision: number } | { state: Exclude<KeptState, 'idle' | 'waiting' | 'kept'> }

function revisionIn(body: unknown): number {
  const { revision } = typeof body === 'object' && body !== null && 'revision' in body ? body : { revision: 0 }
  return typeof revision === 'number' ? revision : 0
}

/** Sends the form's present values. The request outlives the page if it is small enough, as forms are. */
async function send(form: HTMLFormElement, { path, revision }: { path: string; revision: number }): Promise<Answer> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  body.append('revision', String(revision))
  try {
    const response = await fetch(path, {
      method: 'PUT',
      body,
      headers: { Accept: 'application/json' },
      keepalive: body.toString().length < KEEPALIVE_MAX_BYTES,
    })
    if (response.ok) return { state: 'kept', revision: revisionIn(await response.json()) }
    if (response.status === CONFLICT) return { state: 'elsewhere' }
    const isRefused = response.status >= CLIENT_ERROR && response.status < SERVER_ERROR
    return { state: isRefused ? 'refused' : 'offline' }
  } catch {
    return { state: 'offline' }
  }
}

/** Keeps one window's form: at most one request at a time, and another one if something was typed meanwhile. */
function createKeeper(options: { path: string; revision: number; draft: string; show: (state: KeptState) => void }) {
  const { path, draft, show } = options
  let { revision } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let isDirty = false
  let isOver = false

  async function keep(form: HTMLFormElement): Promise<void> {
    clearTimeout(timer)
    if (isBusy || !isDirty || isOver) return
    isBusy = true
    isDirty = false
    const answer = await send(form, { path, revision })
    isBusy = false
    if (answer.state === 'kept') {
      revision = answer.revision
      // The browser's own copy is needed no more.
      if (!isDirty) deleteDraft(draft)
    } else {
      isDirty = true
      isOver = answer.state !== 'offline'
    }
    show(answer.state === 'kept' && isDirty ? 'waiting' : answer.state)
    if (isDirty) schedule(form, answer.state === 'kept' ? AUTOSAVE_MS : AUTOSAVE_RETRY_MS)
  }
  function schedule(form: HTMLFormElement, delayMs: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void keep(form), delayMs)
  }
  return {
    change(form: HTMLFormElement): void {
      isDirty = true
      if (isOver) return
      show('waiting')
      schedule(form, AUTOSAVE_MS)
    },
    now: (form: HTMLFormElement) => void keep(form),
    /** The form itself is sent: what is on its way must not come back as an edit. */
    stop(): void {
      clearTimeout(timer)
      isOver = true
    },
    /** The form was refused and is still there. */
    goOn(): void {
      isOver = false
    },
  }
}

/**
 * Keeps what is typed on the server, without saving the dialogue.
 *
 * @param options.values changes with every change of the form.
 * @param options.draft the name of the form's draft in the browser, which is deleted once the server has it.
 */
export function useAutosave(options: {
  element: RefObject<HTMLFormElement | null>
  values: string
  path: string
  revision: number
  draft: string
  /** The answer to the form; a new one means that it is still there. */
  answer: unknown
}): KeptState {
  const { element, values, path, revision, draft, answer } = options
  const [state, setState] = useState<KeptState>('idle')
  const keeper = useRef<ReturnType<typeof createKeeper> | null>(null)
  const seen = useRef(values)
  useEffect(() => {
    const form = element.current
    if (!form) return
    const own = createKeeper({ path, revision, draft, show: setState })
    keeper.current = own
    const ends = new AbortController()
    const { signal } = ends
    const now = () => own.now(form)
    form.addEventListener('submit', (event) => isSave(event) && own.stop(), { signal })
    window.addEventListener('pagehide', now, { signal })
    window.addEventListener('online', now, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && now(), { signal })
    return () => {
      now()
      ends.abort()
    }
  }, [element, path, revision, draft])
  useEffect(() => {
    if (answer !== undefined) keeper.current?.goOn()
  }, [answer])
  useEffect(() => {
    if (values === seen.current) return
    seen.current = values
    if (element.current) keeper.current?.change(element.current)
  }, [element, values])
  return state
}

/** Buttons that add, move or remove a segment submit too, but save nothing. */
function isSave(event: SubmitEvent): boolean {
  const { submitter } = event
  return !(submitter instanceof HTMLButtonElement) || submitter.name !== '__intent__'
}
