import { data, redirect } from 'react-router'
import { DeskPage } from '#app/components/dialogues/desk/desk-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { DESK_PATH } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { findStaleSave } from '#app/http/forms/stale-save.server.ts'
import { toAppError } from '#app/http/responses/refusal.server.ts'
import { rowIdIn } from '#app/http/params/path-params.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { deskQuery, readDeskFilter } from '#app/models/dialogues/desk-filter.ts'
import { DialogueFormSchema } from '#app/models/dialogues/dialogue-draft.ts'
import {
  addDialogue,
  changeDialogue,
  removeDialogue,
  restoreDialogue,
} from '#app/services/dialogues/edit-library.server.ts'
import { publishDialogue } from '#app/services/dialogues/publish-dialogue.server.ts'
import { loadDesk } from '#app/services/dialogues/load-desk.server.ts'
import type { Route } from './+types/dialogues.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dialogueDeskCopy[metaLocale(matches)].title) }]
}

const idIn = (url: URL, name: string) => rowIdIn(url, name, (copy) => copy.dialogueNotFound)

/** The list's filter, and what else the URL holds. */
const pathOf = ({ searchParams }: URL, more: Record<string, string> = {}) =>
  `${DESK_PATH}${deskQuery(readDeskFilter(searchParams), more)}`

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const view = await loadDesk({
    filter: readDeskFilter(url.searchParams),
    locale,
    edit: idIn(url, 'edit'),
    isCleared: url.searchParams.has('clear'),
    saved: idIn(url, 'saved'),
    remove: idIn(url, 'delete'),
    restore: idIn(url, 'restore'),
    publish: idIn(url, 'publish'),
    unpublish: idIn(url, 'unpublish'),
  })
  return { ...view, locale, timeZone: currentUser(context).timezone }
})

type Intent = 'delete' | 'restore' | 'publish' | 'unpublish'
const TOASTS = {
  delete: 'dialogueDeleted',
  restore: 'dialogueRestored',
  publish: 'published',
  unpublish: 'unpublished',
} as const satisfies Record<Intent, ToastKey>

const isIntent = (value: unknown): value is Intent => typeof value === 'string' && Object.hasOwn(TOASTS, value)

function run(intent: Intent, options: { admin: CurrentUser; id: number }): Promise<unknown> {
  switch (intent) {
    case 'delete':
      return removeDialogue({ ...options, now: new Date() })
    case 'restore':
      return restoreDialogue(options)
    case 'publish':
      return publishDialogue({ ...options, isPublished: true })
    case 'unpublish':
      return publishDialogue({ ...options, isPublished: false })
  }
}

/** Deletes, restores, publishes or unpublishes, as confirmed in the panel. */
async function act(intent: Intent, { url, context }: Route.ActionArgs) {
  const id = idIn(url, intent)
  if (id === undefined) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const { id: requestId, locale } = currentRequest(context)
  try {
    await run(intent, { admin: currentUser(context), id })
  } catch (error) {
    const refusal = toAppError(error, requestId)
    const failed = { ...dialogueDeskCopy[locale].failed, ...publishingCopy[locale].failed }[intent]
    const problem = refusal.code === 'INTERNAL' ? failed : refusal.sentence(errorCopy[locale])
    return data({ problem, result: undefined, stale: undefined }, { status: refusal.status })
  }
  await flashToast(context, TOASTS[intent])
  const edit = idIn(url, 'edit')
  const staysOpen = edit !== undefined && !(intent === 'delete' && edit === id)
  return redirect(pathOf(url, staysOpen ? { edit: String(edit) } : {}), 303)
}

export const action = page(async (args: Route.ActionArgs) => {
  const { request, url, context } = args
  const fields = await readFormData(request)
  const intent = fields.get('intent')
  if (isIntent(intent)) return act(intent, args)

  // Segments come as `segments[0].text`. Text in place of the list could not be shown in the form again.
  fields.delete('segments')
  const form = parseFields({ fields, schema: DialogueFormSchema, context })
  const id = idIn(url, 'edit')
  if (form.status !== 'success') {
    // A button that adds, moves or removes a segment is not an error.
    const status = form.status === 'error' ? 400 : 200
    return data({ result: form.reply(), stale: undefined, problem: undefined }, { status })
  }
  const admin = currentUser(context)
  const { version, overwrite, ...draft } = form.value
  try {
    const saved =
      id === undefined
        ? await addDialogue({ admin, draft, publish: false })
        : await changeDialogue({ admin, id, draft, version: overwrite ?? version })
    await flashToast(context, id === undefined ? 'dialogueCreated' : 'dialogueUpdated')
    return redirect(pathOf(url, { saved: String(saved.id) }), 303)
  } catch (error) {
    const { locale } = currentRequest(context)
    const failed = dialogueDeskCopy[locale].failed[id === undefined ? 'create' : 'update']
    const { data: result, init } = refuseForm(form, { error, context, failed })
    const stale = await findStaleSave({ kind: 'dialogue', id, error })
    return data({ result, stale, problem: undefined }, init ?? undefined)
  }
})

export default function AdminDialogues({ loaderData, actionData }: Route.ComponentProps) {
  const { locale: _locale, ...view } = loaderData
  const stale = actionData?.stale && {
    ...actionData.stale,
    path: `${DESK_PATH}?edit=${view.editing?.id ?? ''}`,
    timeZone: view.timeZone,
  }
  return (
    <DeskPage {...view} result={actionData?.result} stale={stale} problem={actionData?.problem} answer={actionData} />
  )
}
