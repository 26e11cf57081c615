import type { SubmissionResult } from '@conform-to/react'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { UserPage } from '#app/components/admin/users/user-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { USERS_PATH } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { USER_QUESTIONS, type UserForm, UserFormSchema } from '#app/models/accounts/desk/desk-form.ts'
import { ROLES } from '#app/models/accounts/desk/user-filter.ts'
import { loadUserPage } from '#app/services/accounts/load-user-page.server.ts'
import * as manage from '#app/services/accounts/manage-user.server.ts'
import type { Route } from './+types/user.ts'

export const handle = { hydrates: true }

interface Answer {
  result: SubmissionResult | undefined
  problem: string | undefined
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(loaderData?.user.username) }]
}

const idOf = (params: Route.LoaderArgs['params']) => pathNumber(params.id, (copy) => copy.userNotFound)

export const loader = page(async ({ params, url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const admin = currentUser(context)
  const { searchParams } = url
  return {
    ...(await loadUserPage({ id: idOf(params), admin, locale, now: new Date() })),
    ask: USER_QUESTIONS.find((question) => question === searchParams.get('ask')) ?? null,
    role: ROLES.find((known) => known === searchParams.get('role')) ?? null,
    timeZone: admin.timezone,
  }
})

/** Carries out a form. @returns its toast. @throws AppError */
async function carryOut(form: UserForm, who: { admin: CurrentUser; id: number }): Promise<ToastKey> {
  switch (form.intent) {
    case 'role':
      await manage.changeRole({ ...who, from: form.from, to: form.role, understood: form.understood })
      return 'roleChanged'
    case 'give-pro': {
      const given = await manage.giveManualPro({ ...who, day: form.until, from: form.from, now: new Date() })
      return given === 'given' ? 'proGiven' : 'proChanged'
    }
    case 'take-pro':
      await manage.takeManualPro({ ...who, from: form.from })
      return 'proTaken'
    case 'tutorial':
      await manage.resetTutorial(who)
      return 'tutorialReset'
    case 'sessions':
      await manage.endSessions(who)
      return 'sessionsEnded'
  }
}

function refuse(options: { error: AppError; result: SubmissionResult; context: Readonly<RouterContextProvider> }) {
  const { error, result, context } = options
  const sentence = error.sentence(errorCopy[currentRequest(context).locale])
  const isOfDay = error.fields?.until !== undefined
  const answer: Answer = isOfDay
    ? { result: { ...result, status: 'error', error: { until: [sentence] } }, problem: undefined }
    : { result: undefined, problem: sentence }
  return data(answer, { status: error.status })
}

export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const id = idOf(params)
  const admin = currentUser(context)
  const submission = await parseForm({ request, schema: UserFormSchema, context })
  if (submission.status !== 'success') {
    if (submission.payload.intent !== 'give-pro') {
      throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
    }
    const { data: result, init } = invalid(submission)
    const answer: Answer = { result, problem: undefined }
    return data(answer, init ?? undefined)
  }
  try {
    await flashToast(context, await carryOut(submission.value, { admin, id }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'NOT_FOUND') throw error
    return refuse({ error, result: submission.reply(), context })
  }
  const gaveUpDesk = submission.value.intent === 'role' && id === admin.id && submission.value.role !== 'admin'
  return redirect(gaveUpDesk ? '/dashboard' : `${USERS_PATH}/${id}`, 303)
})

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  return <UserPage {...loaderData} result={actionData?.result} problem={actionData?.problem} />
}
