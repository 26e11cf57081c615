import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { SegmentNotesSchema } from '#app/models/notes/segment-notes-form.ts'
import { saveSubmissionNotes } from '#app/models/notes/segment-notes.server.ts'
import type { Route } from './+types/submission-notes.ts'

/** /api/submissions/{submissionId}/notes: what a learner noted on the segments of an attempt. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async PUT({ params, context, request }) {
    const submissionId = pathUuid(params.submissionId, (copy) => copy.submissionNotFound)
    const { notes } = await parseBody(request, SegmentNotesSchema)
    const isOwn = await saveSubmissionNotes({ submissionId, userId: currentUser(context).id, notes })
    if (!isOwn) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
    return { notes: notes.length }
  },
})

export { handle as loader, handle as action }
