import { MUX_SWEEP_BATCH, MUX_SWEEP_INTERVAL_MS } from '#app/config/mux.ts'
import { UNCLAIMED_FILE_MS } from '#app/config/segment-audio.ts'
import { env } from '#app/config/env.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { log } from '#app/log.server.ts'
import { listDialoguesToPublish, listSoundsToLookAt, listUnneededSounds } from '#app/models/speech/mux-due.server.ts'
import { deleteOldMuxEvents } from '#app/models/speech/mux-event.server.ts'
import { findKnownFiles, forgetRetired } from '#app/models/speech/segment-recording.server.ts'
import { syncKey } from '../mux/sync-asset.server.ts'
import { publishSoon } from './publish-soon.server.ts'
import type { UploadedAudio } from '../recordings/uploaded-audio.server.ts'

/** Row first, file second: a crash in between leaves a file that the next sweep finds. */
async function sweepFiles(uploads: UploadedAudio, now: Date): Promise<number> {
  const olderThan = new Date(now.getTime() - UNCLAIMED_FILE_MS)
  const hashes = await uploads.listOlderThan(olderThan)
  const known = await findKnownFiles(hashes)
  const unknown = hashes.filter((hash) => !known.has(hash))
  await Promise.all(unknown.map((hash) => uploads.remove(hash)))
  return unknown.length + (await uploads.removeUnfinished(olderThan))
}

/** Queues checks that make up for lost webhooks, dead processes and audio never sent. */
async function queueForMux(): Promise<number> {
  const [sounds, dialogues, unneeded] = await Promise.all([
    listSoundsToLookAt(MUX_SWEEP_BATCH),
    listDialoguesToPublish(MUX_SWEEP_BATCH),
    listUnneededSounds(MUX_SWEEP_BATCH),
  ])
  for (const contentHash of sounds) {
    await enqueue({ kind: 'sync-mux-asset', payload: { contentHash }, uniqueKey: syncKey(contentHash) })
  }
  for (const dialogueId of dialogues) await publishSoon(dialogueId)
  for (const contentHash of unneeded) {
    const uniqueKey = `forget-mux-asset:${contentHash}`
    await enqueue({ kind: 'forget-mux-asset', payload: { contentHash }, uniqueKey })
  }
  return sounds.length + dialogues.length + unneeded.length
}

/**
 * Removes admins' recordings that were retired long ago and files without a row, and queues the checks at Mux. Safe to
 * run in several processes at once.
 */
export async function sweepSegmentAudio(options: { uploads: UploadedAudio; now: Date }) {
  const { uploads, now } = options
  return {
    forgotten: await forgetRetired(),
    files: await sweepFiles(uploads, now),
    queued: env.mux ? await queueForMux() : 0,
    events: await deleteOldMuxEvents(),
  }
}

/** Sweeps now and every 15 minutes. @returns a function that stops it. */
export function startSweepingSegmentAudio(uploads: UploadedAudio): () => void {
  async function sweep(): Promise<void> {
    try {
      const swept = await sweepSegmentAudio({ uploads, now: new Date() })
      if (swept.forgotten + swept.files + swept.queued > 0) log.info(swept, 'segment audio swept')
    } catch (error) {
      log.error({ err: error }, 'sweeping segment audio failed')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), MUX_SWEEP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
