import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { SegmentNotesSchema } from '#app/models/notes/segment-notes-form.ts'
import { saveMockTestNotes } from '#app/models/notes/segment-notes.server.ts'
import type { Route } from './+types/notes.ts'

/** /api/mock-test/{mockTestId}/notes: what a learner noted on the segments of both dialogues. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async PUT({ params, context, request }) {
    const mockTestId = pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound)
    const { notes } = await parseBody(request, SegmentNotesSchema)
    const isOwn = await saveMockTestNotes({ mockTestId, userId: currentUser(context).id, notes })
    if (!isOwn) throw new AppError('NOT_FOUND', (copy) => copy.mockTestNotFound)
    return { notes: notes.length }
  },
})

export { handle as loader, handle as action }
