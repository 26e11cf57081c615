import type { SubmissionResult } from '@conform-to/react'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { wordsBoxCopy } from '#app/config/copy/words-box.ts'
import type { Revision } from '#app/models/practice/revision.ts'
import { costOf } from '#app/models/scoring/costliest.ts'
import { useMarks } from '../../scoring/marks.ts'
import { RevisionForm, type RevisionTarget } from '../../scoring/revision-form.tsx'
import { MendedNote } from '../../scoring/result/mended-note.tsx'
import { SegmentErrors } from '../../scoring/segment-errors.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'

interface Props {
  target: RevisionTarget
  /** Oldest first. */
  tries: Revision[]
  /** The recording of the first attempt, if stored. */
  firstRecordingId: string | undefined
  lastResult: SubmissionResult | undefined
}

interface VoiceProps extends Pick<Props, 'target'> {
  id: string
  what: string
}

function Voice({ id, what, target }: VoiceProps) {
  const copy = useCopy(segmentRevisionsCopy).retry
  const label = copy.play(what, target.segmentIndex + 1)
  return <SoundTrack src={`/api/recordings/${id}`} label={label} caption={what} language={target.language} />
}

type OneProps = Omit<Props, 'tries'> & { tried: Revision; number: number }

function Try({ tried, number, target, firstRecordingId, lastResult }: OneProps) {
  const copy = useCopy(segmentRevisionsCopy).retry
  const report = useCopy(scoreReportCopy).segments
  const { nothing } = useCopy(wordsBoxCopy)
  const { marks, minus } = useMarks()
  const { id, after, before, recording } = tried
  const [was, is] = [costOf(before.errors), costOf(after?.errors ?? [])]
  return (
    <li className="space-y-3 border-t border-line pt-4 text-15">
      <p id={`revision-${id}`} tabIndex={-1} className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{copy.title(number)}</span>
        {after && <span className="tabular">{copy.costs(minus(was), minus(is))}</span>}
      </p>
      {after && is < was && <MendedNote>{copy.better(marks(was - is), is === 0)}</MendedNote>}
      {after ? (
        <>
          <p>
            <span className="text-soft">{report.heard}: </span>
            {after.result.transcript === null ? nothing : <q lang={target.language}>{after.result.transcript}</q>}
          </p>
          {after.errors.length === 0 ? <p>{copy.noErrors}</p> : <SegmentErrors errors={after.errors} />}
        </>
      ) : (
        <p>{copy.wanted}</p>
      )}
      {recording && (
        <div className="grid gap-4 md:grid-cols-2">
          {firstRecordingId !== undefined && <Voice id={firstRecordingId} what={copy.firstRecording} target={target} />}
          <Voice id={id} what={copy.newRecording} target={target} />
        </div>
      )}
      {!after && (
        <RevisionForm
          intent="retry"
          target={target}
          revisionId={id}
          lastResult={lastResult}
          label={copy.said}
          submit={copy.submitSaid}
        />
      )}
    </li>
  )
}

/** A segment's retries with their own scores and findings. */
export function SegmentTries({ tries, ...rest }: Props) {
  if (tries.length === 0) return null
  return (
    <ol className="space-y-4">
      {tries.map((tried, index) => (
        <Try key={tried.id} tried={tried} number={index + 2} {...rest} />
      ))}
    </ol>
  )
}
