import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { historyCopy } from '#app/config/copy/history.ts'
import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import { PLACES } from '#app/config/navigation.ts'
import { sessionAnchor } from '#app/models/progress/history-filter.ts'
import type { HistoryResult, HistorySession } from '#app/models/progress/history-session.ts'
import { segmentText } from '#app/models/scoring/reader-texts.ts'
import { ReportLink } from '../../scoring/report-link.tsx'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'
import { NoteForm } from './note-form.tsx'
import { SessionPlayer } from './session-player.tsx'
import { SessionSheet } from './session-sheet.tsx'

const LINK = 'inline-flex min-h-11 items-center text-accent'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-16">{title}</h3>
      {children}
    </section>
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
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <Part title={copy.segments}>
          <SessionPlayer segments={result.segments} recordings={recordings} at={at} />
        </Part>
        <Part title={copy.errors}>
          <SessionSheet errors={result.errors} score={result.score} />
        </Part>
      </div>
      <Part title={copy.feedback}>
        {result.autoFailed && <p className="measure mt-1 border-l-4 border-critical pl-3">{autoFail}</p>}
        <p lang={overall.language} className="measure mt-1">
          {overall.text}
        </p>
        {result.outlook && <p className="measure mt-1 text-15 text-soft">{result.outlook}</p>}
      </Part>
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
          <SessionPlayer segments={[]} recordings={recordings} at={at} />
        </Part>
      )}
    </>
  )
}

/** What is below the line of an open session. */
export function SessionDetails({ session }: { session: HistorySession }) {
  const copy = useCopy(historyCopy).details
  const { id, dialogueId, status, result, recordings, hasOthers, notes } = session
  const at = sessionAnchor(id)
  return (
    <div className="space-y-6">
      {result ? (
        <Result result={result} recordings={recordings} at={at} />
      ) : (
        <Unfinished status={status} recordings={recordings} at={at} />
      )}
      <NoteForm submissionId={id} notes={notes} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to={`${PLACES.practice}/${dialogueId}?attempt=${id}`} className={LINK}>
          {status === 'needs_transcripts' ? copy.type : copy.report}
        </Link>
        {result && hasOthers && (
          <Link to={href('/history/compare/:submissionId', { submissionId: id })} className={LINK}>
            {copy.compare}
          </Link>
        )}
        {result && <ReportLink href={`/api/submissions/${id}/report.pdf`} look="quiet" />}
      </p>
    </div>
  )
}
