import type { Language } from '#app/models/dialogues/language.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { HeardWords } from './heard-words.tsx'
import { RecognitionChoice } from './recognition-choice.tsx'
import { useRecognition } from './use-recognition.ts'

/**
 * In the player, where the server cannot turn speech into words: before the first recording what will happen to them,
 * then the words themselves. A question and a fault stay until they are answered or over.
 */
export function RecognitionPanel({ player, language }: { player: UsePlayer; language: Language }) {
  const { outlook } = useRecognition()
  const { phase } = player.state
  const isBusy = phase === 'recording' || phase === 'saving' || phase === 'opening'
  const isFirst = player.view.recordedCount === 0
  const isOpen = outlook?.kind !== 'ready' && !(outlook?.kind === 'without' && outlook.why === 'off')
  const isShown = !isBusy && (isFirst || isOpen)
  return (
    <div className="space-y-2">
      <HeardWords player={player} language={language} />
      {isShown && <RecognitionChoice isNews={isFirst} />}
    </div>
  )
}
