import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { HeldAttempt } from '#app/models/practice/practised-dialogue.ts'
import { FocusProgress } from '../shell/focus-frame.tsx'
import { useCopy } from '../shell/locale.ts'
import { audioUrl } from './audio/audio-url.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { ElapsedTime } from './controls/elapsed-time.tsx'
import { KeyHelp } from './controls/key-help.tsx'
import { MainButton } from './controls/main-button.tsx'
import { MarkOwn } from './controls/mark-own.tsx'
import { Notice } from './controls/notice.tsx'
import { PlayerErrorNotice } from './controls/player-error.tsx'
import { PLAYER_KEYS } from './controls/player-keys.ts'
import { RecordingHints } from './controls/recording-hints.tsx'
import { SoundNotice } from './controls/sound-notice.tsx'
import { SegmentStage } from './controls/segment-stage.tsx'
import { PlayAgain, PlayOwn, PlaysLeft, ReRecord, TranscriptToggle, Volume } from './controls/side-controls.tsx'
import type { VoiceKind } from '#app/models/speech/voices/voice-kind.ts'
import type { SubmitOutcome } from './submission/submit-attempt.ts'
import { SubmitOverlay } from './submission/submit-overlay.tsx'
import { TypeInstead } from './controls/type-instead.tsx'
import { UploadedLine } from './upload/uploaded-line.tsx'
import { type UsePlayer, usePlayer } from './session/use-player.ts'
import { usePlayerKeys } from './controls/use-player-keys.ts'

const RecognitionPanel = lazy(async () => ({
  default: (await import('./recognition/recognition-panel.tsx')).RecognitionPanel,
}))

interface Props {
  dialogueId: number
  segments: Pick<Segment, 'speaker' | 'text'>[]
  /** How each segment is heard. */
  voices: readonly VoiceKind[]
  submitUrl: string
  /** The server has no speech recognition, so the browser's is offered. */
  offersRecognition: boolean
  heldAttempt: HeldAttempt | null
  /** A preview, of which nothing is stored or sent: the address of a segment's sound. */
  trialAudioUrl?: (index: number) => string
  aside: ReactNode
  onDone: (outcome: Exclude<SubmitOutcome, { status: 'failed' }>) => void
}

function Progress({ player, segments }: { player: UsePlayer; segments: Props['segments'] }) {
  const copy = useCopy(practiceCopy).player
  const planks = segments.map((segment, index): Plank => {
    const isRecorded = player.state.segments[index]?.take.status === 'recorded'
    const tone = index === player.state.current ? 'current' : isRecorded ? 'laid' : 'open'
    return { tone, language: spokenLanguage(segment), label: copy.plank(index + 1, tone) }
  })
  return (
    <FocusProgress>
      <Bridge planks={planks} label={copy.progress} isSlim />
    </FocusProgress>
  )
}

/** The controls within reach of the thumb. */
function Controls({ player }: { player: UsePlayer }) {
  const { view, state, actions } = player
  const button = useRef<HTMLButtonElement>(null)
  const { current } = state
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
  const isRecording = state.phase === 'recording'
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
        isRecording={isRecording}
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
        <div className="flex w-24 justify-center">
          {isRecording && <ElapsedTime subscribe={player.subscribeElapsedMs} />}
        </div>
      )}
    </div>
  )
}

/** The test player, rendered only in the browser. */
export function TestPlayer(props: Props) {
  const { dialogueId, segments, voices, submitUrl, offersRecognition, heldAttempt, aside, onDone, trialAudioUrl } =
    props
  const copy = useCopy(practiceCopy).player
  const player = usePlayer({
    dialogueId,
    segmentCount: segments.length,
    languages: segments.map((segment) => ({ from: spokenLanguage(segment), into: targetLanguage(segment) })),
    audioUrl: trialAudioUrl ?? ((index) => audioUrl(dialogueId, index)),
    ...(trialAudioUrl && { isTrial: true }),
    deviceWords: (index) => {
      const segment = segments[index]
      return segment && voices[index] === 'device' ? { text: segment.text, language: spokenLanguage(segment) } : null
    },
    submitUrl,
    recognises: offersRecognition,
    heldAttempt,
    copy,
    onDone,
  })
  const { state, view, actions } = player
  const keys = usePlayerKeys(player)
  const segment = segments[state.current]
  if (!segment) return null
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-3 px-4 pt-4 md:px-6 md:pt-8">
      <p aria-live="polite" className="sr-only">
        {player.announcement}
      </p>
      <Progress player={player} segments={segments} />
      {player.resumed && state.phase === 'idle' && view.recordedCount < view.segmentCount && (
        <Notice tone="hint">{copy.resumed}</Notice>
      )}
      <SegmentStage
        number={view.segmentNumber}
        count={view.segmentCount}
        segment={segment}
        isTranscriptShown={state.transcriptShown}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <TranscriptToggle isShown={state.transcriptShown} onPress={actions.toggleTranscript} />
        <Volume percent={state.volumePercent} onChange={actions.setVolume} />
      </div>
      <TypeInstead player={player} />
      <MarkOwn player={player} />
      {offersRecognition && (
        <Suspense fallback={null}>
          <RecognitionPanel player={player} language={targetLanguage(segment)} />
        </Suspense>
      )}
      {aside}
      <KeyHelp
        keys={PLAYER_KEYS.map(({ name, action }) => ({ key: name, sentence: copy.keys[action] }))}
        areOn={keys.areOn}
        onTurn={keys.turn}
      />
      <UploadedLine subscribe={player.subscribeUploaded} count={view.segmentCount} />
      {/* Above the main button everything may come and go: the button does not move. */}
      <div
        data-player-controls
        className="sticky bottom-0 -mx-4 mt-auto space-y-3 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        {state.error && (
          <PlayerErrorNotice
            error={state.error}
            onDismiss={actions.dismissError}
            instead={<TypeInstead player={player} />}
          />
        )}
        <RecordingHints state={state} />
        <SoundNotice key={state.current} subscribe={player.subscribeTrouble} />
        <Controls player={player} />
      </div>
      <SubmitOverlay submission={state.submission} onRetry={actions.retrySubmit} onBack={actions.dismissFailure} />
    </div>
  )
}
