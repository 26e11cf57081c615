import { db } from '#app/db.server.ts'
import { forgetAsset } from '#app/services/speech/mux/forget-asset.server.ts'
import { publishDialogueAudio } from '#app/services/speech/mux/publish-dialogue.server.ts'
import { reconcileAsset } from '#app/services/speech/mux/sync-asset.server.ts'
import { createAccount } from './accounts.ts'
import { type AdminDesk, adminDesk, SEGMENTS } from './admin-desk.ts'
import type { RunningApp } from './app.ts'
import type { MuxDouble } from './mux-double/server.ts'
import { type MuxEvent, signedMuxEvent } from './mux-double/things.ts'

const { signal } = new AbortController()

/** The work of the queue, by hand, so that a test sees each step. */
export const muxJobs = {
  publish: (dialogueId: number) => publishDialogueAudio({ dialogueId, signal }),
  forget: (contentHash: string) => forgetAsset({ contentHash, signal }),
  look: (contentHash: string) => reconcileAsset({ contentHash, signal }),
}

/** Status and outcome of a webhook's answer, or the code of its refusal. */
export async function outcomeOf(response: Response): Promise<[number, string]> {
  const { outcome, code }: { outcome?: string; code?: string } = await response.json()
  return [response.status, outcome ?? code ?? '']
}

/** What is known of the first segment's sound. */
export async function assetOf(dialogueId: number) {
  const { asset } = await db.publishedSegment.findUniqueOrThrow({
    where: { dialogueId_segmentIndex: { dialogueId, segmentIndex: 0 } },
    select: { asset: true },
  })
  return asset
}

export type MuxStage = Awaited<ReturnType<typeof muxStage>>

/** An admin, and what happens between them, the app and Mux. */
export async function muxStage({ app, mux }: { app: RunningApp; mux: MuxDouble }) {
  const admin = await createAccount({ role: 'admin' })
  const desk: AdminDesk = adminDesk(app, admin)
  let count = 0

  /** A dialogue of one English segment that nobody has said before. */
  async function addDialogue(changes: object = {}) {
    count += 1
    const words = `Dialogue ${count} for Mux.`
    const transcript = { segments: [{ ...SEGMENTS[0], text: words }] }
    return { ...(await desk.add({ accessLevel: 'free', transcript, ...changes })), words }
  }
  const listen = (id: number, init: RequestInit & { query?: string } = {}) =>
    app.request(`/api/audio/segment/${id}/0${init.query ?? ''}`, init)
  const deliver = (event: object, options: { secret?: string; timestamp?: number } = {}) =>
    app.request('/api/mux/webhook', { method: 'POST', ...signedMuxEvent({ event, ...options }) })
  function assetAtMux(contentHash: string) {
    const found = [...mux.assets.values()].find(({ passthrough }) => passthrough === contentHash)
    if (!found) throw new Error('Mux has no such asset')
    return found
  }
  /** A dialogue whose one sound Mux plays. */
  async function ready() {
    const dialogue = await addDialogue()
    await muxJobs.publish(dialogue.id)
    const { contentHash } = await assetOf(dialogue.id)
    const atMux = assetAtMux(contentHash)
    mux.makeReady(atMux.id)
    await muxJobs.look(contentHash)
    return { ...dialogue, contentHash, atMux }
  }
  /** What Mux has told of a sound. */
  function eventOf(type: string, contentHash: string): MuxEvent {
    const found = mux.events.find((event) => event.type === type && JSON.stringify(event).includes(contentHash))
    if (!found) throw new Error(`Mux has not told ${type}`)
    return found
  }
  const timesAtMux = (contentHash: string) =>
    [...mux.assets.values()].filter(({ passthrough }) => passthrough === contentHash).length
  return { admin, desk, addDialogue, listen, deliver, assetAtMux, ready, eventOf, timesAtMux }
}
