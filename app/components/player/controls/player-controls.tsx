import { useEffect, useRef } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { useScrollRoom } from '../../shell/use-scroll-room.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { TypeInstead } from '../tools/type-instead.tsx'
import { FirstRecording } from './first-recording.tsx'
import { MainButton } from './main-button.tsx'
import { PlayerErrorNotice } from './player-error.tsx'
import { RecordingHints } from './recording-hints.tsx'
import { PlayAgain, PlayOwn, PlaysLeft, ReRecord } from './side-controls.tsx'
import { SoundNotice } from './sound-notice.tsx'

/** What is within reach of the thumb. Above the main button everything may come and go: the button does not move. */
export function PlayerControls({ player, language }: { player: UsePlayer; language: Language }) {
  const { state, actions } = player
  const bar = useRef<HTMLDivElement>(null)
  useScrollRoom(bar)
  return (
    <div
      ref={bar}
      data-player-controls
      className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6"
    >
      <div className="mx-auto max-w-3xl space-y-3">
        {state.error && (
          <PlayerErrorNotice
            error={state.error}
            onDismiss={actions.dismissError}
            instead={<TypeInstead player={player} />}
          />
        )}
        <RecordingHints state={state} />
        <SoundNotice key={state.current} subscribe={player.subscribeTrouble} />
        <FirstRecording player={player} language={language} />
        <Buttons player={player} />
      </div>
    </div>
  )
}

function Buttons({ player }: { player: UsePlayer }) {
  const { view, state, actions } = player
  const button = useRef<HTMLButtonElement>(null)
  const { current } = state
  // The way here was pressed and is gone; the page's heading holds its focus.
  useEffect(() => {
    if (state.ready && document.activeElement instanceof HTMLHeadingElement) button.current?.focus()
  }, [state.ready])
  // Focus moves to the main button for each segment; a disabled button would drop the focus.
  useEffect(() => {
    if (current > 0) button.current?.focus({ preventScroll: true })
  }, [current])
  // A control that was pressed may be gone.
  useEffect(() => {
    if (document.activeElement === document.body && state.phase === 'idle' && view.primary.action === 'record') {
      button.current?.focus({ preventScroll: true })
    }
  }, [state.phase, view.primary.action])
  return (
    <div className="flex items-center justify-center gap-2">
      {view.primary.action === 'play' ? (
        // The main button already plays; a second play button would be confusing.
        <PlaysLeft plays={view.playsLeft} />
      ) : (
        <PlayAgain playsLeft={view.playsLeft} isEnabled={view.canPlay} onPress={actions.play} />
      )}
      <MainButton
        action={view.primary.action}
        isEnabled={view.primary.isEnabled}
        isRecording={state.phase === 'recording'}
        onPress={actions.primary}
        levels={player.subscribeLevel}
        buttonRef={button}
      />
      {view.isRecorded ? (
        <div className="flex w-24 flex-col">
          <PlayOwn isEnabled={view.canPlayOwn} isPressed={state.phase === 'replaying'} onPress={actions.playOwn} />
          <ReRecord isEnabled={view.canReRecord} onPress={actions.reRecord} />
        </div>
      ) : (
        <div className="w-24" />
      )}
    </div>
  )
}
