import type { Language } from '../models/dialogues/language.ts'

interface Voice {
  language: Language
  gender: 'male' | 'female'
  /** Shown to learners. */
  name: string
  /** Kokoro's voice vectors and their weights: the mean is a voice too. How the Turkish ones were found: docs/voices.md. */
  mix: Readonly<Record<string, number>>
}

/** The natural voices of the library, by id: two women and two men a language. */
export const VOICES = {
  isabella: { language: 'en', gender: 'female', name: 'Isabella', mix: { bf_isabella: 1 } },
  alice: { language: 'en', gender: 'female', name: 'Alice', mix: { bf_alice: 1 } },
  george: { language: 'en', gender: 'male', name: 'George', mix: { bm_george: 1 } },
  lewis: { language: 'en', gender: 'male', name: 'Lewis', mix: { bm_lewis: 1 } },
  defne: { language: 'tr', gender: 'female', name: 'Defne', mix: { af_sarah: 0.5, ef_dora: 0.5 } },
  elif: { language: 'tr', gender: 'female', name: 'Elif', mix: { af_kore: 0.5, hf_alpha: 0.5 } },
  kerem: { language: 'tr', gender: 'male', name: 'Kerem', mix: { bm_george: 0.38, am_puck: 0.32, pm_alex: 0.3 } },
  ozan: { language: 'tr', gender: 'male', name: 'Ozan', mix: { am_puck: 0.5, em_alex: 0.5 } },
} as const satisfies Record<string, Voice>

export type VoiceId = keyof typeof VOICES

/** Speed by the level of a dialogue; 1 is the voice's own. */
export const SPEED_BY_LEVEL = { beginner: 0.9, intermediate: 1, advanced: 1.08 } as const
/** Turkish words are long: at the voices' own speed a minute has only about 90. */
export const TURKISH_SPEED = 1.2
/** Of words of the vocabulary. */
export const WORD_SPEED = 0.9

/** How the recordings sound. Loudness as that of admins' recordings (docs/media.md). */
export const VOICE_SOUND = {
  /** Between sentences. */
  pauseMs: 320,
  /** Silence before and after. */
  leadMs: 60,
  tailMs: 120,
  lufs: -18,
  peakDbfs: -1.5,
  bitrateKbps: 32,
} as const
