import { endpoint } from '#app/http/endpoint.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { parseDialogueQuery } from '#app/http/params/dialogue-query.server.ts'
import { findCurrentUser, requireAdmin } from '#app/http/guards/guards.server.ts'
import { SimpleDialogueSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { searchDialogues } from '#app/models/dialogues/dialogue-search.ts'
import { addDialogue } from '#app/services/dialogues/edit-library.server.ts'
import { listPracticeDialogues } from '#app/services/dialogues/list-practice-dialogues.server.ts'
import type { Route } from './+types/dialogues.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  /** `q`, `topic`, `level` and `bookmarked` narrow the list as they do on /practice. */
  async GET({ url, context }) {
    const query = parseDialogueQuery(url)
    return searchDialogues(await listPracticeDialogues(await findCurrentUser(context)), query)
  },
  /** The simple 'Add New Dialogue' form: admins only. */
  async POST({ request, context }) {
    const admin = await requireAdmin(context)
    const { publish = true, ...draft } = await parseBody(request, SimpleDialogueSchema)
    const dialogue = await addDialogue({ admin, draft, publish })
    return Response.json(dialogue, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
