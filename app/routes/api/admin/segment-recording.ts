import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { getRecordingSound } from '#app/services/dialogues/load-segment-audio.server.ts'
import { takeBackRecording } from '#app/services/dialogues/segment-recordings.server.ts'
import type { Route } from './+types/segment-recording.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

const idOf = ({ params }: Args) => pathNumber(params.id, (copy) => copy.segmentAudio.recordingNotFound)

/** A recording by its id, in use or not. GET: its sound. DELETE: withdraws it. */
const handle = endpoint<Args>({
  async GET(args) {
    return audioResponse(args.request, await getRecordingSound(idOf(args)))
  },
  async DELETE(args) {
    await takeBackRecording({ recordingId: idOf(args), admin: currentUser(args.context) })
    return new Response(null, { status: 204 })
  },
})

export { handle as loader, handle as action }
