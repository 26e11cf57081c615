import { Mic, Play, Square } from 'lucide-react'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { MAX_PLAYS } from '#app/config/practice.ts'
import type { RevisionTarget } from '../../scoring/revision-form.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveQuestion } from '../leave-question.tsx'
import type { RetryState, RetryTake } from './retry-take.ts'
import { ElapsedTime } from '../../player/controls/elapsed-time.tsx'
import { Notice } from '../../player/controls/notice.tsx'
import { PlayerErrorNotice } from '../../player/controls/player-error.tsx'
import { useRetryTake } from './use-retry-take.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import { useSendRetry } from './use-send-retry.ts'

interface Props {
  target: RevisionTarget
  sourceAudioUrl: string
}

const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const

function Listen({ state, take }: { state: RetryState; take: RetryTake }) {
  const copy = useCopy(segmentRevisionsCopy).retry
  const isOn = state.phase === 'loading' || state.phase === 'listening'
  const isBusy = state.phase === 'opening' || state.phase === 'recording'
  return (
    <span className="flex items-center gap-3">
      <Button look="secondary" disabled={isBusy} onClick={isOn ? take.stopListening : () => void take.listen()}>
        {isOn ? <Square {...ICON} /> : <Play {...ICON} />}
        {isOn ? copy.stopListening : copy.listen}
      </Button>
      <span className="tabular text-13 text-soft">{copy.playsLeft(MAX_PLAYS - state.plays)}</span>
    </span>
  )
}

function Record({ state, take, isSending }: { state: RetryState; take: RetryTake; isSending: boolean }) {
  const copy = useCopy(segmentRevisionsCopy).retry
  if (state.phase === 'recording') {
    return (
      <span className="flex items-center gap-3">
        <Button look="danger" onClick={take.stop}>
          <Square {...ICON} />
          {copy.stopRecording}
        </Button>
        <ElapsedTime subscribe={take.subscribeElapsedMs} />
      </span>
    )
  }
  return (
    <Button
      look={state.take ? 'secondary' : 'danger'}
      disabled={state.phase !== 'idle' || isSending}
      onClick={() => void take.record()}
    >
      <Mic {...ICON} />
      {state.take ? copy.recordAgain : copy.record}
    </Button>
  )
}

/** Plays the segment, records a retry, plays it back and submits it. The recording survives network failures. */
export function SegmentRetryPlayer({ target, sourceAudioUrl }: Props) {
  const copy = useCopy(segmentRevisionsCopy)
  const { segmentIndex, language } = target
  const { state, take, dismissError } = useRetryTake({ segmentIndex, language, sourceAudioUrl })
  const { sending, send, reset } = useSendRetry(target)
  const isSending = sending.status === 'sending'
  const recorded = state.take
  if (!take) return null
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Listen state={state} take={take} />
        <Record state={state} take={take} isSending={isSending} />
      </div>
      {state.error && <PlayerErrorNotice error={state.error} onDismiss={dismissError} />}
      {recorded && state.phase !== 'recording' && sending.status !== 'sent' && (
        <>
          <LeaveQuestion sentence={copy.retry.leave} />
          <div className="max-w-md">
            <SoundTrack
              src={recorded.recording.blob}
              label={copy.retry.play(copy.retry.own, segmentIndex + 1)}
              caption={copy.retry.own}
              language={language}
            />
          </div>
          {sending.status === 'failed' && (
            <Notice tone="error" onDismiss={reset}>
              <p>{sending.sentence}</p>
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button disabled={isSending} onClick={() => void send(recorded)}>
              {isSending ? copy.sending : sending.status === 'failed' ? copy.retry.tryAgain : copy.retry.submit}
            </Button>
            <p className="text-13 text-soft">{copy.retry.keepsHere}</p>
          </div>
        </>
      )}
    </div>
  )
}
