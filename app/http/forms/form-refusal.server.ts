import type { Submission } from '@conform-to/react'
import { data, type RouterContextProvider } from 'react-router'
import { errorCopy } from '#app/config/copy/errors.ts'
import type { AppError } from '#app/errors.ts'
import { currentRequest } from '../context.server.ts'
import { refusalHeaders, toAppError } from '../responses/refusal.server.ts'

const CRASH = 500

/**
 * Shows a form again with the server's error, its status and its headers; the page forwards those with
 * `export { formHeaders as headers }`. The message goes above the fields, or, for a field in both the refusal and
 * `fields`, at that field: the text from `fields`, or the refusal's own where that is null. Unexpected errors show
 * `failed`; `say` may reword the others.
 */
export function refuseForm<Value>(
  submission: Submission<Value>,
  options: {
    error: unknown
    context: Readonly<RouterContextProvider>
    failed: string
    hide?: string[]
    fields?: Record<string, string | null>
    say?: (refusal: AppError, sentence: string) => string
  },
) {
  const { error, context, failed, hide = [], fields = {}, say = (_, told) => told } = options
  if (error instanceof Response) throw error
  const request = currentRequest(context)
  const refusal = toAppError(error, request.id)
  const sentence = refusal.status < CRASH ? say(refusal, refusal.sentence(errorCopy[request.locale])) : failed
  const named = Object.entries(fields).flatMap(([name, text]) => {
    const own = refusal.fields?.[name]
    return own === undefined ? [] : [[name, [text ?? own(errorCopy[request.locale])]] as const]
  })
  const reply = submission.reply({
    hideFields: hide,
    ...(named.length > 0
      ? { fieldErrors: Object.fromEntries(named.map(([name, texts]) => [name, [...texts]])) }
      : { formErrors: [sentence] }),
  })
  return data(reply, { status: refusal.status, headers: refusalHeaders(refusal) })
}

/** The headers of a page whose form, or which itself, was refused. */
export function formHeaders(args: { actionHeaders: Headers; errorHeaders: Headers | undefined }): Headers {
  return args.errorHeaders ?? args.actionHeaders
}
