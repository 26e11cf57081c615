import { Mic } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { mockTestTutorialCopy } from '#app/config/copy/mock-test-tutorial.ts'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { TUTORIAL_RECORDING_MS } from '#app/config/mock-test-tutorial.ts'
import { PLACES } from '#app/config/navigation.ts'
import { LiveWaveform } from '../../sound/live-waveform.tsx'
import { Notice } from '../../player/controls/notice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { SECOND_MS } from '#app/config/time.ts'
import type { PracticeTake, UsePracticeTake } from './use-practice-take.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'

/** Without JavaScript: the requirements, and that the step can be skipped. */
function NoScript() {
  const copy = useCopy(mockTestTutorialCopy).recording.noScript
  return (
    <noscript>
      <Note title={copy.title} heading="h3" className="mt-6">
        <p className="measure mt-1">{copy.text}</p>
      </Note>
    </noscript>
  )
}

function Failure({ take }: { take: Extract<PracticeTake, { status: 'failed' }> }) {
  const copy = useCopy(mockTestTutorialCopy).recording
  const { help } = useCopy(microphoneCopy)
  const { fault } = take
  return (
    <Notice tone="error">
      <p className="font-semibold">{copy.failedTitle}</p>
      <p className="text-ink">{fault === 'failed' || fault === 'empty' ? copy[fault] : help[fault]}</p>
      <p className="mt-2 text-ink">
        {copy.without}{' '}
        <Link to={PLACES.practice} className="font-semibold text-accent underline underline-offset-4">
          {copy.typed}
        </Link>
      </p>
    </Notice>
  )
}

/** The current status, visible and announced. */
function Status({ take }: { take: PracticeTake }) {
  const copy = useCopy(mockTestTutorialCopy).recording
  const sentences = {
    none: '',
    failed: '',
    asking: copy.asking,
    chime: copy.chime,
    recording: copy.recording,
    recorded: take.status === 'recorded' && take.isQuiet ? copy.quiet : copy.done,
  }
  return (
    <p role="status" className={`min-h-6 font-semibold ${take.status === 'recording' ? 'text-critical' : ''}`}>
      {sentences[take.status]}
    </p>
  )
}

/** Three seconds with the real microphone, as in the exam: chime, then the recording. */
export function TutorialRecording({ take, record, subscribeLevel }: UsePracticeTake) {
  const copy = useCopy(mockTestTutorialCopy).recording
  const isBusy = take.status === 'asking' || take.status === 'chime' || take.status === 'recording'
  return (
    <>
      <p className="measure mt-2">{copy.text(TUTORIAL_RECORDING_MS / SECOND_MS)}</p>
      <NoScript />
      <div className="mt-6 hidden max-w-md space-y-4 scripted:block">
        {/* A disabled button would drop the focus. */}
        <Button
          onClick={isBusy ? undefined : record}
          aria-disabled={isBusy}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
          look={take.status === 'recorded' ? 'secondary' : 'primary'}
        >
          <Mic aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {take.status === 'recorded' ? copy.again : copy.start}
        </Button>
        <Status take={take} />
        {take.status === 'recording' && (
          <>
            <LiveWaveform language="en" levels={subscribeLevel} />
            <span className="take-clock block h-0.5 origin-left rounded-full bg-critical" />
          </>
        )}
        {take.status === 'recorded' && <SoundTrack src={take.blob} label={copy.own} language="en" />}
        {take.status === 'failed' && <Failure take={take} />}
      </div>
    </>
  )
}
