import { endpoint } from '#app/http/endpoint.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { guestVoice } from '#app/http/session/voice-cookie.server.ts'
import { getSegmentToHear } from '#app/services/dialogues/get-segment-to-hear.server.ts'
import { findPlaybackUrl } from '#app/services/speech/mux/playback.server.ts'
import { getSegmentSound } from '#app/services/speech/synthesis/segment-sound.server.ts'
import type { Route } from './+types/audio-segment.ts'

/** GET /api/audio/segment/{dialogueId}/{segmentIndex}: what the speaker says, 0-based index; from Mux if it has the sound. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const segment = await getSegmentToHear({
      dialogueId: pathNumber(params.dialogueId, (copy) => copy.segmentNotFound),
      segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
      findUser: () => findCurrentUser(context),
      guestChoice: guestVoice(context),
    })
    const sound = await getSegmentSound(segment)
    const isFromHere = new URL(request.url).searchParams.get('from') === 'app'
    const location = isFromHere ? null : await findPlaybackUrl({ segment, sound })
    if (location === null) return audioResponse(request, sound)
    // The URL is valid for a few minutes, and for this listener only.
    return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
