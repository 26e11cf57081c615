import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { AdoptionSchema } from '#app/models/speech/segment-recording-form.ts'
import { adoptRecording } from '#app/services/dialogues/segment-recordings.server.ts'
import type { Route } from './+types/segment-recording-adopt.ts'

/** POST …/adopt: a recording of earlier words is used for the current words at `segmentIndex`. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, params, context }) {
    const recordingId = pathNumber(params.id, (copy) => copy.segmentAudio.recordingNotFound)
    const place = await parseBody(request, AdoptionSchema)
    return adoptRecording({ ...place, recordingId, admin: currentUser(context) })
  },
})

export { handle as loader, handle as action }
