import { SOUND_HASHES_REMEMBERED } from '#app/config/mux.ts'
import { log } from '#app/log.server.ts'
import { findPlaybackId } from '#app/models/speech/mux-asset.server.ts'
import { publishSoon } from '../synthesis/publish-soon.server.ts'
import type { SegmentSound, SpokenSegment } from '../synthesis/segment-sound.server.ts'
import { hashSoundFile } from '../recordings/uploaded-audio.server.ts'
import { findHost } from './host.server.ts'

/** Hashes by tag: a file never changes under its tag. */
const remembered = new Map<string, string>()

async function hashOf({ etag, filePath, source }: SegmentSound): Promise<string> {
  // A recording is named by its hash.
  const known = source === 'recording' ? etag : remembered.get(etag)
  if (known !== undefined) return known
  const hash = await hashSoundFile(filePath)
  if (remembered.size >= SOUND_HASHES_REMEMBERED) remembered.clear()
  remembered.set(etag, hash)
  return hash
}

/**
 * Where Mux plays exactly this sound for the next few minutes; null where the app is to serve it: there is no Mux, it
 * does not have it (yet), or something is wrong there. Whoever asks must have seen to it that the listener may hear it.
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
    // A voice that sounds otherwise than when it was published, say after another engine came. What a mock test plays
    // as it was is not what is published now.
    if (playbackId === undefined && segment.asOf === null) await publishSoon(segment.dialogueId)
    return null
  } catch (error) {
    log.error({ err: error, dialogueId: segment.dialogueId }, 'a sound was not found at Mux')
    return null
  }
}
