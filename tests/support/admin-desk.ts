import { db } from '#app/db.server.ts'
import { signedInAs, writingAs } from './accounts.ts'
import type { RunningApp } from './app.ts'

export const SEGMENTS = [
  { speaker: 'English', gender: 'male', text: 'Good morning.', translation: 'Günaydın.' },
  {
    speaker: 'Turkish',
    text: 'Anahtarımı kaybettim.',
    translation: 'I have lost my key.',
    variants: ['I lost my key.'],
  },
]

/** The fields of the full form. */
export const PAYLOAD = {
  title: 'A lost key',
  description: 'A tenant calls the agent.',
  level: 'Advanced',
  topic: 'Housing',
  wordCount: 4,
  transcript: { segments: SEGMENTS },
}

/** The fields of the simple form. */
export const SIMPLE = { ...PAYLOAD, duration: 120, transcript: JSON.stringify({ segments: SEGMENTS }) }

/** The number of segments. */
export const repeated = (count: number) => ({
  transcript: { segments: Array.from({ length: count }, () => SEGMENTS[0]) },
})

interface Call {
  method?: string
  body?: unknown
  /** Used instead of the admin. */
  as?: { id: number }
}

export type AdminDesk = ReturnType<typeof adminDesk>

/** The API calls of an admin's browser. */
export function adminDesk(app: RunningApp, admin: { id: number }) {
  async function send(path: string, { method = 'POST', body, as = admin }: Call = {}): Promise<Response> {
    const headers = { ...(await writingAs(as)), 'Content-Type': 'application/json' }
    return app.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }
  async function add(changes: object = {}) {
    const response = await send('/api/admin/dialogues', { body: { ...PAYLOAD, ...changes } })
    const dialogue: { id: number; updatedAt: string } = await response.json()
    return { ...dialogue, path: `/api/admin/dialogues/${dialogue.id}` }
  }
  return { send, add }
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

/** An admin's browser without JavaScript. */
export function deskBrowser(app: RunningApp, admin: { id: number }) {
  const get = async (path: string, as: { id: number } = admin) => app.request(path, { headers: await signedInAs(as) })
  return {
    get,
    open: async (path: string) => (await get(path)).text(),
    async post(path: string, fields: Record<string, string>, as: { id: number } = admin): Promise<Response> {
      const headers = { ...(await writingAs(as)), Accept: 'text/html' }
      return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    },
  }
}

/** The logged acts on a subject, in order; `kind` is how the names of the acts begin. */
export async function actsOn(id: number, kind: string): Promise<string[]> {
  const where = { subjectId: String(id), action: { startsWith: kind } }
  const acts = await db.adminAct.findMany({ where, orderBy: { id: 'asc' }, select: { action: true } })
  return acts.map(({ action }) => action)
}
