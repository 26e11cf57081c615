import type { Locale } from '#app/config/copy/locale.ts'
import { aimIn, type DialogueWords, wordsIn } from '../dialogues/dialogue-words.ts'
import type { Segment } from '../dialogues/segment.ts'
import type { VoiceKind } from '../speech/voices/voice-kind.ts'

/** A dialogue as sent to a learner who is about to interpret it. */
export interface PractisedDialogue {
  id: number
  title: string
  /** One line of the story, if there is one in the learner's language. */
  hook: string | null
  description: string
  /** What it trains, if there are words for it in the learner's language. */
  aim: string | null
  topic: string
  durationSeconds: number
  /** How each segment is heard, in the voice that the learner prefers. */
  voices: VoiceKind[]
  /** Without the model interpretations, which belong to the result. */
  segments: Pick<Segment, 'speaker' | 'text'>[]
}

/** An unfinished attempt with recordings on the server: it can be continued on any of the learner's devices. */
export interface HeldAttempt {
  attemptId: string
  /** `segmentIndex` is 0-based. */
  takes: { segmentIndex: number; durationMs: number }[]
}

type Source = DialogueWords &
  Parameters<typeof aimIn>[0] &
  Pick<PractisedDialogue, 'id' | 'topic' | 'durationSeconds' | 'segments'>

/** In the learner's language, without what belongs to the result. */
export function toPractised(dialogue: Source, options: { voices: VoiceKind[]; locale: Locale }): PractisedDialogue {
  const { id, topic, durationSeconds } = dialogue
  const { voices, locale } = options
  const segments = dialogue.segments.map(({ speaker, text }) => ({ speaker, text }))
  return { id, ...wordsIn(dialogue, locale), aim: aimIn(dialogue, locale), topic, durationSeconds, voices, segments }
}
