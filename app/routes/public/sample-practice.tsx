import { lazy } from 'react'
import { data, redirect, redirectDocument } from 'react-router'
import { NoSample, SampleIntro } from '#app/components/practice/sample/sample-intro.tsx'
import { SamplePlayer } from '#app/components/practice/sample/sample-player.tsx'
import { SampleClaimed } from '#app/components/practice/sample/sample-claimed.tsx'
import { SampleSignUp } from '#app/components/practice/sample/sample-sign-up.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { localPath } from '#app/config/local-path.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { rememberLateClaim, readSampleCookie, sampleHolder } from '#app/http/session/sample-cookie.server.ts'
import { guestVoice } from '#app/http/session/voice-cookie.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { publicPage } from '#app/http/pages/public-page.server.ts'
import { sampleAdmission } from '#app/http/limits/rate-limit.server.ts'
import { answerRevisionForm, isRevisionForm } from '#app/http/forms/revision-form.server.ts'
import { isOwnMarksForm, takeOwnMarks } from '#app/http/forms/own-marks.server.ts'
import { takeTypedAnswers } from '#app/http/forms/typed-answers.server.ts'
import { asksForPart } from '#app/models/practice/sample-part.ts'
import { findAttemptOwner } from '#app/models/practice/sample-claim.server.ts'
import type { RevisionForm } from '#app/models/practice/revision-form.ts'
import { markAttempt } from '#app/services/practice/mark-attempt.server.ts'
import { reviseByForm } from '#app/services/practice/revise-by-form.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'
import { loadSample } from '#app/services/practice/load-sample.server.ts'
import type { Route } from './+types/sample-practice.ts'

/** Loaded lazily, since a first visit needs none of them. No fallback, so they render without JavaScript. */
const loadTyped = async () => import('#app/components/practice/sample/sample-typed.tsx')
const SampleResultPage = lazy(async () => ({
  default: (await import('#app/components/practice/sample/sample-result.tsx')).SampleResultPage,
}))
const SampleTyped = lazy(async () => ({ default: (await loadTyped()).SampleTyped }))
const SampleScoring = lazy(async () => ({ default: (await loadTyped()).SampleScoring }))
const SampleMarking = lazy(async () => ({ default: (await loadTyped()).SampleMarking }))
const SampleTranscriptsWanted = lazy(async () => ({ default: (await loadTyped()).SampleTranscriptsWanted }))

export { formHeaders as headers }

const OK = 200
const GONE = 410

export const handle = { hydrates: true, ownScreen: ['test'] }

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }]
  const { pageTitle: title, pageDescription: description } = sampleIntroCopy[loaderData.locale]
  return publicMeta({ ...loaderData, path: SAMPLE_PATH, title, description })
}

export const loader = page(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const visitor = await findCurrentUser(context)
  const view = await loadSample({
    locale: publicPage(context).locale,
    attempt: searchParams.get('attempt'),
    mode: searchParams.get('mode'),
    step: searchParams.get('step'),
    isPart: asksForPart(searchParams),
    visitorId: visitor?.id ?? null,
    voice: visitor?.voice ?? guestVoice(context),
    tokens: (await readSampleCookie(context)).tokens,
  })
  // The account may speak another language than this page, and a page's scripts speak one.
  if (view.view === 'own') throw redirectDocument(`/practice/${view.dialogueId}?attempt=${view.submissionId}`)
  if (view.view === 'sign-up' && view.result === 'too-late') await rememberLateClaim(context)
  return data({ ...view, ...publicPage(context) }, { status: view.view === 'claimed' ? GONE : OK })
})

/** Plain forms: typed answers, the words or marks of recordings that nobody could transcribe, and corrections. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { locale, clientAddress } = currentRequest(context)
  const admission = sampleAdmission(clientAddress)
  const visitor = await findCurrentUser(context)
  const fields = await readFormData(request)
  if (isRevisionForm(fields)) {
    const revise = async (form: RevisionForm) => {
      // Claimed meanwhile, in another tab: then it is the visitor's own.
      const owner = await findAttemptOwner(form.submissionId)
      return reviseByForm({ userId: owner && owner.userId === visitor?.id ? owner.userId : null, form, admission })
    }
    return answerRevisionForm({ fields, context, path: localPath({ locale, path: SAMPLE_PATH }), revise })
  }
  if (isOwnMarksForm(fields)) {
    const marked = await takeOwnMarks({
      fields,
      context,
      async mark(submissionId) {
        const owner = await findAttemptOwner(submissionId)
        const userId = owner && owner.userId === visitor?.id ? owner.userId : null
        await markAttempt({ submissionId, userId, fields, signal: request.signal })
      },
    })
    if (typeof marked !== 'string') return marked
    return redirect(localPath({ locale, path: `${SAMPLE_PATH}?attempt=${marked}` }))
  }
  const sample = await sampleHolder(context)
  const taken = await takeTypedAnswers({
    fields,
    context,
    handIn: (given) => {
      const isPart = asksForPart(new URL(request.url).searchParams)
      const submission = { ...given, recordings: [], isPart }
      return submitAttempt({ user: visitor, sample, submission, admission, signal: request.signal })
    },
  })
  if (typeof taken !== 'string') return taken
  return redirect(localPath({ locale, path: `${SAMPLE_PATH}?attempt=${taken}` }))
})

export default function SamplePractice({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'none':
      return <NoSample />
    case 'intro':
      return <SampleIntro {...loaderData} />
    case 'test':
      return <SamplePlayer {...loaderData} />
    case 'type':
      return <SampleTyped {...loaderData} lastResult={actionData} />
    case 'transcripts':
      return <SampleTranscriptsWanted {...loaderData} lastResult={actionData} />
    case 'marking':
      return <SampleMarking {...loaderData} lastResult={actionData} />
    case 'scoring':
      return <SampleScoring />
    case 'result':
      return <SampleResultPage {...loaderData} lastResult={actionData} />
    case 'sign-up':
      return <SampleSignUp result={loaderData.result} />
    case 'claimed':
      return <SampleClaimed />
  }
}
