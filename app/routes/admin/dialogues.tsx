import { redirect } from 'react-router'
import { LibraryPage } from '#app/components/dialogues/desk/library/library-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { DESK_PATH, editorPath } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { answerAct, dialogueIn } from '#app/http/desk/dialogue-acts.server.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { deskQuery, readDeskFilter } from '#app/models/dialogues/desk-filter.ts'
import { isDialogueIntent } from '#app/models/dialogues/dialogue-intent.ts'
import { actOnDialogue } from '#app/services/dialogues/act-on-dialogue.server.ts'
import { loadLibrary } from '#app/services/dialogues/load-library.server.ts'
import type { Route } from './+types/dialogues.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dialogueDeskCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  // Where an edit used to be.
  const edit = dialogueIn(url, 'edit')
  if (edit !== undefined) throw redirect(editorPath(edit), 301)
  const { locale } = currentRequest(context)
  const { id: adminId, timezone: timeZone } = currentUser(context)
  const view = await loadLibrary({
    adminId,
    filter: readDeskFilter(url.searchParams),
    locale,
    after: dialogueIn(url, 'after'),
    asked: {
      delete: dialogueIn(url, 'delete'),
      restore: dialogueIn(url, 'restore'),
      publish: dialogueIn(url, 'publish'),
      unpublish: dialogueIn(url, 'unpublish'),
    },
  })
  return { ...view, timeZone }
})

export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const fields = await readFormData(request)
  const intent = fields.get('intent')
  if (!isDialogueIntent(intent)) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const done = `${DESK_PATH}${deskQuery(readDeskFilter(url.searchParams))}`
  return answerAct({ intent, url, context, act: actOnDialogue, done })
})

export default function AdminDialogues({ loaderData, actionData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData} problem={actionData?.problem} answer={actionData} />
}
