import { endpoint } from '#app/http/endpoint.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { loadSegmentAudio } from '#app/services/dialogues/load-segment-audio.server.ts'
import type { Route } from './+types/dialogue-audio.ts'

/** GET …/audio: what each segment sounds like, with the `wordsHash` that an upload for it names. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET: ({ params }) => loadSegmentAudio(pathNumber(params.id, (copy) => copy.dialogueNotFound)),
})

export { handle as loader, handle as action }
