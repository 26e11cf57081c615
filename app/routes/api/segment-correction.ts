import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { practiceAdmission, sampleAdmission } from '#app/http/limits/rate-limit.server.ts'
import { segmentOfPath } from '#app/http/params/path-params.server.ts'
import { CorrectionSchema } from '#app/models/practice/revision-form.ts'
import { correctSegment } from '#app/services/practice/correct-segment.server.ts'
import type { Route } from './+types/segment-correction.ts'

/** POST …/correction: what was really said in a segment. Answers the revision with both scores. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, params, context }) {
    const segment = segmentOfPath(params)
    const { clientAddress } = currentRequest(context)
    const userId = (await findCurrentUser(context))?.id ?? null
    const { revisionId, transcript } = await parseBody(request, CorrectionSchema)
    const admission = userId === null ? sampleAdmission(clientAddress) : practiceAdmission({ userId, clientAddress })
    return correctSegment({ ...segment, userId, revisionId, transcript, admission })
  },
})

export { handle as loader, handle as action }
