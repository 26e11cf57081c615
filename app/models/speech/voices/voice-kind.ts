/**
 * How a text is heard: recorded by a person, a natural computer voice, a basic computer voice, or the voice of the
 * learner's own device.
 */
export const VOICE_KINDS = ['recorded', 'natural', 'basic', 'device'] as const
export type VoiceKind = (typeof VOICE_KINDS)[number]

/** What a learner may choose. A person's recording is heard whatever the choice. */
export const VOICE_CHOICES = ['natural', 'device', 'basic'] as const
export type VoiceChoice = (typeof VOICE_CHOICES)[number]

const DEFAULT_VOICE: VoiceChoice = 'natural'

/** A stored or sent choice; the default for anything else. */
export function toVoiceChoice(text: string | null | undefined): VoiceChoice {
  return VOICE_CHOICES.find((choice) => choice === text) ?? DEFAULT_VOICE
}
