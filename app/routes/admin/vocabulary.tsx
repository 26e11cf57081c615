import { data, redirect } from 'react-router'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { VocabularyDeskPage } from '#app/components/vocabulary/desk/vocabulary-desk-page.tsx'
import { errorCopy } from '#app/config/copy/errors.ts'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
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
import { readState } from '#app/models/dialogues/desk-filter.ts'
import { readWordCursor } from '#app/models/vocabulary/desk/desk-page.ts'
import { WordFormSchema } from '#app/models/vocabulary/desk/word-draft.ts'
import { readWordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { addWord, changeWord, publishWord, removeWord } from '#app/services/vocabulary/edit-words.server.ts'
import { loadWordDesk } from '#app/services/vocabulary/load-word-desk.server.ts'
import type { Route } from './+types/vocabulary.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

/** Shown at the field that must be unique. */
const TWIN_FIELDS = { english: 'wordTaken' }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(vocabularyDeskCopy[loaderData?.locale ?? 'en'].title) }]
}

const idIn = (url: URL, name: string) => rowIdIn(url, name, (copy) => copy.wordNotFound)
/** The list's filter, and what else the URL holds. */
const pathOf = (url: URL, more: Record<string, string> = {}) =>
  `${VOCABULARY_DESK_PATH}${wordQuery(readWordFilter(url.searchParams), { state: readState(url) ?? '', ...more })}`

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const cursor = readWordCursor(url.searchParams)
  if (cursor === null) throw new AppError('VALIDATION_FAILED', (copy) => copy.listCursor)
  const view = await loadWordDesk({
    filter: readWordFilter(url.searchParams),
    cursor,
    edit: idIn(url, 'edit'),
    saved: idIn(url, 'saved'),
    remove: idIn(url, 'delete'),
    publish: idIn(url, 'publish'),
    unpublish: idIn(url, 'unpublish'),
    state: readState(url),
    prefill: { english: url.searchParams.get('english') ?? '', turkish: url.searchParams.get('turkish') ?? '' },
  })
  const isFirstPage = cursor === undefined
  return { ...view, isFirstPage, locale: currentRequest(context).locale, timeZone: currentUser(context).timezone }
})

type Intent = 'delete' | 'publish' | 'unpublish'
const TOASTS = {
  delete: 'wordDeleted',
  publish: 'published',
  unpublish: 'unpublished',
} as const satisfies Record<Intent, ToastKey>

const isIntent = (value: unknown): value is Intent => typeof value === 'string' && Object.hasOwn(TOASTS, value)

function run(intent: Intent, options: { admin: CurrentUser; id: number }): Promise<unknown> {
  return intent === 'delete' ? removeWord(options) : publishWord({ ...options, isPublished: intent === 'publish' })
}

/** Deletes, publishes or unpublishes, as confirmed in the panel. */
async function act(intent: Intent, { url, context }: Route.ActionArgs) {
  const id = idIn(url, intent)
  if (id === undefined) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const { id: requestId, locale } = currentRequest(context)
  try {
    await run(intent, { admin: currentUser(context), id })
  } catch (error) {
    const refusal = toAppError(error, requestId)
    const failed = { delete: vocabularyDeskCopy[locale].failed.delete, ...publishingCopy[locale].failed }[intent]
    const problem = refusal.code === 'INTERNAL' ? failed : refusal.sentence(errorCopy[locale])
    return data({ problem, result: undefined, stale: undefined }, { status: refusal.status })
  }
  await flashToast(context, TOASTS[intent])
  const edit = intent === 'delete' ? undefined : idIn(url, 'edit')
  return redirect(pathOf(url, edit === undefined ? {} : { edit: String(edit) }), 303)
}

export const action = page(async (args: Route.ActionArgs) => {
  const { request, url, context } = args
  const fields = await readFormData(request)
  const intent = fields.get('intent')
  if (isIntent(intent)) return act(intent, args)

  const form = parseFields({ fields, schema: WordFormSchema, context })
  if (form.status !== 'success') {
    return data({ result: form.reply(), stale: undefined, problem: undefined }, { status: 400 })
  }
  const id = idIn(url, 'edit')
  const admin = currentUser(context)
  const { version, overwrite, ...draft } = form.value
  try {
    const saved =
      id === undefined
        ? await addWord({ admin, draft })
        : await changeWord({ admin, id, draft, version: overwrite ?? version })
    await flashToast(context, id === undefined ? 'wordCreated' : 'wordUpdated')
    return redirect(pathOf(url, { saved: String(saved.id) }), 303)
  } catch (error) {
    const failed = vocabularyDeskCopy[currentRequest(context).locale].failed[id === undefined ? 'create' : 'update']
    const { data: result, init } = refuseForm(form, { error, context, failed, fields: TWIN_FIELDS })
    const stale = await findStaleSave({ kind: 'word', id, error })
    return data({ result, stale, problem: undefined }, init ?? undefined)
  }
})

export default function AdminVocabulary({ loaderData, actionData }: Route.ComponentProps) {
  const { locale: _locale, ...view } = loaderData
  const { timeZone } = view
  const path = `${VOCABULARY_DESK_PATH}?edit=${view.editing?.id ?? ''}`
  const stale = actionData?.stale && { ...actionData.stale, path, timeZone }
  return (
    <VocabularyDeskPage
      {...view}
      result={actionData?.result}
      stale={stale}
      problem={actionData?.problem}
      answer={actionData}
    />
  )
}
