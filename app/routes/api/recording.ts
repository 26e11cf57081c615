import { recordingResponse } from '#app/http/responses/audio-response.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { openOwnRecording } from '#app/services/speech/recordings/open-own-recording.server.ts'
import type { Route } from './+types/recording.ts'

/** GET /api/recordings/{id}: what a learner said, to that learner. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const id = pathUuid(params.id, (copy) => copy.recordingNotFound)
    return recordingResponse(request, await openOwnRecording({ id, userId: currentUser(context).id }))
  },
})

export { handle as loader, handle as action }
