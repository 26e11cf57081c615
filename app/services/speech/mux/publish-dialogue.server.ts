import { readFile } from 'node:fs/promises'
import { MUX_JOB_DEADLINE_MS, MUX_LOOK_AFTER_MS, MUX_TOKEN_SECONDS } from '#app/config/mux.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { type Lease, releaseLease } from '#app/models/leases/lease.server.ts'
import {
  claimUnsent,
  noteRefused,
  noteSent,
  noteUpload,
  replacePublished,
} from '#app/models/speech/mux-asset.server.ts'
import { getSegmentSound } from '../synthesis/segment-sound.server.ts'
import { hashSoundFile } from '../recordings/uploaded-audio.server.ts'
import { findHost } from './host.server.ts'
import { HostFailure, type SoundHost } from './port.ts'
import { syncKey } from './sync-asset.server.ts'

/** Each segment's current file with its content hash; none for a deleted dialogue. */
async function listSounds(dialogueId: number, signal: AbortSignal) {
  const dialogue = await findDeskDialogue(dialogueId)
  if (!dialogue) return []
  const sounds: { hash: string; filePath: string }[] = []
  for (const { text, gender, speaker } of parseTranscript(dialogue.transcript).segments) {
    const language = spokenLanguage({ speaker })
    const { filePath } = await getSegmentSound({ dialogueId, asOf: null, text, gender, language, signal })
    sounds.push({ hash: await hashSoundFile(filePath), filePath })
  }
  return sounds
}

/** Whether Mux received an upload whose process died midway. If not, the upload is cancelled. */
async function wasSent(options: { host: SoundHost; uploadId: string; signal: AbortSignal }): Promise<boolean> {
  const { host, uploadId, signal } = options
  if ((await host.findUpload(uploadId, { signal }))?.status === 'taken') return true
  await host.cancelUpload(uploadId, { signal })
  return (await host.findUpload(uploadId, { signal }))?.status === 'taken'
}

async function send(options: {
  host: SoundHost
  lease: Lease
  known: { contentHash: string; status: string; uploadId: string | null; assetId: string | null }
  filePath: string
  signal: AbortSignal
}): Promise<void> {
  const { host, lease, known, filePath, signal } = options
  const { contentHash, uploadId, assetId, status } = known
  const isUnclear = status === 'waiting' && uploadId !== null
  if (!isUnclear || !(await wasSent({ host, uploadId, signal }))) {
    if (assetId !== null) await host.deleteAsset(assetId, { signal })
    const upload = await host.openUpload(contentHash, { signal })
    // Another worker has sent it by now. Mux discards unused uploads.
    if (!(await noteUpload(lease, upload.uploadId))) return
    await host.sendFile({ url: upload.url, bytes: await readFile(filePath) }, { signal })
  }
  await noteSent(lease)
  await enqueue({
    kind: 'sync-mux-asset',
    payload: { contentHash },
    uniqueKey: syncKey(contentHash),
    afterSeconds: MUX_LOOK_AFTER_MS / SECOND_MS,
  })
}

/** Sends a sound that Mux does not have, unless another worker is sending it. */
async function sendOnce(options: { host: SoundHost; hash: string; filePath: string; signal: AbortSignal }) {
  const { host, hash, filePath } = options
  const claimed = await claimUnsent(hash)
  if (!claimed) return
  const { lease, asset: known } = claimed
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(MUX_JOB_DEADLINE_MS)])
  try {
    await send({ host, lease, known, filePath, signal })
  } catch (error) {
    // Mux would refuse it again. The app serves it, and it is retried a day later.
    if (error instanceof HostFailure && error.kind === 'refused') await noteRefused(lease, error.message)
    else await releaseLease(lease)
    throw error
  }
}

/**
 * Brings a dialogue's audio at Mux up to date: sends what is missing and queues the deletion of what is no longer used.
 * Idempotent. Does nothing without a host.
 *
 * @throws HostFailure if Mux cannot be reached, so that the job is retried; AppError PROVIDER_UNAVAILABLE if a voice
 *   cannot be rendered.
 */
export async function publishDialogueAudio(options: { dialogueId: number; signal: AbortSignal }): Promise<void> {
  const { dialogueId, signal } = options
  const host = findHost()
  if (!host) return
  const sounds = await listSounds(dialogueId, signal)
  const { isLeaving } = await inTransaction(async (database) => {
    const replaced = await replacePublished({ dialogueId, hashes: sounds.map(({ hash }) => hash), database })
    for (const contentHash of replaced.orphans) {
      // A listener may have just received its URL.
      const afterSeconds = MUX_TOKEN_SECONDS
      const uniqueKey = `forget-mux-asset:${contentHash}`
      await enqueue({ kind: 'forget-mux-asset', payload: { contentHash }, uniqueKey, afterSeconds, database })
    }
    return replaced
  })
  for (const { hash, filePath } of sounds) await sendOnce({ host, hash, filePath, signal })
  if (isLeaving) throw new HostFailure('away', 'A sound of this dialogue is just being deleted at Mux')
}
