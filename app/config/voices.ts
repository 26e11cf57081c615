interface Voice {
  language: 'en' | 'tr'
  gender: 'male' | 'female'
  /** Shown to learners. */
  name: string
  /** Kokoro's voice vectors and their weights: the mean is a voice too. How the Turkish ones were found: docs/voices.md. */
  mix: Readonly<Record<string, number>>
  /** Of its own speed: some voices speak faster than the others. */
  pace: number
}

/** The natural voices of the library, by id: two women and two men a language. */
export const VOICES = {
  isabella: { language: 'en', gender: 'female', name: 'Isabella', mix: { bf_isabella: 1 }, pace: 0.92 },
  alice: { language: 'en', gender: 'female', name: 'Alice', mix: { bf_alice: 1 }, pace: 0.95 },
  george: { language: 'en', gender: 'male', name: 'George', mix: { bm_george: 1 }, pace: 1 },
  lewis: { language: 'en', gender: 'male', name: 'Lewis', mix: { bm_lewis: 1 }, pace: 0.94 },
  defne: { language: 'tr', gender: 'female', name: 'Defne', mix: { af_sarah: 0.5, ef_dora: 0.5 }, pace: 1 },
  elif: { language: 'tr', gender: 'female', name: 'Elif', mix: { af_kore: 0.3, pf_dora: 0.4, if_sara: 0.3 }, pace: 1 },
  kerem: { language: 'tr', gender: 'male', name: 'Kerem', mix: { am_adam: 0.5, pm_alex: 0.5 }, pace: 1 },
  ozan: { language: 'tr', gender: 'male', name: 'Ozan', mix: { am_puck: 0.5, em_alex: 0.5 }, pace: 1 },
} as const satisfies Record<string, Voice>

export type VoiceId = keyof typeof VOICES

/** Speed by the level of a dialogue; 1 is the voice's own. */
export const SPEED_BY_LEVEL = { beginner: 0.9, intermediate: 0.98, advanced: 1.05 } as const
/** Of words of the vocabulary. */
export const WORD_SPEED = 0.9
/** Of exercises; a sprint plays them slower or faster. */
export const EXERCISE_SPEED = 0.98

/** The model and its version: part of a recording's hash and of its cache key. */
export const VOICE_ENGINE = 'kokoro-82m 1'

/** How the recordings sound. Loudness as that of admins' recordings (docs/media.md). */
export const VOICE_SOUND = {
  /** Between sentences. */
  pauseMs: 380,
  /** Silence before and after. */
  leadMs: 60,
  tailMs: 120,
  lufs: -18,
  peakDbfs: -1.5,
  bitrateKbps: 32,
} as const
