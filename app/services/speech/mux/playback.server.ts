import { SOUND_HASHES_REMEMBERED } from '#app/config/mux.ts'
import { log } from '#app/log.server.ts'
import { findPlaybackId } from '#app/models/speech/mux-asset.server.ts'
import { publishSoon } from '../synthesis/publish-soon.server.ts'
import type { SegmentSound, SpokenSegment } from '../synthesis/segment-sound.server.ts'
import { hashSoundFile } from '../recordings/uploaded-audio.server.ts'
import { findHost } from './host.server.ts'

/** Hashes by ETag: the file behind an ETag never changes. */
const remembered = new Map<string, string>()

async function hashOf({ etag, filePath, source }: SegmentSound): Promise<string> {
  // A recording's ETag is its hash.
  const known = source === 'recording' ? etag : remembered.get(etag)
  if (known !== undefined) return known
  const hash = await hashSoundFile(filePath)
  if (remembered.size >= SOUND_HASHES_REMEMBERED) remembered.clear()
  remembered.set(etag, hash)
  return hash
}

/**
 * A Mux URL that plays exactly this sound for the next few minutes; null if the app has to serve it, because Mux is not
 * configured, does not have it (yet), or fails. The caller has checked that the listener may hear it.
 */
export async function findPlaybackUrl(options: {
  segment: SpokenSegment
  sound: SegmentSound
}): Promise<string | null> {
  const { segment, sound } = options
  const host = findHost()
  if (!host) return null
  try {
    const playbackId = await findPlaybackId(await hashOf(sound))
    if (playbackId) return await host.playbackUrl(playbackId)
    // The audio has changed since it was published, for example with a new engine. A mock test may play an older version:
    // publishing the current one would not help.
    if (playbackId === undefined && segment.asOf === null) await publishSoon(segment.dialogueId)
    return null
  } catch (error) {
    log.error({ err: error, dialogueId: segment.dialogueId }, 'a sound was not found at Mux')
    return null
  }
}
