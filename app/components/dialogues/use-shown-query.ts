import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import type { DialogueQuery } from '#app/models/dialogues/dialogue-search.ts'

/** @param isBack - whether words that are being typed give way, too */
function show(form: HTMLFormElement, { q, topic, level, bookmarked }: DialogueQuery, isBack: boolean): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = (field.name === 'topic' ? topic : level) ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = bookmarked
    else if (isBack || document.activeElement !== field) field.value = q
  }
}

/**
 * Keeps a search form in step with the address: a search that was cleared, chosen elsewhere or gone back to. Its fields stay, and
 * so do the focus and the words that are being typed while an earlier search arrives.
 */
export function useShownQuery(field: RefObject<HTMLInputElement | null>, query: DialogueQuery): void {
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(JSON.stringify(query))
  useEffect(() => {
    const wanted = JSON.stringify(query)
    const form = field.current?.form
    if (!form || shown.current === wanted) return
    shown.current = wanted
    show(form, query, isBack)
  }, [field, query, isBack])
}
