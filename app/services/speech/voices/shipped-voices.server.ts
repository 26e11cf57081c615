import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { voicesOf } from '#app/models/speech/voices/casting.ts'
import { clipKey } from '#app/models/speech/voices/clip-key.server.ts'
import { type VoiceClip, type VoiceIndex, VoiceIndexSchema } from '#app/models/speech/voices/voice-index.ts'
import { isMissing } from '../store/durable-file.server.ts'
import type { Utterance } from '../synthesis/synthesizer.ts'

export interface ShippedClip {
  /** Absolute. */
  filePath: string
  bytes: number
  durationMs: number
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string
}

export interface ShippedVoices {
  /**
   * The recorded clip of exactly these words; null without one, or if its file is missing or damaged. The file is read
   * once per process; after that its size is checked.
   */
  find: (utterance: Utterance) => Promise<ShippedClip | null>
  /** The same by the index, without reading a file; null if the file is known to be damaged. */
  lookUp: (utterance: Utterance) => ShippedClip | null
  /** Whether there are any. */
  hasClips: () => boolean
}

/** What is wrong with a file, or with the whole index. */
export interface ShippedFault {
  file: string
  reason: string
}

interface Options {
  /** content/voices. */
  folder: string
  /** Called once per file and process. */
  onFault: (fault: ShippedFault) => void
}

const INDEX = 'index.json'
const NOTHING: VoiceIndex = { version: 1, engine: 'none', dialogues: {}, clips: {} }

function readIndex({ folder, onFault }: Options): VoiceIndex {
  try {
    return VoiceIndexSchema.parse(JSON.parse(readFileSync(join(folder, INDEX), 'utf8')))
  } catch (error) {
    onFault({ file: INDEX, reason: isMissing(error) ? 'it is missing' : String(error) })
    return NOTHING
  }
}

/** @returns what is wrong with a clip's file; null if nothing is. */
async function faultOf(filePath: string, clip: VoiceClip): Promise<string | null> {
  try {
    const bytes = await readFile(filePath)
    if (bytes.length !== clip.bytes) return `it has ${bytes.length} bytes instead of ${clip.bytes}`
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return sha256 === clip.sha256 ? null : 'its SHA-256 is another one'
  } catch (error) {
    return isMissing(error) ? 'it is missing' : String(error)
  }
}

async function hasSize(filePath: string, bytes: number): Promise<boolean> {
  const stats = await stat(filePath).catch(() => null)
  return stats?.size === bytes
}

/** The clips of content/voices. The index is read on first use. */
export function createShippedVoices(options: Options): ShippedVoices {
  const { folder, onFault } = options
  let index: VoiceIndex | null = null
  /** By file: what is wrong with it. */
  const checked = new Map<string, Promise<string | null>>()
  const damaged = new Set<string>()

  const clips = () => (index ??= readIndex(options)).clips

  function clipOf({ text, language, gender, isAnyGender }: Utterance): VoiceClip | undefined {
    const ofGender = voicesOf(language, gender)
    // A text is in the library in one voice only: the order is only about how soon it is found.
    for (const voice of isAnyGender ? [...ofGender, ...voicesOf(language)] : ofGender) {
      const clip = clips()[clipKey({ language, text, voice })]
      if (clip) return clip
    }
    return undefined
  }
  async function check(filePath: string, clip: VoiceClip): Promise<string | null> {
    const fault = await faultOf(filePath, clip)
    if (fault === null) return null
    damaged.add(clip.file)
    onFault({ file: clip.file, reason: fault })
    return fault
  }
  function toShipped({ file, bytes, durationMs, sha256 }: VoiceClip): ShippedClip {
    return { filePath: join(folder, file), bytes, durationMs, sha256 }
  }

  return {
    hasClips: () => Object.keys(clips()).length > 0,
    lookUp: (utterance) => {
      const clip = clipOf(utterance)
      return clip && !damaged.has(clip.file) ? toShipped(clip) : null
    },
    async find(utterance) {
      const clip = clipOf(utterance)
      if (!clip) return null
      const shipped = toShipped(clip)
      const known = checked.get(clip.file)
      const checking = known ?? check(shipped.filePath, clip)
      if (!known) checked.set(clip.file, checking)
      if ((await checking) !== null) return null
      if (!known || (await hasSize(shipped.filePath, clip.bytes))) return shipped
      // It was whole before: forget that, so that the next listener finds out what happened to it.
      checked.delete(clip.file)
      return null
    },
  }
}
