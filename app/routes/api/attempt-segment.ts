import type { ErrorCopy } from '#app/config/copy/errors.ts'
import { recordingResponse } from '#app/http/responses/audio-response.server.ts'
import { readBytes } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { AppError } from '#app/errors.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { sampleHolder } from '#app/http/session/sample-cookie.server.ts'
import { pathNumber, pathUuid } from '#app/http/params/path-params.server.ts'
import { refusedTakeAdmission, stagingAdmission } from '#app/http/limits/rate-limit.server.ts'
import { withUpload } from '#app/http/limits/uploads-in-flight.server.ts'
import { openOwnTake } from '#app/services/speech/recordings/open-own-recording.server.ts'
import { stageRecording, takeBackRecording } from '#app/services/practice/staged-recordings.server.ts'
import type { Route } from './+types/attempt-segment.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

const WHOLE_NUMBER = /^\d{1,9}$/

async function takeOf({ params, context }: Args) {
  return {
    attemptId: pathUuid(params.attemptId, (copy) => copy.submissionNotFound),
    segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
    user: await findCurrentUser(context),
  }
}

function dialogueIdOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('dialogueId') ?? ''
  if (WHOLE_NUMBER.test(text)) return Number(text)
  const fields = { dialogueId: (copy: ErrorCopy) => copy.submissionFields.dialogueId }
  throw new AppError('VALIDATION_FAILED', fields.dialogueId, { fields })
}

/**
 * GET: the recording, for the learner who made it; a guest's is not served. PUT: the body is the recording itself. Its type is
 * detected from the content.
 */
const handle = endpoint<Args>({
  async GET(args) {
    const { user, attemptId, segmentIndex } = await takeOf(args)
    if (!user) throw new AppError('NOT_FOUND', (copy) => copy.recordingNotFound)
    return recordingResponse(args.request, await openOwnTake({ attemptId, segmentIndex, userId: user.id }))
  },
  async PUT(args) {
    const { request, context } = args
    const take = await takeOf(args)
    const dialogueId = dialogueIdOf(request)
    const visitor = { userId: take.user?.id ?? null, clientAddress: currentRequest(context).clientAddress }
    const holder = await sampleHolder(context)
    return withUpload({ request, ...visitor }, () =>
      stageRecording({
        ...take,
        dialogueId,
        holder,
        admission: stagingAdmission(visitor),
        refusals: refusedTakeAdmission(visitor),
        readBytes: () => readBytes(request),
      }),
    )
  },
  async DELETE(args) {
    await takeBackRecording(await takeOf(args))
    return new Response(null, { status: 204 })
  },
})

export { handle as loader, handle as action }
