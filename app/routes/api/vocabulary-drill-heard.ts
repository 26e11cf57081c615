import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { fieldRefusal, parseBody, parseValue, readBytes } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { withUpload } from '#app/http/limits/uploads-in-flight.server.ts'
import { AskedSchema, HeardFormSchema } from '#app/models/vocabulary/drill/review-form.ts'
import { getAsked } from '#app/services/vocabulary/grade-answer.server.ts'
import { gradeHeard, hearAnswer } from '#app/services/vocabulary/hear-answer.server.ts'
import type { Route } from './+types/vocabulary-drill-heard.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

const RECORDING_TYPE = /^(?:audio|video)\//i

/** A recording of the answer; its word and direction are in the query. */
async function hearRecording({ request, context, url }: Args) {
  const { id: userId } = currentUser(context)
  const { word: ref, direction } = parseValue(Object.fromEntries(url.searchParams), AskedSchema)
  const asked = await getAsked({ ref, direction, userId })
  const { clientAddress } = currentRequest(context)
  return withUpload({ request, userId, clientAddress }, async () =>
    hearAnswer({ asked, bytes: await readBytes(request), signal: request.signal }),
  )
}

/** What the browser's own recogniser heard. */
async function readHeard({ request, context }: Args) {
  const { word: ref, direction, heard } = await parseBody(request, HeardFormSchema)
  if (heard === null) throw fieldRefusal({ heard: 'required' })
  return gradeHeard({ asked: await getAsked({ ref, direction, userId: currentUser(context).id }), heard })
}

/**
 * POST /api/vocabulary/drill/heard: grades an answer that was said aloud, from the words that the browser has recognised, or from a
 * recording that this server turns into words. Nothing is stored: the learner decides on the rating.
 */
const handle = endpoint<Args>({
  async POST(args) {
    const { clientAddress } = currentRequest(args.context)
    const account = String(currentUser(args.context).id)
    await requireWithin(limitsOf({ name: 'spoken-answer', clientAddress, account }))
    const isRecording = RECORDING_TYPE.test(args.request.headers.get('Content-Type') ?? '')
    return isRecording ? hearRecording(args) : readHeard(args)
  },
})

export { handle as loader, handle as action }
