import { data, redirect, type RouterContextProvider } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { DialogueIntent } from '#app/models/dialogues/dialogue-intent.ts'
import { currentRequest } from '../context.server.ts'
import { currentUser } from '../guards/guards.server.ts'
import { rowIdIn } from '../params/path-params.server.ts'
import { toAppError } from '../responses/refusal.server.ts'
import { flashToast } from '../responses/toast.server.ts'

const TOASTS = {
  delete: 'dialogueDeleted',
  restore: 'dialogueRestored',
  publish: 'published',
  unpublish: 'unpublished',
} as const satisfies Record<DialogueIntent, ToastKey>

/** The dialogue that a parameter names; undefined without it. @throws AppError NOT_FOUND if it is no ID. */
export const dialogueIn = (url: URL, name: string) => rowIdIn(url, name, (copy) => copy.dialogueNotFound)

interface Act {
  intent: DialogueIntent
  url: URL
  context: Readonly<RouterContextProvider>
  /** Where it leads. */
  done: string
  act: (options: { intent: DialogueIntent; admin: CurrentUser; id: number }) => Promise<unknown>
}

/** Deletes, restores, publishes or unpublishes what the address names, as confirmed in the panel. */
export async function answerAct({ intent, url, context, done, act }: Act) {
  const id = dialogueIn(url, intent)
  if (id === undefined) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const { id: requestId, locale } = currentRequest(context)
  try {
    await act({ intent, admin: currentUser(context), id })
  } catch (error) {
    const refusal = toAppError(error, requestId)
    const failed = { ...dialogueDeskCopy[locale].failed, ...publishingCopy[locale].failed }[intent]
    const problem = refusal.code === 'INTERNAL' ? failed : refusal.sentence(errorCopy[locale])
    return data({ problem, result: undefined, stale: undefined }, { status: refusal.status })
  }
  await flashToast(context, TOASTS[intent])
  return redirect(done, 303)
}
