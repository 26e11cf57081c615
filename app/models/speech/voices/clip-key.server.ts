import { createHash } from 'node:crypto'
import type { Language } from '../../dialogues/language.ts'

const KEY_CHARACTERS = 32

/** What a shipped clip says, and in which voice. */
export interface ClipWords {
  language: Language
  /** Exactly as in content/, and so in the database. */
  text: string
  /** The voice's id in app/config/voices.ts. */
  voice: string
}

/** The key of a clip in content/voices/index.json. `npm run voices` writes it, the app reads it. */
export function clipKey({ language, text, voice }: ClipWords): string {
  return createHash('sha256')
    .update(JSON.stringify([language, text, voice]))
    .digest('hex')
    .slice(0, KEY_CHARACTERS)
}
