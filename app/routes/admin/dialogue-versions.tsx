import { data, redirect } from 'react-router'
import { VersionsPage } from '#app/components/dialogues/desk/versions/versions-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { editorPath } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { dialogueIn } from '#app/http/desk/dialogue-acts.server.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { toAppError } from '#app/http/responses/refusal.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { loadVersions } from '#app/services/dialogues/load-versions.server.ts'
import { restoreVersion } from '#app/services/dialogues/restore-version.server.ts'
import type { Route } from './+types/dialogue-versions.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dialogueEditorCopy[metaLocale(matches)].versionsPage.title) }]
}

export const loader = page(async ({ url, params, context }: Route.LoaderArgs) => {
  const view = await loadVersions({
    id: pathNumber(params.id, (copy) => copy.dialogueNotFound),
    before: dialogueIn(url, 'before'),
    show: dialogueIn(url, 'show'),
    restore: dialogueIn(url, 'restore'),
    locale: currentRequest(context).locale,
  })
  return { ...view, timeZone: currentUser(context).timezone }
})

export const action = page(async ({ request, url, params, context }: Route.ActionArgs) => {
  const fields = await readFormData(request)
  const id = pathNumber(params.id, (copy) => copy.dialogueNotFound)
  const versionId = dialogueIn(url, 'restore')
  if (fields.get('intent') !== 'restore-version' || versionId === undefined) {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  }
  try {
    await restoreVersion({ admin: currentUser(context), id, versionId })
  } catch (error) {
    const { id: requestId, locale } = currentRequest(context)
    const refusal = toAppError(error, requestId)
    const { failed } = dialogueEditorCopy[locale].versionsPage
    const problem = refusal.code === 'INTERNAL' ? failed : refusal.sentence(errorCopy[locale])
    return data({ problem }, { status: refusal.status })
  }
  await flashToast(context, 'versionRestored')
  return redirect(`${editorPath(id)}/versions`, 303)
})

export default function DialogueVersions({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} problem={actionData?.problem} answer={actionData} />
}
