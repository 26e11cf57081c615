import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { PlayerState } from '#app/models/practice/player-types.ts'
import type { PlayerActions } from '../session/player.ts'
import type { KeyPress } from './player-keys.ts'
import { actionOfKey, runKeyAction } from './player-keys.ts'
import { findPreference, subscribePreferences, updatePreference } from '../../browser-storage/preferences.ts'

const PREFERENCE = 'keys'
const OFF = 'off'
const TEXT_FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=range]):not([type=checkbox])'
const PRESSABLE = 'button, a[href], summary, audio, input, [role=button], [role=tab]'

/**
 * The player's shortcuts, while no dialog is open and no field has focus. They can be switched off, as WCAG 2.1.4
 * requires for single-letter keys; the browser remembers it.
 */
export function usePlayerKeys(options: { state: PlayerState; actions: PlayerActions }): {
  areOn: boolean
  turn: (areOn: boolean) => void
} {
  const { actions } = options
  const areOn = useSyncExternalStore(subscribePreferences, areKeysOn, () => true)
  const isListening = options.state.phase === 'loading' || options.state.phase === 'playing'
  const listening = useRef(isListening)
  useEffect(() => {
    listening.current = isListening
  }, [isListening])

  useEffect(() => {
    if (!areOn) return undefined
    function onKeyDown(event: KeyboardEvent) {
      if (document.querySelector('dialog[open]')) return
      const action = actionOfKey(pressOf(event))
      if (!action) return
      // Space would scroll the page.
      event.preventDefault()
      runKeyAction({ action, actions, isListening: listening.current })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [areOn, actions])

  return { areOn, turn: turnKeys }
}

function areKeysOn(): boolean {
  return findPreference(PREFERENCE) !== OFF
}

function turnKeys(areOn: boolean): void {
  updatePreference(PREFERENCE, areOn ? null : OFF)
}

function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isRepeat: event.repeat,
    isHandled: event.defaultPrevented || event.isComposing,
    focus: focusOf(event.target),
  }
}

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'other'
  if (target.closest(TEXT_FIELDS)) return 'text'
  return target.closest(PRESSABLE) ? 'button' : 'other'
}
