import { metaLocale } from '#app/components/shell/locale.ts'
import { data, redirect } from 'react-router'
import { OverviewPage } from '#app/components/admin/overview-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { PARKED_JOBS_SHOWN } from '#app/config/admin.ts'
import { adminCopy } from '#app/config/copy/admin.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { DIALOGUE_DEFAULT_SECONDS } from '#app/config/dialogues.ts'
import { ADMIN_PATH, editorPath } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { nextPage, numericCursor, readListQuery } from '#app/http/params/list-query.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { listParkedJobs } from '#app/models/jobs/job.server.ts'
import { listLatestActs } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { type OverviewForm, OverviewFormSchema } from '#app/models/accounts/desk/desk-form.ts'
import { findOverview } from '#app/models/accounts/desk/overview.server.ts'
import { SimpleDialogueFormSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { emptyDraft } from '#app/models/dialogues/draft-values.ts'
import { listFeedback } from '#app/models/feedback/feedback-list.server.ts'
import { loadProviderHealth } from '#app/services/accounts/load-provider-health.server.ts'
import { dismissJob, retryJob } from '#app/services/accounts/settle-job.server.ts'
import { addDialogue } from '#app/services/dialogues/edit-library.server.ts'
import { closeFeedback } from '#app/services/feedback/close-feedback.server.ts'
import type { Route } from './+types/overview.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

const ACTS_SHOWN = 10
/** In the URL of a page of feedback: the previous page ended among the priority entries. */
const AMONG_FIRST = 'first'
const JOB_ACTS = ['retry', 'dismiss'] as const

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(adminCopy[metaLocale(matches)].title) }]
}

async function loadFeedback(url: URL) {
  const { limit, cursor } = readListQuery(url)
  const openOnly = url.searchParams.get('feedback') === 'open'
  const place = numericCursor(cursor)
  const after = place && { ...place, isFirst: url.searchParams.has(AMONG_FIRST) }
  const { rows, hasMore } = await listFeedback({ limit, after, openOnly, now: new Date() })
  const last = rows.at(-1)
  const older = new URL(url)
  if (last?.isFirst) older.searchParams.set(AMONG_FIRST, '1')
  else older.searchParams.delete(AMONG_FIRST)
  return {
    openOnly,
    feedback: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    older: hasMore && last ? `${nextPage({ url: older, after: last })}#feedback-title` : undefined,
    isFirstPage: cursor === undefined,
  }
}

async function loadJobs({ searchParams }: URL) {
  const parked = await listParkedJobs(PARKED_JOBS_SHOWN)
  const jobs = parked.map((job) => ({ ...job, parkedAt: job.parkedAt.toISOString() }))
  for (const act of JOB_ACTS) {
    const job = jobs.find(({ id }) => id === searchParams.get(act))
    if (job) return { jobs, question: { act, job } }
  }
  return { jobs, question: null }
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const [overview, acts, providers, feedback, jobs] = await Promise.all([
    findOverview(),
    listLatestActs(ACTS_SHOWN),
    loadProviderHealth(new Date()),
    loadFeedback(url),
    loadJobs(url),
  ])
  const { queue } = overview
  return {
    locale: currentRequest(context).locale,
    timeZone: currentUser(context).timezone,
    overview: { ...overview, queue: { ...queue, oldest: queue.oldest?.toISOString() ?? null } },
    providers,
    acts: acts.map((act) => ({ ...act, createdAt: act.createdAt.toISOString() })),
    empty: emptyDraft({ level: 'intermediate', duration: DIALOGUE_DEFAULT_SECONDS }),
    ...feedback,
    ...jobs,
  }
})

/** Carries out one of the small forms. @returns its toast. @throws AppError CONFLICT */
async function settle(admin: CurrentUser, form: OverviewForm): Promise<ToastKey> {
  switch (form.intent) {
    case 'job-retry':
      await retryJob({ admin, id: form.id })
      return 'jobRetried'
    case 'job-dismiss':
      await dismissJob({ admin, id: form.id })
      return 'jobDismissed'
    case 'feedback-done':
      await closeFeedback({ admin, id: form.id, isDone: true })
      return 'feedbackDone'
    case 'feedback-reopen':
      await closeFeedback({ admin, id: form.id, isDone: false })
      return 'feedbackReopened'
  }
}

/** One of the small forms; returns to where it was sent from. */
async function actSmall(fields: FormData, { url, context }: Route.ActionArgs) {
  const form = parseFields({ fields, schema: OverviewFormSchema, context })
  if (form.status !== 'success') throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  try {
    await flashToast(context, await settle(currentUser(context), form.value))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problem = error.sentence(errorCopy[currentRequest(context).locale])
    return data({ result: undefined, problem }, { status: error.status })
  }
  const isFeedback = form.value.intent.startsWith('feedback')
  return redirect(isFeedback ? `${url.pathname}${url.search}#feedback-title` : ADMIN_PATH, 303)
}

export const action = page(async (args: Route.ActionArgs) => {
  const { request, context } = args
  const fields = await readFormData(request)
  if (fields.has('intent')) return actSmall(fields, args)

  // The simple 'Add New Dialogue' form.
  const form = parseFields({ fields, schema: SimpleDialogueFormSchema, context })
  if (form.status !== 'success') {
    // A button that adds, moves or removes a segment is not an error.
    const status = form.status === 'error' ? 400 : 200
    return data({ result: form.reply(), problem: undefined }, { status })
  }
  try {
    const { id } = await addDialogue({ admin: currentUser(context), draft: form.value, publish: false })
    await flashToast(context, 'dialogueAdded')
    return redirect(`${editorPath(id)}?saved=1`, 303)
  } catch (error) {
    const { failed } = dialogueDeskCopy[currentRequest(context).locale]
    const { data: result, init } = refuseForm(form, { error, context, failed: failed.create })
    return data({ result, problem: undefined }, init ?? undefined)
  }
})

export default function AdminOverview({ loaderData, actionData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} result={actionData?.result} problem={actionData?.problem} />
}
