import { data, redirect } from 'react-router'
import { ImportPage } from '#app/components/dialogues/desk/import-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { editorPath } from '#app/config/navigation.ts'
import type { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { readImportForm } from '#app/http/forms/import-form.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { refusalHeaders, toAppError } from '#app/http/responses/refusal.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import type { BundleReport } from '#app/models/dialogues/import/bundle-report.ts'
import type { ImportProblem } from '#app/models/dialogues/import-problem.ts'
import { readImport } from '#app/models/dialogues/read-import.ts'
import { importBundle } from '#app/services/dialogues/import-bundle.server.ts'
import { importDialogue, type ImportPreview, previewImport } from '#app/services/dialogues/transfer-dialogue.server.ts'
import type { Route } from './+types/dialogue-import.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(dialogueTransferCopy[loaderData?.locale ?? 'en'].title) }]
}

interface Shown {
  text: string
  report?: BundleReport
  problems?: ImportProblem[]
  preview?: ImportPreview | null
  alert?: string
  newer?: string
}

function show(shown: Shown, init: { status: number; headers?: Headers } = { status: 200 }) {
  const { text, problems = [], preview = null, alert, newer, report } = shown
  return data({ text, problems, preview, alert, newer, report }, init)
}

export const loader = page(async ({ context }: Route.LoaderArgs) => ({ locale: currentRequest(context).locale }))

interface Refused {
  refusal: AppError
  text: string
  target: { id: number } | null
  context: Route.ActionArgs['context']
}

/** Shows the page again with the text, the current dialogues, and why it was not imported. */
async function showRefusal({ refusal, text, target, context }: Refused) {
  const { locale } = currentRequest(context)
  const copy = dialogueTransferCopy[locale]
  const isStale = refusal.facts?.version !== undefined
  const sentence = refusal.code === 'INTERNAL' ? copy.failed : refusal.sentence(errorCopy[locale])
  const { preview } = await previewImport(text)
  return show(
    {
      text,
      preview,
      alert: isStale ? copy.stale : sentence,
      ...(isStale && target && { newer: editorPath(target.id) }),
    },
    { status: refusal.status, headers: refusalHeaders(refusal) },
  )
}

async function readForm(request: Request, context: Route.ActionArgs['context']) {
  try {
    return await readImportForm(request)
  } catch (error) {
    const refusal = toAppError(error, currentRequest(context).id)
    if (refusal.code !== 'PAYLOAD_TOO_LARGE') throw error
    return refusal
  }
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { id: requestId, locale } = currentRequest(context)
  const copy = dialogueTransferCopy[locale]
  const form = await readForm(request, context)
  if (form instanceof Error) return show({ text: '', alert: copy.tooLarge }, { status: form.status })
  const { text, target, bundle } = form
  if (bundle) {
    const { isImport, publish } = form
    const admin = currentUser(context)
    const lines = await importBundle({ admin, entries: bundle, isDryRun: !isImport, publish, locale })
    return show({ text, report: { isImported: isImport, lines } })
  }
  if (form.isUnreadable) {
    return show({ text, problems: [{ path: '', kind: 'encoding', detail: '' }] }, { status: 400 })
  }
  const { file, problems } = readImport(text)
  if (!file) return show({ text, problems }, { status: 400 })
  const { preview } = await previewImport(text)
  if (!form.isImport) return show({ text, preview })
  if (target === undefined) return show({ text, preview, alert: copy.targetGone }, { status: 400 })
  const over = target === 'new' ? null : target
  try {
    const { id } = await importDialogue({ admin: currentUser(context), file, over, publish: form.publish })
    await flashToast(context, 'dialogueImported')
    return redirect(`${editorPath(id)}?saved=1`, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return showRefusal({ refusal: toAppError(error, requestId), text, target: over, context })
  }
})

const NOTHING = { text: '', problems: [], preview: null, alert: undefined, newer: undefined, report: undefined }

export default function AdminDialogueImport({ actionData }: Route.ComponentProps) {
  return <ImportPage {...(actionData ?? NOTHING)} />
}
