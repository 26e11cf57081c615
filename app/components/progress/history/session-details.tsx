import { lazy, type ReactNode } from 'react'
import { Link } from 'react-router'
import { historyCopy } from '#app/config/copy/history.ts'
import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { HistoryResult, HistorySession } from '#app/models/progress/history-session.ts'
import { segmentText } from '#app/models/scoring/reader-texts.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { KeepRecording } from '../../practice/result/keep-recording.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { FindingSentence } from '../../scoring/finding-sentence.tsx'
import { ReportLink } from '../../scoring/report-link.tsx'
import { SeverityBadge } from '../../scoring/severity-badge.tsx'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'

/** Lazy without a fallback, so that it renders without JavaScript. */
const NoteForm = lazy(async () => ({ default: (await import('./note-form.tsx')).NoteForm }))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-16">{title}</h3>
      {children}
    </section>
  )
}

function OwnRecording({ recording, at }: { recording: KeepableRecording; at: string }) {
  const copy = useCopy(historyCopy).details
  return (
    <>
      <audio
        controls
        preload="none"
        src={`/api/recordings/${recording.id}`}
        aria-label={copy.recording(recording.segment)}
        className="mt-2 h-11 w-full max-w-md"
      />
      <KeepRecording recording={recording} at={at} />
    </>
  )
}

function Errors({ errors }: Pick<HistoryResult, 'errors'>) {
  const copy = useCopy(historyCopy).details
  const { category } = useCopy(errorWordsCopy)
  if (errors.length === 0) return <p className="mt-1 text-soft">{copy.noErrors}</p>
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {errors.map((error, index) => (
        <li key={`${error.segment}-${index}`} className="py-2.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
            <SeverityBadge severity={error.severity} />
            <span className="font-semibold text-ink">{category[error.category]}</span>
            <span>{copy.segment(error.segment)}</span>
          </p>
          <p className="measure mt-1">
            <FindingSentence error={error} />
          </p>
          {error.model !== undefined && error.model !== errors[index - 1]?.model && (
            <p className="measure mt-1 text-15 text-soft">
              {copy.model}: “{error.model}”
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

type SegmentsProps = Pick<HistoryResult, 'segments'> & Pick<HistorySession, 'recordings'> & { at: string }

function Segments({ segments, recordings, at }: SegmentsProps) {
  const copy = useCopy(historyCopy)
  const reader = useExplanationLanguage()
  const { minus } = useMarks()
  return (
    <ol className="mt-2 divide-y divide-line border-y border-line">
      {segments.map(({ number, cost, ...said }) => {
        const { language, text } = segmentText(said, reader)
        const own = recordings.find(({ segment }) => segment === number)
        return (
          <li key={number} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <div>
              <p className="text-13 font-semibold">{copy.details.segment(number)}</p>
              <p lang={language} className="measure">
                {text}
              </p>
              {own && <OwnRecording recording={own} at={at} />}
            </div>
            <p className="tabular text-15 whitespace-nowrap text-soft">
              {cost === 0 ? copy.details.noCost : minus(cost)}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

type ResultProps = Pick<HistorySession, 'recordings'> & { result: HistoryResult; at: string }

function Result({ result, recordings, at }: ResultProps) {
  const copy = useCopy(historyCopy).details
  const { autoFail } = useCopy(errorWordsCopy)
  const { overallFeedback: feedback, overallFeedbackTurkish: feedbackTurkish } = result
  const overall = segmentText({ feedback, feedbackTurkish }, useExplanationLanguage())
  return (
    <>
      <Part title={copy.feedback}>
        {result.autoFailed && <p className="measure mt-1 border-l-4 border-critical pl-3">{autoFail}</p>}
        <p lang={overall.language} className="measure mt-1">
          {overall.text}
        </p>
        {result.outlook && <p className="measure mt-1 text-15 text-soft">{result.outlook}</p>}
      </Part>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <Part title={copy.errors}>
          <Errors errors={result.errors} />
        </Part>
        <Part title={copy.segments}>
          <Segments segments={result.segments} recordings={recordings} at={at} />
        </Part>
      </div>
    </>
  )
}

type UnfinishedProps = Pick<HistorySession, 'status' | 'recordings'> & { at: string }

function Unfinished({ status, recordings, at }: UnfinishedProps) {
  const copy = useCopy(historyCopy).details
  return (
    <>
      {status !== 'scored' && <p className="measure">{copy[status]}</p>}
      {recordings.length > 0 && (
        <Part title={copy.recordings}>
          <ol className="mt-2 space-y-3">
            {recordings.map((recording) => (
              <li key={recording.id}>
                <p className="text-13 font-semibold">{copy.segment(recording.segment)}</p>
                <OwnRecording recording={recording} at={at} />
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  )
}

/** The expanded content of a row. */
export function SessionDetails({ session }: { session: HistorySession }) {
  const copy = useCopy(historyCopy).details
  const { id, dialogueId, status, result, recordings, notes } = session
  const at = `session-${id}`
  return (
    <div className="space-y-6">
      {result ? (
        <Result result={result} recordings={recordings} at={at} />
      ) : (
        <Unfinished status={status} recordings={recordings} at={at} />
      )}
      <NoteForm submissionId={id} notes={notes} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          to={`${PLACES.practice}/${dialogueId}?attempt=${id}`}
          className="inline-flex min-h-11 items-center text-accent"
        >
          {status === 'needs_transcripts' ? copy.type : copy.report}
        </Link>
        {result && <ReportLink href={`/api/submissions/${id}/report.pdf`} look="quiet" />}
      </p>
    </div>
  )
}
