import { data, redirect } from 'react-router'
import { TemplateDeskPage } from '#app/components/mock-test/desk/template-desk-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
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
import { TemplateFormSchema } from '#app/models/mock-test/template-draft.ts'
import {
  addTemplate,
  changeTemplate,
  publishTemplate,
  setTemplateInUse,
} from '#app/services/mock-test/edit-templates.server.ts'
import { loadTemplateDesk } from '#app/services/mock-test/load-template-desk.server.ts'
import type { Route } from './+types/templates.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

/** Shown at the field of a dialogue that the mock test cannot use. */
const DIALOGUE_FIELDS = { dialogue1Id: null, dialogue2Id: null }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(templateDeskCopy[loaderData?.locale ?? 'en'].title) }]
}

const idIn = (url: URL, name: string) => rowIdIn(url, name, (copy) => copy.templateNotFound)

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const view = await loadTemplateDesk({
    locale,
    params: url.searchParams,
    edit: idIn(url, 'edit'),
    saved: idIn(url, 'saved'),
    activate: idIn(url, 'activate'),
    deactivate: idIn(url, 'deactivate'),
    publish: idIn(url, 'publish'),
    unpublish: idIn(url, 'unpublish'),
    state: readState(url),
  })
  return { ...view, locale, timeZone: currentUser(context).timezone }
})

type Intent = 'activate' | 'deactivate' | 'publish' | 'unpublish'
const TOASTS = {
  activate: 'templateActivated',
  deactivate: 'templateDeactivated',
  publish: 'published',
  unpublish: 'unpublished',
} as const satisfies Record<Intent, ToastKey>

const isIntent = (value: unknown): value is Intent => typeof value === 'string' && Object.hasOwn(TOASTS, value)

function run(intent: Intent, options: { admin: CurrentUser; id: number }): Promise<unknown> {
  if (intent === 'publish' || intent === 'unpublish') {
    return publishTemplate({ ...options, isPublished: intent === 'publish' })
  }
  return setTemplateInUse({ ...options, isActive: intent === 'activate' })
}

/** Activates, deactivates, publishes or unpublishes a mock test, as confirmed in the panel. */
async function act(intent: Intent, { url, context }: Route.ActionArgs) {
  const id = idIn(url, intent)
  if (id === undefined) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const { id: requestId, locale } = currentRequest(context)
  try {
    await run(intent, { admin: currentUser(context), id })
  } catch (error) {
    const refusal = toAppError(error, requestId)
    const failed = { ...templateDeskCopy[locale].failed, ...publishingCopy[locale].failed }[intent]
    const problem = refusal.code === 'INTERNAL' ? failed : refusal.sentence(errorCopy[locale])
    return data({ problem, result: undefined, stale: undefined }, { status: refusal.status })
  }
  await flashToast(context, TOASTS[intent])
  const edit = idIn(url, 'edit')
  return redirect(edit === undefined ? TEMPLATE_DESK_PATH : `${TEMPLATE_DESK_PATH}?edit=${edit}`, 303)
}

export const action = page(async (args: Route.ActionArgs) => {
  const { request, url, context } = args
  const fields = await readFormData(request)
  const intent = fields.get('intent')
  if (isIntent(intent)) return act(intent, args)

  const form = parseFields({ fields, schema: TemplateFormSchema, context })
  if (form.status !== 'success') {
    return data({ result: form.reply(), stale: undefined, problem: undefined }, { status: 400 })
  }
  const id = idIn(url, 'edit')
  const admin = currentUser(context)
  const { version, overwrite, ...draft } = form.value
  try {
    const saved =
      id === undefined
        ? await addTemplate({ admin, draft })
        : await changeTemplate({ admin, id, draft, version: overwrite ?? version })
    await flashToast(context, id === undefined ? 'templateCreated' : 'templateUpdated')
    return redirect(`${TEMPLATE_DESK_PATH}?saved=${saved.id}`, 303)
  } catch (error) {
    const failed = templateDeskCopy[currentRequest(context).locale].failed[id === undefined ? 'create' : 'update']
    const { data: result, init } = refuseForm(form, { error, context, failed, fields: DIALOGUE_FIELDS })
    const stale = await findStaleSave({ kind: 'template', id, error })
    return data({ result, stale, problem: undefined }, init ?? undefined)
  }
})

export default function AdminTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { locale: _locale, ...view } = loaderData
  const { timeZone } = view
  const path = `${TEMPLATE_DESK_PATH}?edit=${view.editing?.id ?? ''}`
  const stale = actionData?.stale && { ...actionData.stale, path, timeZone }
  return (
    <TemplateDeskPage
      {...view}
      result={actionData?.result}
      stale={stale}
      problem={actionData?.problem}
      answer={actionData}
    />
  )
}
