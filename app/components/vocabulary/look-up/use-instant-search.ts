import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PLACES } from '#app/config/navigation.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { QUIET } from '../../shell/quiet-navigation.ts'

/** Between two letters of a quick typist; longer would be felt as waiting. */
const REST_MS = 120

interface InstantSearch {
  /** What is in the field is searched for once nobody has typed for a moment. */
  onInput: () => void
  /** The form is sent: the search is under way already. */
  onSubmit: () => void
}

interface Options {
  field: RefObject<HTMLInputElement | null>
  /** Contains the field and the results. */
  list: RefObject<HTMLElement | null>
  filter: WordFilter
}

/**
 * Searches while the learner types. Each search replaces the address, so that a reload, a bookmark and the way back from an entry
 * show the same results; the router drops the answer to an older search. The field follows the address, but never what is being
 * typed.
 */
export function useInstantSearch({ field, list, filter: { q, category } }: Options): InstantSearch {
  const navigate = useNavigate()
  /** What the address has, or is about to have. */
  const asked = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = useCallback(() => {
    const typed = field.current?.value.trim() ?? ''
    if (typed === asked.current) return
    asked.current = typed
    const address = `${PLACES.vocabulary}${wordQuery({ q: typed, category })}`
    void navigate(address, { replace: true, preventScrollReset: true, state: QUIET })
  }, [field, category, navigate])

  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    clearTimeout(timer.current)
    if (field.current) field.current.value = q
  }, [q, field])
  const clear = useCallback(() => {
    clearTimeout(timer.current)
    if (field.current) field.current.value = ''
    search()
  }, [field, search])
  useEffect(() => {
    // What was typed before the page was hydrated.
    search()
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function listen(): Promise<void> {
      const { listenForKeys } = await import('./result-keys.ts')
      if (!list.current || !field.current || signal.aborted) return
      signal.addEventListener('abort', listenForKeys({ list: list.current, field: field.current, onClear: clear }))
    }
    // Without it, the keys do what they do on any page.
    void listen().catch(() => undefined)
    return () => leaving.abort()
  }, [list, field, clear])

  return {
    onInput() {
      clearTimeout(timer.current)
      timer.current = setTimeout(search, REST_MS)
    },
    onSubmit() {
      clearTimeout(timer.current)
      asked.current = field.current?.value.trim() ?? ''
    },
  }
}
