import { data, redirect } from 'react-router'
import { AudioPage } from '#app/components/dialogues/audio/audio-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { deskAudioPath } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { refusalHeaders, toAppError } from '#app/http/responses/refusal.server.ts'
import { recordingIn } from '#app/http/forms/segment-recording-form.server.ts'
import { SegmentAudioIntentSchema } from '#app/models/speech/segment-recording-form.ts'
import { loadSegmentAudio } from '#app/services/dialogues/load-segment-audio.server.ts'
import {
  adoptRecording,
  returnToVoice,
  takeBackRecording,
  uploadRecording,
} from '#app/services/dialogues/segment-recordings.server.ts'
import type { Route } from './+types/dialogue-audio.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

const DONE = ['uploaded', 'voice', 'adopted', 'discarded'] as const

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(segmentAudioCopy[loaderData?.locale ?? 'en'].title) }]
}

const idOf = ({ id }: { id: string }) => pathNumber(id, (copy) => copy.dialogueNotFound)

/** A number in the query, or undefined for anything else. */
function numberIn({ searchParams }: URL, name: string): number | null {
  const text = searchParams.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

export const loader = page(async ({ url, params, context }: Route.LoaderArgs) => ({
  view: await loadSegmentAudio(idOf(params)),
  locale: currentRequest(context).locale,
  timeZone: currentUser(context).timezone,
  /** The open question: asked before a recording is withdrawn. */
  asking: { voice: numberIn(url, 'voice'), discard: numberIn(url, 'discard') },
  done: DONE.find((one) => one === url.searchParams.get('done')) ?? null,
  /** 0-based: the segment of the last action. */
  doneAt: numberIn(url, 'at'),
}))

/** Carries out a form. @returns what to say about it, and at which segment. */
async function perform(form: FormData, options: { dialogueId: number; admin: { id: number; username: string } }) {
  const { dialogueId, admin } = options
  const parsed = SegmentAudioIntentSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const asked = parsed.data
  switch (asked.intent) {
    case 'upload': {
      const { segmentIndex } = asked
      await uploadRecording({ ...(await recordingIn(form)), dialogueId, segmentIndex, admin })
      return { done: 'uploaded', at: segmentIndex }
    }
    case 'adopt':
      await adoptRecording({ ...asked, admin })
      return { done: 'adopted', at: asked.segmentIndex }
    case 'voice':
      await returnToVoice({ dialogueId, segmentIndex: asked.segmentIndex, admin })
      return { done: 'voice', at: asked.segmentIndex }
    case 'discard':
      await takeBackRecording({ recordingId: asked.recordingId, admin })
      return { done: 'discarded', at: null }
  }
}

export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const dialogueId = idOf(params)
  const form = await readFormData(request)
  try {
    const { done, at } = await perform(form, { dialogueId, admin: currentUser(context) })
    const place = at === null ? '' : `&at=${at}#segment-${at + 1}`
    return redirect(`${deskAudioPath(dialogueId)}?done=${done}${place}`, 303)
  } catch (error) {
    const { id, locale } = currentRequest(context)
    const refusal = toAppError(error, id)
    const at = Number(form.get('segmentIndex') ?? Number.NaN)
    const problem = { sentence: refusal.sentence(errorCopy[locale]), at: Number.isInteger(at) ? at : null }
    return data({ problem }, { status: refusal.status, headers: refusalHeaders(refusal) })
  }
})

export default function AdminDialogueAudio({ loaderData, actionData }: Route.ComponentProps) {
  const { view, timeZone, asking, done, doneAt } = loaderData
  return (
    <AudioPage
      view={view}
      timeZone={timeZone}
      asking={asking}
      done={done && { what: done, at: doneAt }}
      problem={actionData?.problem ?? null}
    />
  )
}
