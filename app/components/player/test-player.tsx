import { lazy, type ReactNode, Suspense, useState } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { HeldAttempt } from '#app/models/practice/practised-dialogue.ts'
import type { VoiceKind } from '#app/models/speech/voices/voice-kind.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { FocusProgress } from '../shell/focus-page.tsx'
import { useCopy } from '../shell/locale.ts'
import { useWakeLock } from '../sound/use-wake-lock.ts'
import { audioUrl } from './audio/audio-url.ts'
import { Notice } from './controls/notice.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { useMediaKeys } from './controls/use-media-keys.ts'
import { type UsePlayer, usePlayer } from './session/use-player.ts'
import { SegmentStage } from './stage/segment-stage.tsx'
import type { SubmitOutcome } from './submission/submit-attempt.ts'
import { SubmitOverlay } from './submission/submit-overlay.tsx'
import { MarkOwn } from './tools/mark-own.tsx'
import { type Tool, ToolBar } from './tools/tool-bar.tsx'
import { UploadedLine } from './upload/uploaded-line.tsx'

const RecognitionPanel = lazy(async () => ({
  default: (await import('./recognition/recognition-panel.tsx')).RecognitionPanel,
}))

interface Props {
  dialogueId: number
  title: string
  segments: Pick<Segment, 'speaker' | 'text'>[]
  /** How each segment is heard. */
  voices: readonly VoiceKind[]
  submitUrl: string
  /** The server has no speech recognition, so the browser's is offered. */
  offersRecognition: boolean
  heldAttempt: HeldAttempt | null
  /** Beside the stage where there is room, otherwise one of the tools. */
  notes?: ((segmentIndex: number) => ReactNode) | undefined
  /** About the microphone, with the settings of the sound. */
  microphone?: ReactNode
  /** A preview, of which nothing is stored or sent: the address of a segment's sound. */
  trialAudioUrl?: (index: number) => string
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

/** The test player, rendered only in the browser. */
export function TestPlayer(props: Props) {
  const { dialogueId, title, segments, voices, submitUrl, offersRecognition, heldAttempt } = props
  const { notes, microphone, trialAudioUrl, onDone } = props
  const copy = useCopy(practiceCopy).player
  const [tool, setTool] = useState<Tool | null>(null)
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
  useWakeLock(state.phase === 'playing' || state.phase === 'recording')
  useMediaKeys({ player, title })
  const segment = segments[state.current]
  if (!segment) return null
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 md:px-6">
      <p aria-live="polite" className="sr-only">
        {player.announcement}
      </p>
      <Progress player={player} segments={segments} />
      <div className="flex flex-1 flex-col gap-x-8 gap-y-2 py-3 md:py-8 lg:flex-row lg:justify-center">
        <div className="min-w-0 space-y-2 lg:w-full lg:max-w-3xl">
          <div role="status" className="contents">
            {player.resumed && state.phase === 'idle' && view.recordedCount < view.segmentCount && (
              <div className="pb-2">
                <Notice tone="hint">{copy.resumed}</Notice>
              </div>
            )}
          </div>
          <SegmentStage player={player} segment={segment} />
          <ToolBar
            player={player}
            hasNotes={notes !== undefined}
            open={tool}
            onOpen={setTool}
            microphone={microphone}
          />
          {/* On phones, notes open right below their button. */}
          <div className={`space-y-2 ${tool === 'notes' ? 'max-lg:hidden' : ''}`}>
            {offersRecognition && (
              <Suspense fallback={null}>
                <RecognitionPanel player={player} language={targetLanguage(segment)} />
              </Suspense>
            )}
            <MarkOwn player={player} />
            <UploadedLine subscribe={player.subscribeUploaded} count={view.segmentCount} />
          </div>
        </div>
        {notes !== undefined && (
          <aside id="tool-notes" className={`lg:w-80 lg:shrink-0 ${tool === 'notes' ? '' : 'max-lg:hidden'}`}>
            {notes(state.current)}
          </aside>
        )}
      </div>
      <PlayerControls player={player} language={targetLanguage(segment)} />
      <SubmitOverlay submission={state.submission} onRetry={actions.retrySubmit} onBack={actions.dismissFailure} />
    </div>
  )
}
