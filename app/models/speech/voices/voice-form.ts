import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { VOICE_CHOICES } from './voice-kind.ts'

/** The form of /voices; `from` is the page to return to. */
export const VoiceFormSchema = z.object({
  voice: z.enum(VOICE_CHOICES, problem('voiceRequired')),
  from: z.string().optional(),
})
