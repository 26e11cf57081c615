import { createContext, useContext } from 'react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../../shell/locale.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { Notice } from './notice.tsx'

/** Whether the visitor is new to the player. */
export const FirstStepsShown = createContext(false)

type Step = 'listen' | 'speak' | 'check' | 'finish'

/** What a newcomer needs to know about the main button now; null if nothing new. */
function stepOf({ state, view }: Pick<UsePlayer, 'state' | 'view'>): Step | null {
  if (state.phase !== 'idle' || state.error) return null
  const { action } = view.primary
  if (action === 'complete') return 'finish'
  if (view.recordedCount === 0) return action === 'play' ? 'listen' : action === 'record' ? 'speak' : null
  return view.recordedCount === 1 && view.isRecorded ? 'check' : null
}

/** Each rule of the player, said once, where and when it is needed. */
export function FirstSteps({ player, language }: { player: Pick<UsePlayer, 'state' | 'view'>; language: Language }) {
  const { steps } = useCopy(samplePracticeCopy)
  const step = useContext(FirstStepsShown) ? stepOf(player) : null
  if (!step) return null
  const sentence = steps[step]
  return (
    <Notice tone="hint">
      <p>{typeof sentence === 'string' ? sentence : sentence[language]}</p>
    </Notice>
  )
}
