import { data, type RouterContextProvider } from 'react-router'
import { errorCopy } from '#app/config/copy/errors.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { currentRequest } from '../context.server.ts'
import { refusalHeaders, toAppError } from './refusal.server.ts'

const CRASH = { status: 500, statusText: 'Internal Server Error' } as const

/** Shows on /upgrade why the payment was not started. */
export function checkoutProblem(error: unknown, context: Readonly<RouterContextProvider>) {
  if (error instanceof Response) throw error
  const { id, locale } = currentRequest(context)
  const { problems } = upgradeCopy[locale]
  const refusal = toAppError(error, id)
  const sentence = () => {
    if (refusal.status === CRASH.status) return problems.server(CRASH)
    // Only a form that is not ours fails validation.
    return refusal.code === 'VALIDATION_FAILED' ? problems.session : refusal.sentence(errorCopy[locale])
  }
  // "Already done" is not a payment error.
  const isError = refusal.code !== 'CONFLICT'
  const problem = isError ? problems.alert(sentence()) : sentence()
  return data(
    { problem, reference: isError ? id : undefined },
    { status: refusal.status, headers: refusalHeaders(refusal) },
  )
}
