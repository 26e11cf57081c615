import { data, redirect } from 'react-router'
import { EditorPage } from '#app/components/dialogues/desk/editor/editor-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { DESK_PATH, editorPath } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { answerAct, dialogueIn } from '#app/http/desk/dialogue-acts.server.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { findStaleSave } from '#app/http/forms/stale-save.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { DialogueFormSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { readValues } from '#app/models/dialogues/draft-values.ts'
import { deleteEdit, saveEdit } from '#app/models/dialogues/edits/edit.server.ts'
import { isDialogueIntent } from '#app/models/dialogues/dialogue-intent.ts'
import { actOnDialogue } from '#app/services/dialogues/act-on-dialogue.server.ts'
import { addDialogue, changeDialogue } from '#app/services/dialogues/edit-library.server.ts'
import { loadEditor, loadNewEditor } from '#app/services/dialogues/load-editor.server.ts'
import type { Route } from './+types/dialogue-editor.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

/** The dialogue of the address; null for a new one. */
const dialogueOf = ({ id }: { id?: string }) =>
  id === undefined ? null : pathNumber(id, (copy) => copy.dialogueNotFound)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = dialogueDeskCopy[metaLocale(matches)]
  return [{ title: pageTitle(loaderData?.dialogue?.title ?? copy.add) }]
}

export const loader = page(async ({ url, params, context }: Route.LoaderArgs) => {
  const id = dialogueOf(params)
  const { id: adminId, timezone: timeZone } = currentUser(context)
  const isCleared = url.searchParams.has('clear')
  const asks = { isDiscard: url.searchParams.has('discard'), isSaved: url.searchParams.has('saved'), timeZone }
  if (id === null) return { ...(await loadNewEditor({ adminId, isCleared })), ...asks }
  const asked = {
    delete: dialogueIn(url, 'delete'),
    restore: undefined,
    publish: dialogueIn(url, 'publish'),
    unpublish: dialogueIn(url, 'unpublish'),
  }
  return { ...(await loadEditor({ adminId, id, isCleared, isSaved: asks.isSaved, asked })), ...asks }
})

export const action = page(async ({ request, url, params, context }: Route.ActionArgs) => {
  const fields = await readFormData(request)
  const id = dialogueOf(params)
  const intent = fields.get('intent')
  const path = editorPath(id)
  if (isDialogueIntent(intent)) {
    return answerAct({ intent, url, context, act: actOnDialogue, done: intent === 'delete' ? DESK_PATH : path })
  }
  const admin = currentUser(context)
  const place = { authorId: admin.id, dialogueId: id }
  if (intent === 'discard') {
    await deleteEdit(place)
    await flashToast(context, 'editDiscarded')
    return redirect(path, 303)
  }

  // Segments come as `segments[0].text`. Text in place of the list could not be shown in the form again.
  fields.delete('segments')
  const form = parseFields({ fields, schema: DialogueFormSchema, context })
  if (intent === 'keep') {
    await saveEdit({ ...place, values: readValues(form.payload), revision: undefined })
    await flashToast(context, 'editKept')
    return redirect(path, 303)
  }
  if (form.status !== 'success') {
    // A button that adds, moves or removes a segment is not an error.
    const status = form.status === 'error' ? 400 : 200
    return data({ result: form.reply(), stale: undefined, problem: undefined }, { status })
  }
  const { version, overwrite, ...draft } = form.value
  try {
    const saved =
      id === null
        ? await addDialogue({ admin, draft, publish: false, endsEdit: true })
        : await changeDialogue({ admin, id, draft, version: overwrite ?? version, endsEdit: true })
    await flashToast(context, id === null ? 'dialogueCreated' : 'dialogueUpdated')
    return redirect(`${editorPath(saved.id)}?saved=1`, 303)
  } catch (error) {
    const { locale } = currentRequest(context)
    const failed = dialogueDeskCopy[locale].failed[id === null ? 'create' : 'update']
    const { data: result, init } = refuseForm(form, { error, context, failed })
    const stale = await findStaleSave({ kind: 'dialogue', id: id ?? undefined, error })
    return data({ result, stale, problem: undefined }, init ?? undefined)
  }
})

export default function DialogueEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { timeZone, dialogue } = loaderData
  const stale = actionData?.stale && { ...actionData.stale, path: editorPath(dialogue?.id ?? null), timeZone }
  return (
    <EditorPage
      {...loaderData}
      result={actionData?.result}
      stale={stale}
      problem={actionData?.problem}
      answer={actionData}
    />
  )
}
