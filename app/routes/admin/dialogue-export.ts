import { endpoint } from '#app/http/endpoint.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { exportDialogue } from '#app/services/dialogues/transfer-dialogue.server.ts'
import type { Route } from './+types/dialogue-export.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params }) {
    const { name, text } = await exportDialogue(pathNumber(params.id, (copy) => copy.dialogueNotFound))
    // A slug is plain ASCII, so the file name needs no encoding.
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    }
    return new Response(text, { headers })
  },
})

export { handle as loader, handle as action }
