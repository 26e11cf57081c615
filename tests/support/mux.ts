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

/** Runs the queue's jobs manually, so that a test sees each step. */
export const muxJobs = {
  publish: (dialogueId: number) => publishDialogueAudio({ dialogueId, signal }),
  forget: (contentHash: string) => forgetAsset({ contentHash, signal }),
  look: (contentHash: string) => reconcileAsset({ contentHash, signal }),
}

/** Status and outcome of a webhook's response, or the error code of a refusal. */
export async function outcomeOf(response: Response): Promise<[number, string]> {
  const { outcome, code }: { outcome?: string; code?: string } = await response.json()
  return [response.status, outcome ?? code ?? '']
}

/** The stored state of the first segment's audio. */
export async function assetOf(dialogueId: number) {
  const { asset } = await db.publishedSegment.findUniqueOrThrow({
    where: { dialogueId_segmentIndex: { dialogueId, segmentIndex: 0 } },
    select: { asset: true },
  })
  return asset
}

export type MuxStage = Awaited<ReturnType<typeof muxStage>>

/** An admin, with the app and Mux. */
export async function muxStage({ app, mux }: { app: RunningApp; mux: MuxDouble }) {
  const admin = await createAccount({ role: 'admin' })
  const desk: AdminDesk = adminDesk(app, admin)
  let count = 0

  /** A dialogue of one English segment with a unique text. */
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
  /** A dialogue whose one segment is streamed by Mux. */
  async function ready() {
    const dialogue = await addDialogue()
    await muxJobs.publish(dialogue.id)
    const { contentHash } = await assetOf(dialogue.id)
    const atMux = assetAtMux(contentHash)
    mux.makeReady(atMux.id)
    await muxJobs.look(contentHash)
    return { ...dialogue, contentHash, atMux }
  }
  /** The webhook of this type that Mux sent about an asset. */
  function eventOf(type: string, contentHash: string): MuxEvent {
    const found = mux.events.find((event) => event.type === type && JSON.stringify(event).includes(contentHash))
    if (!found) throw new Error(`Mux has not told ${type}`)
    return found
  }
  const timesAtMux = (contentHash: string) =>
    [...mux.assets.values()].filter(({ passthrough }) => passthrough === contentHash).length
  return { admin, desk, addDialogue, listen, deliver, assetAtMux, ready, eventOf, timesAtMux }
}
