import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { useCopy } from '../../../shell/locale.ts'
import type { KeptState } from './use-autosave.ts'

const TONES: Partial<Record<KeptState, string>> = {
  offline: 'text-critical',
  elsewhere: 'text-critical',
  refused: 'text-critical',
}

/** Whether what was typed is kept. */
export function KeptLine({ state }: { state: KeptState }) {
  const copy = useCopy(dialogueEditorCopy)
  return (
    <p role="status" className={`text-13 ${TONES[state] ?? 'text-soft'}`}>
      {copy.kept[state]}
    </p>
  )
}
