import { PreviewPage } from '#app/components/dialogues/desk/editor/preview-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { loadPreview } from '#app/services/dialogues/preview-dialogue.server.ts'
import type { Route } from './+types/dialogue-preview.ts'

export const handle = { hydrates: true, ownScreen: ['preview'] }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dialogueEditorCopy[metaLocale(matches)].preview) }]
}

export const loader = page(async ({ params, context }: Route.LoaderArgs) => {
  const { id }: { id?: string } = params
  const dialogueId = id === undefined ? null : pathNumber(id, (copy) => copy.dialogueNotFound)
  const { segments, title, revision } = await loadPreview({ adminId: currentUser(context).id, dialogueId })
  // As a learner gets it: without the model interpretations.
  const heard = segments.map(({ speaker, text }) => ({ speaker, text }))
  return { view: 'preview' as const, dialogueId, title, revision, segments: heard }
})

export default function DialoguePreview({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />
}
