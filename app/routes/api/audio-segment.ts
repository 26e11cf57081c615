import { endpoint } from '#app/http/endpoint.server.ts'
import { audioResponse } from '#app/http/audio-response.server.ts'
import { findCurrentUser } from '#app/http/guards.server.ts'
import { pathNumber } from '#app/http/path-number.ts'
import { getSegmentToHear } from '#app/services/dialogues/get-segment-to-hear.server.ts'
import { segmentAudio } from '#app/services/speech/speech.server.ts'
import type { Route } from './+types/audio-segment.ts'

/** GET /api/audio/segment/{dialogueId}/{segmentIndex}: what the speaker says, 0-based index. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const segment = await getSegmentToHear({
      dialogueId: pathNumber(params.dialogueId, (copy) => copy.segmentNotFound),
      segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
      findUser: () => findCurrentUser(context),
    })
    return audioResponse(request, await segmentAudio.get(segment))
  },
})

export { handle as loader, handle as action }
