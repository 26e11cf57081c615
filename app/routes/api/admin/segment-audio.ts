import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { readRecordingForm } from '#app/http/forms/segment-recording-form.server.ts'
import { getDeskSound } from '#app/services/dialogues/load-segment-audio.server.ts'
import { returnToVoice, uploadRecording } from '#app/services/dialogues/segment-recordings.server.ts'
import type { Route } from './+types/segment-audio.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

const placeOf = ({ params }: Args) => ({
  dialogueId: pathNumber(params.id, (copy) => copy.dialogueNotFound),
  segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
})

/** GET: what learners hear. POST: a recording instead. DELETE: back to the computer voice. */
const handle = endpoint<Args>({
  async GET(args) {
    return audioResponse(args.request, await getDeskSound(placeOf(args)))
  },
  async POST(args) {
    const place = placeOf(args)
    const form = await readRecordingForm(args.request)
    const recording = await uploadRecording({ ...place, ...form, admin: currentUser(args.context) })
    return Response.json(recording, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
  async DELETE(args) {
    await returnToVoice({ ...placeOf(args), admin: currentUser(args.context) })
    return new Response(null, { status: 204 })
  },
})

export { handle as loader, handle as action }
