import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { dialogueIn } from '#app/http/desk/dialogue-acts.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { getPreviewSound } from '#app/services/dialogues/preview-dialogue.server.ts'
import type { Route } from './+types/dialogue-edit-audio.ts'

/** GET: how a segment of the admin's edit sounds, in the preview. `?dialogue=` is absent for a new one. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const sound = await getPreviewSound({
      adminId: currentUser(context).id,
      dialogueId: dialogueIn(new URL(request.url), 'dialogue') ?? null,
      segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
      signal: request.signal,
    })
    return audioResponse(request, sound)
  },
})

export { handle as loader, handle as action }
