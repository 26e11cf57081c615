import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DRAFT_FIELD } from '#app/config/browser-storage.ts'
import { formDraftCopy } from '#app/config/copy/form-draft.ts'
import { deleteDraft, deleteSentDraft, type DraftEntry, findDraft, saveDraft } from '../browser-storage/drafts.ts'
import { subscribeOwnedTexts } from '../browser-storage/owned-text.ts'
import { useCopy } from '../shell/locale.ts'
import { readChanges, readFields, writeChanges } from './form-fields.ts'

export interface DraftProps {
  /** Unique among the owner's forms: letters, digits, dots and hyphens. */
  name: string
  /** For a form that can add fields: adds those that the draft needs. */
  prepare?: (entries: readonly DraftEntry[]) => void
  /** How many such fields there are now; saved values are put into new ones. */
  rows?: number
}

/** Opens the folds around the form, so that restored text is visible. */
function unfold(form: HTMLFormElement): void {
  for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
}

/** Loaded lazily by draft.tsx once the page is hydrated. */
export function DraftKeeper({ name, prepare, rows = 1 }: DraftProps) {
  const copy = useCopy(formDraftCopy)
  const place = useRef<HTMLInputElement>(null)
  const [isRestored, setRestored] = useState(false)
  const isKept = useSyncExternalStore(
    subscribeOwnedTexts,
    () => findDraft(name) !== null,
    () => false,
  )
  const before = useRef<ReadonlyMap<string, string>>(new Map())
  const preparing = useRef(prepare)
  /** The draft, until all its fields exist and hold its values; changes by script must not overwrite it before then. */
  const pending = useRef<readonly DraftEntry[] | null>(null)

  // After the server has stored the draft, the current values are the new baseline.
  useEffect(() => {
    const form = place.current?.form
    if (form && !isKept) before.current = readFields(form)
  }, [isKept])

  useEffect(() => {
    const form = place.current?.form
    if (!form) return
    deleteSentDraft()
    before.current = readFields(form)
    // What was typed before this module loaded is newer than the draft.
    const typed = new Map(readChanges(form, before.current))
    pending.current = findDraft(name)?.filter(([key]) => !typed.has(key)) ?? null
    preparing.current?.(pending.current ?? [])
    const keep = (event?: Event) => {
      if (pending.current && event?.isTrusted !== true) return
      pending.current = null
      const changes = readChanges(form, before.current)
      if (changes.length > 0) saveDraft(name, changes)
      else deleteDraft(name)
    }
    const ends = new AbortController()
    for (const event of ['input', 'change']) form.addEventListener(event, keep, { signal: ends.signal })
    keep()
    // Typed before hydration, when nothing of the form was listening yet.
    if (typed.size > 0) place.current?.dispatchEvent(new Event('input', { bubbles: true }))
    return () => ends.abort()
  }, [name])

  useEffect(() => {
    const write = () => {
      const form = place.current?.form
      const entries = pending.current
      if (!form || !entries || rows === 0) return
      const hasChanged = writeChanges(form, entries)
      const fields = readFields(form)
      if (entries.every(([key]) => fields.has(key))) pending.current = null
      if (!hasChanged) return
      setRestored(true)
      unfold(form)
    }
    // After the form has put its own values into new fields.
    const timer = setTimeout(write)
    return () => clearTimeout(timer)
  }, [rows])

  const discard = () => {
    pending.current = null
    deleteDraft(name)
    setRestored(false)
    place.current?.form?.reset()
  }
  return (
    <>
      <input ref={place} type="hidden" name={DRAFT_FIELD} value={name} />
      {isRestored && isKept && (
        <p
          role="status"
          className="mb-5 flex flex-wrap items-center gap-x-4 rounded-control bg-accent-wash px-4 text-15"
        >
          <span className="py-2">{copy.restored}</span>
          <button
            type="button"
            onClick={discard}
            className="min-h-11 font-semibold text-accent underline underline-offset-4"
          >
            {copy.discard}
          </button>
        </p>
      )}
    </>
  )
}
