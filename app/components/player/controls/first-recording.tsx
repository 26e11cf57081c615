import { createContext, useContext } from 'react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../../shell/locale.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { Notice } from './notice.tsx'

/** Whether the visitor may never have recorded anything here: they are told what happens to their voice. */
export const IsNewcomer = createContext(false)

interface Props {
  player: Pick<UsePlayer, 'state' | 'view'>
  /** That the visitor interprets into. */
  language: Language
}

/** At the first Record: what to say, and where the recording goes. */
export function FirstRecording({ player, language }: Props) {
  const { speak } = useCopy(samplePracticeCopy)
  const { state, view } = player
  const isFirst = view.recordedCount === 0 && view.primary.action === 'record' && state.phase === 'idle'
  if (!useContext(IsNewcomer)) return null
  return (
    <div role="status" className="contents">
      {isFirst && !state.error && (
        <Notice tone="hint">
          <p>{speak[language]}</p>
        </Notice>
      )}
    </div>
  )
}
