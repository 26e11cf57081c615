import { lazy } from 'react'
import { data, redirect } from 'react-router'
import { PracticeMissing } from '#app/components/practice/page/practice-missing.tsx'
import { ChooseOther, PracticeScoring } from '#app/components/practice/result/practice-scoring.tsx'
import { PracticeTest } from '#app/components/practice/page/practice-views.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { practiceAdmission } from '#app/http/limits/rate-limit.server.ts'
import { answerRevisionForm, isRevisionForm } from '#app/http/forms/revision-form.server.ts'
import { keepDraft } from '#app/http/forms/sent-draft.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { isOwnMarksForm, takeOwnMarks } from '#app/http/forms/own-marks.server.ts'
import { takeTypedAnswers } from '#app/http/forms/typed-answers.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import type { RevisionForm } from '#app/models/practice/revision-form.ts'
import { SessionNoteFormSchema } from '#app/models/practice/session-note-form.ts'
import { saveSessionNote } from '#app/models/practice/session-note.server.ts'
import { discardAttempt } from '#app/services/practice/discard-attempt.server.ts'
import { loadPractice } from '#app/services/practice/load-practice.server.ts'
import { markAttempt } from '#app/services/practice/mark-attempt.server.ts'
import { reviseByForm } from '#app/services/practice/revise-by-form.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'
import type { Route } from './+types/practice-dialogue.ts'

/** Loaded lazily, since whoever records needs neither. No fallback, so both render without JavaScript. */
const TypedInterpretation = lazy(async () => {
  return { default: (await import('#app/components/practice/typed/typed-pages.tsx')).TypedInterpretation }
})
const TranscriptsWanted = lazy(async () => {
  return { default: (await import('#app/components/practice/typed/typed-pages.tsx')).TranscriptsWanted }
})

const AttemptMarking = lazy(async () => {
  return { default: (await import('#app/components/practice/marking/attempt-marking.tsx')).AttemptMarking }
})

const PracticeResult = lazy(async () => {
  return { default: (await import('#app/components/practice/result/practice-result.tsx')).PracticeResult }
})
const questions = () => import('#app/components/practice/result/waiting-questions.tsx')
const WaitingQuestion = lazy(async () => ({ default: (await questions()).WaitingQuestion }))
const DiscardQuestion = lazy(async () => ({ default: (await questions()).DiscardQuestion }))
const GiveUp = lazy(async () => ({ default: (await questions()).GiveUp }))

export { formHeaders as headers }

export const handle = { hydrates: true, ownScreen: ['test'] }

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: pageTitle(loaderData.title) }] : []
}

/** Redirects to /upgrade if the work needs Pro. */
async function redirectIfPremium<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'PREMIUM_REQUIRED') {
      keepDraft()
      throw redirect(UPGRADE_PATH)
    }
    throw error
  }
}

export const loader = page(async ({ url, params, context }: Route.LoaderArgs) => {
  const dialogueId = pathNumber(params.dialogueId, (copy) => copy.dialogueNotFound)
  const asked = (name: string) => url.searchParams.get(name)
  const [attempt, mode, discard, givenUp] = [asked('attempt'), asked('mode'), asked('discard'), asked('given-up')]
  const { locale } = currentRequest(context)
  const user = currentUser(context)
  try {
    return await redirectIfPremium(loadPractice({ user, locale, dialogueId, attempt, mode, discard, givenUp }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
    // Reached from older links, such as those in notifications and mails.
    const what = attempt === null ? ('dialogue' as const) : ('result' as const)
    const { title } = practiceDialogueCopy[locale].missing[what]
    return data({ view: 'missing' as const, title, what }, { status: 404 })
  }
})

/** Plain forms: typed answers, words or marks for recordings without a transcript, corrections and retries. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const dialogueId = pathNumber(params.dialogueId, (copy) => copy.dialogueNotFound)
  const { clientAddress } = currentRequest(context)
  const user = currentUser(context)
  const admission = practiceAdmission({ userId: user.id, clientAddress })
  const fields = await readFormData(request)
  const discarded = fields.get('discard')
  if (typeof discarded === 'string' && isUuid(discarded)) {
    const isGone = await discardAttempt({ userId: user.id, submissionId: discarded })
    // It may have been scored meanwhile, or given up on another device.
    throw redirect(`/practice/${dialogueId}${isGone ? `?given-up=${discarded}` : ''}`, 303)
  }
  if (isRevisionForm(fields)) {
    const path = `/practice/${dialogueId}`
    const revise = (form: RevisionForm) => reviseByForm({ userId: user.id, form, admission })
    return answerRevisionForm({ fields, context, path, revise })
  }
  if (fields.has('notes')) {
    const note = parseFields({ fields, schema: SessionNoteFormSchema, context })
    if (note.status !== 'success') return data(note.reply(), { status: 400 })
    const saved = isUuid(note.value.submissionId) && (await saveSessionNote({ ...note.value, userId: user.id }))
    if (!saved) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
    await flashToast(context, 'noteSaved')
    throw redirect(`/practice/${dialogueId}?attempt=${note.value.submissionId}#note`, 303)
  }
  if (isOwnMarksForm(fields)) {
    const mark = (submissionId: string) =>
      markAttempt({ submissionId, userId: user.id, fields, signal: request.signal })
    const marked = await takeOwnMarks({ fields, context, mark })
    if (typeof marked !== 'string') return marked
    throw redirect(`/practice/${dialogueId}?attempt=${marked}`, 303)
  }
  const taken = await redirectIfPremium(
    takeTypedAnswers({
      fields,
      context,
      handIn: ({ submissionId, transcripts }) => {
        const submission = { submissionId, dialogueId, transcripts, recordings: [] }
        return submitAttempt({ user, submission, admission, signal: request.signal })
      },
    }),
  )
  if (typeof taken !== 'string') return taken
  throw redirect(`/practice/${dialogueId}?attempt=${taken}`, 303)
})

interface ViewProps extends Pick<Route.ComponentProps, 'actionData'> {
  loaderData: Exclude<Route.ComponentProps['loaderData'], { view: 'test' }>
}

function View({ loaderData, actionData }: ViewProps) {
  switch (loaderData.view) {
    case 'missing':
      return <PracticeMissing what={loaderData.what} />
    case 'waiting':
      return <WaitingQuestion {...loaderData} />
    case 'discard':
      return <DiscardQuestion {...loaderData} />
    case 'type':
      return <TypedInterpretation {...loaderData} lastResult={actionData} />
    case 'transcripts':
      return (
        <>
          <TranscriptsWanted {...loaderData} lastResult={actionData} />
          <GiveUp attemptId={loaderData.submissionId} />
        </>
      )
    case 'marking':
      return (
        <>
          <AttemptMarking {...loaderData} isGuest={false} lastResult={actionData} />
          <GiveUp attemptId={loaderData.submissionId} />
        </>
      )
    case 'scoring':
      return <PracticeScoring />
    case 'result':
      return <PracticeResult {...loaderData} lastResult={actionData} />
  }
}

export default function PracticeDialogue({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(practiceDialogueCopy)
  if (loaderData.view === 'test') return <PracticeTest {...loaderData} />
  const { view, title } = loaderData
  const subtitle =
    view === 'missing'
      ? undefined
      : view === 'waiting' || view === 'discard'
        ? loaderData.subtitle
        : copy.subtitles[view]
  return (
    <Page title={title} isOpened {...(subtitle !== undefined && { subtitle })}>
      {(view === 'type' || view === 'transcripts' || view === 'marking') && (
        <div className="mb-2">
          <ChooseOther />
        </div>
      )}
      <View loaderData={loaderData} actionData={actionData} />
    </Page>
  )
}
