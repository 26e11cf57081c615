import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { markDialogue } from '#app/services/dialogues/mark-dialogue.server.ts'
import type { Route } from './+types/bookmarks.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

async function mark({ context, params }: Args, isSet: boolean) {
  const dialogueId = pathNumber(params.dialogueId, (copy) => copy.dialogueNotFound)
  await markDialogue({ mark: 'bookmark', user: currentUser(context), dialogueId, isSet })
  return { bookmarked: isSet }
}

const handle = endpoint<Args>({
  POST: (args) => mark(args, true),
  DELETE: (args) => mark(args, false),
})

export { handle as loader, handle as action }
