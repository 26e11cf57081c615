import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { POPULAR_TOPICS, SUGGESTIONS_BLUR_MS } from '#app/config/dialogues.ts'
import { suggestSearches } from '#app/models/dialogues/dialogue-search.ts'
import { useTopicName } from './topic-name.ts'
import { usePhrases } from './use-phrases.ts'
import { saveSearch, readRecentSearches } from './recent-searches.ts'

export type SearchGroup = 'suggestions' | 'recent' | 'popular'

export interface SearchOption {
  group: SearchGroup
  text: string
}

interface PanelState {
  isOpen: boolean
  typed: string
  /** Index of the option selected by arrow keys; -1 is the field itself. */
  active: number
  recent: string[]
}

const CLOSED: PanelState = { isOpen: false, typed: '', active: -1, recent: [] }

interface Offers {
  /** Titles and topics; null until they are here. */
  phrases: readonly string[] | null
  popular: readonly string[]
}

function optionsOf({ typed, recent }: PanelState, { phrases, popular }: Offers): SearchOption[] {
  const of = (group: SearchGroup) => (text: string) => ({ group, text })
  if (typed.trim() !== '') return suggestSearches({ typed, phrases: phrases ?? [] }).map(of('suggestions'))
  return [...recent.map(of('recent')), ...popular.map(of('popular'))]
}

function searchFor(input: HTMLInputElement, text: string): void {
  input.value = text
  input.form?.requestSubmit()
}

interface SearchPanelOptions {
  field: RefObject<HTMLInputElement | null>
  panelId: string
}

export function optionId(panelId: string, index: number): string {
  return `${panelId}-${index}`
}

/** The suggestions of the search field while it is in use; the field itself stays a plain input. */
export function useSearchPanel({ field, panelId }: SearchPanelOptions) {
  const { phrases, ask } = usePhrases()
  const [state, setState] = useState(CLOSED)
  const popular = POPULAR_TOPICS.map(useTopicName())
  const options = state.isOpen ? optionsOf(state, { phrases, popular }) : []

  function pick(text: string): void {
    const input = field.current
    if (!input) return
    setState(CLOSED)
    searchFor(input, text)
  }

  const open = useEffectEvent((typed: string) =>
    setState({ isOpen: true, typed, active: -1, recent: readRecentSearches() }),
  )
  const enter = useEffectEvent(ask)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = options[state.active]
    if (event.key === 'Escape' && state.isOpen) {
      event.preventDefault()
      setState(CLOSED)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      pick(chosen.text)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The field is one of the stops.
      const stops = options.length + 1
      setState({ ...state, active: ((state.active + 1 + step + stops) % stops) - 1 })
    }
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    const ending = new AbortController()
    const { signal } = ending
    let closing: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(closing)
      open(input.value)
    }
    const focus = () => {
      enter()
      show()
    }
    input.addEventListener('focus', focus, { signal })
    input.addEventListener('input', show, { signal })
    input.addEventListener('keydown', (event) => press(event), { signal })
    const close = () => (closing = setTimeout(() => setState(CLOSED), SUGGESTIONS_BLUR_MS))
    input.addEventListener('blur', close, { signal })
    const search = () => {
      saveSearch(input.value)
      setState(CLOSED)
      // A keyboard on the screen would cover what is found.
      if (navigator.maxTouchPoints > 0) input.blur()
    }
    input.form?.addEventListener('submit', search, { signal })
    if (document.activeElement === input) focus()
    return () => {
      clearTimeout(closing)
      ending.abort()
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const isOpen = options.length > 0
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input.setAttribute('aria-controls', panelId)
    else input.removeAttribute('aria-controls')
    if (state.active >= 0) input.setAttribute('aria-activedescendant', optionId(panelId, state.active))
    else input.removeAttribute('aria-activedescendant')
  }, [field, options.length, panelId, state.active])

  // What is typed before the phrases are here has no answer yet.
  const isOpen = state.isOpen && (options.length > 0 || phrases !== null)
  return { isOpen, active: state.active, options, pick }
}
