import type { SubmissionResult } from '@conform-to/react'
import { Link } from '../ui/link.tsx'
import { adminCopy } from '#app/config/copy/admin.ts'
import { ADMIN_PATH, DESK_PATH } from '#app/config/navigation.ts'
import type { ProviderLine } from '#app/models/providers/provider-choice.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { DialogueForm } from '../dialogues/desk/dialogue-form.tsx'
import { useCopy } from '../shell/locale.ts'
import { Page } from '../shell/page.tsx'
import { type Act, Acts } from './users/acts.tsx'
import { DeskNav } from './desk-nav.tsx'
import { FeedbackInbox, type FeedbackRow } from './feedback-inbox.tsx'
import { type Figures, FiguresSection } from './figures.tsx'
import { ProviderTable } from './provider-table.tsx'
import { JobQuestion, QueueSection, type ShownJob } from './queue-section.tsx'

interface Props {
  overview: Figures
  jobs: ShownJob[]
  /** The confirmation shown for one of them. */
  question: { act: 'retry' | 'dismiss'; job: ShownJob } | null
  providers: ProviderLine[]
  feedback: FeedbackRow[]
  openOnly: boolean
  acts: Act[]
  /** The result of the form that adds a dialogue. */
  result: SubmissionResult | undefined
  /** Why another action failed. */
  problem: string | undefined
  empty: DraftValues
  timeZone: string
  /** Address of the next page of feedback. */
  older: string | undefined
  isFirstPage: boolean
}

function AddDialogue({ result, empty }: Pick<Props, 'result' | 'empty'>) {
  const copy = useCopy(adminCopy)
  return (
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
            clearPath={ADMIN_PATH}
            editor={null}
          />
        </div>
      </details>
    </section>
  )
}

/** /admin: the queue, figures, provider health and feedback. */
export function OverviewPage({ overview, jobs, question, providers, acts, timeZone, problem, ...props }: Props) {
  const copy = useCopy(adminCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      {question && <JobQuestion key={`${question.job.id} ${problem}`} {...question} problem={problem} />}
      {!question && problem !== undefined && (
        <p role="alert" className="mb-8 border-l-4 border-critical py-1 pl-4">
          {problem}
        </p>
      )}
      <FiguresSection figures={overview} />
      <QueueSection queue={overview.queue} jobs={jobs} timeZone={timeZone} />
      <ProviderTable lines={providers} timeZone={timeZone} />
      <AddDialogue result={props.result} empty={props.empty} />
      <Acts acts={acts} timeZone={timeZone} />
      <FeedbackInbox
        rows={props.feedback}
        openOnly={props.openOnly}
        timeZone={timeZone}
        older={props.older}
        isFirstPage={props.isFirstPage}
      />
    </Page>
  )
}
