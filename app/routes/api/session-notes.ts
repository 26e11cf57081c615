import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { SessionNoteSchema } from '#app/models/practice/session-note-form.ts'
import { findSessionNote, saveSessionNote, type SessionNoteView } from '#app/models/practice/session-note.server.ts'
import type { Route } from './+types/session-notes.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

function whose({ params, context }: Args) {
  const submissionId = pathUuid(params.submissionId, (copy) => copy.submissionNotFound)
  return { submissionId, userId: currentUser(context).id }
}

function found(note: SessionNoteView | null): SessionNoteView {
  if (!note) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  return note
}

/** /api/session-notes/{submissionId}: a learner's private note on a session. */
const handle = endpoint<Args>({
  async GET(args) {
    return found(await findSessionNote(whose(args)))
  },
  async PUT(args) {
    const owner = whose(args)
    const { notes } = await parseBody(args.request, SessionNoteSchema)
    return found(await saveSessionNote({ ...owner, notes }))
  },
})

export { handle as loader, handle as action }
