import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { adminCopy } from '#app/config/copy/admin.ts'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { ADMIN_PATH, DESK_PATH } from '#app/config/navigation.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { isFeedbackCategory } from '#app/models/feedback/feedback-rules.ts'
import { DialogueForm } from '../dialogues/desk/dialogue-form.tsx'
import { useCopy } from '../shell/locale.ts'
import { Page } from '../shell/page.tsx'
import { useMoment } from '../shell/use-moment.ts'
import { type Act, Acts } from './acts.tsx'
import { DeskNav } from './desk-nav.tsx'
import { Pager } from '../ui/pager.tsx'

type Figure = 'users' | 'subscribers' | 'submissions' | 'waitlist' | 'jobs' | 'parkedJobs'

interface FeedbackRow {
  id: number
  category: string
  comment: string
  pageUrl: string
  /** ISO 8601. */
  createdAt: string
  username: string | null
}

interface Props {
  overview: Record<Figure, number>
  feedback: FeedbackRow[]
  acts: Act[]
  /** What came of the form that adds a dialogue. */
  result: SubmissionResult | undefined
  empty: DraftValues
  timeZone: string
  /** Where the next page of feedback is. */
  older: string | undefined
  isFirstPage: boolean
}

const FIGURES: Figure[] = ['users', 'subscribers', 'submissions', 'waitlist', 'jobs', 'parkedJobs']

/** /admin: figures in a line, then the feedback inbox. */
export function OverviewPage({ overview, feedback, acts, timeZone, older, isFirstPage, result, empty }: Props) {
  const copy = useCopy(adminCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-b border-line pb-8 md:grid-cols-3 lg:grid-cols-6">
        {FIGURES.map((figure) => (
          <div key={figure} className="flex flex-col-reverse">
            <dt className="text-13 text-soft">{copy.figures[figure]}</dt>
            <dd className="display text-34 tabular">{overview[figure]}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="add-title" className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="add-title" className="text-20">
            {copy.addDialogue}
          </h2>
          <Link
            to={DESK_PATH}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {copy.dialogues}
          </Link>
        </div>
        <details className="border-y border-line" open={result ? true : undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5">{copy.addDialogue}</summary>
          <div className="pt-3 pb-6">
            <DialogueForm
              lastResult={result}
              defaultValue={empty}
              action={ADMIN_PATH}
              freshPath={ADMIN_PATH}
              isEdit={false}
              hasWordCount={false}
            />
          </div>
        </details>
      </section>
      <Acts acts={acts} timeZone={timeZone} />
      <section aria-labelledby="feedback-title" className="mt-8">
        <h2 id="feedback-title" className="text-20">
          {copy.feedback}
        </h2>
        {feedback.length === 0 ? (
          <p className="mt-2 text-soft">{copy.noFeedback}</p>
        ) : (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {feedback.map((row) => (
              <FeedbackItem key={row.id} row={row} timeZone={timeZone} />
            ))}
          </ul>
        )}
        <Pager
          older={{ to: older, label: copy.older }}
          newest={{ to: isFirstPage ? undefined : '/admin', label: copy.newest }}
        />
      </section>
    </Page>
  )
}

function FeedbackItem({ row, timeZone }: { row: FeedbackRow; timeZone: string }) {
  const copy = useCopy(adminCopy)
  const { categories } = useCopy(feedbackCopy)
  const moment = useMoment(timeZone)
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <p className="text-15">
        <span className="block font-semibold">
          {isFeedbackCategory(row.category) ? categories[row.category] : row.category}
        </span>
        <span className="block text-13 text-soft">
          {row.username ?? copy.guest} · <time dateTime={row.createdAt}>{moment(row.createdAt)}</time>
        </span>
        <span className="block text-13 break-all text-soft">{row.pageUrl}</span>
      </p>
      <p className="measure whitespace-pre-line">{row.comment}</p>
    </li>
  )
}
