import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DRAFT_FIELD } from '#app/config/browser-storage.ts'
import { formDraftCopy } from '#app/config/copy/form-draft.ts'
import { deleteDraft, deleteSentDraft, type DraftEntry, findDraft, saveDraft } from '../browser-storage/drafts.ts'
import { subscribeOwnedTexts } from '../browser-storage/owned-text.ts'
import { useCopy } from '../shell/locale.ts'
import { readChanges, readFields, writeChanges } from './form-fields.ts'

interface Props {
  /** Tells this form from all others of its owner: letters, digits, dots and hyphens. */
  name: string
  /** For a form whose fields are made by what is in it: prepares it for what is put back. */
  prepare?: (entries: readonly DraftEntry[]) => void
}

/**
 * Stands in a form and keeps what is typed into it, as it is typed, under the owner of the page: it is there again after a
 * reload, a crash, an ended session or a failed request, until the server has answered. Passwords and files are not kept.
 */
export function Draft({ name, prepare }: Props) {
  const copy = useCopy(formDraftCopy)
  const place = useRef<HTMLInputElement>(null)
  const [isRestored, setRestored] = useState(false)
  const isKept = useSyncExternalStore(
    subscribeOwnedTexts,
    () => findDraft(name) !== null,
    () => false,
  )
  const preparing = useRef(prepare)
  const before = useRef<ReadonlyMap<string, string>>(new Map())

  // Once the server has taken a draft, what stands there is no change any more.
  useEffect(() => {
    const form = place.current?.form
    if (form && !isKept) before.current = readFields(form)
  }, [isKept])

  useEffect(() => {
    const form = place.current?.form
    if (!form) return
    deleteSentDraft()
    before.current = readFields(form)
    const entries = findDraft(name)
    if (entries) preparing.current?.(entries)
    // What was prepared is there after this turn.
    const timer = setTimeout(() => entries && setRestored(writeChanges(form, entries)))
    const keep = () => {
      const changes = readChanges(form, before.current)
      if (changes.length > 0) saveDraft(name, changes)
      else deleteDraft(name)
    }
    const ends = new AbortController()
    for (const event of ['input', 'change']) form.addEventListener(event, keep, { signal: ends.signal })
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [name])

  const discard = () => {
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
