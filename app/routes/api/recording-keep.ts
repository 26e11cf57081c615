import { z } from 'zod'
import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerFormOrCall, isFormNavigation } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { setKept } from '#app/services/speech/recordings/keep-recording.server.ts'
import type { Route } from './+types/recording-keep.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

/** A plain form cannot send DELETE, so it has a field for it. */
const KeepFormSchema = z.object({
  keep: z.enum(['true', 'false']),
  at: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
})

function keep({ params, context }: Args, isKept: boolean) {
  const id = pathUuid(params.recordingId, (copy) => copy.recordingNotFound)
  return setKept({ id, userId: currentUser(context).id, isKept })
}

async function keepByForm(args: Args) {
  const { keep: wish, at } = await parseBody(args.request, KeepFormSchema)
  const isKept = wish === 'true'
  const work = async () => {
    return {
      body: await keep(args, isKept),
      toast: isKept ? ('recordingKept' as const) : ('recordingReleased' as const),
    }
  }
  const isFull = (error: unknown) => error instanceof AppError && error.code === 'CONFLICT'
  return answerFormOrCall(args, work, {
    failed: (error) => (isFull(error) ? 'recordingsFull' : 'keepFailed'),
    anchor: at,
  })
}

/** /api/recordings/{id}/keep: POST keeps one's own recording beyond its 90 days, DELETE stops keeping it. */
const handle = endpoint<Args>({
  POST: (args) => (isFormNavigation(args.request) ? keepByForm(args) : keep(args, true)),
  DELETE: (args) => keep(args, false),
})

export { handle as loader, handle as action }
