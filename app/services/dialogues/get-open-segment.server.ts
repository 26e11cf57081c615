import { AppError } from '#app/errors.ts'
import { getDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'

interface SpokenSegment {
  text: string
  language: Language
  gender: 'male' | 'female'
}

/**
 * What is said in a segment that anyone may hear. `segmentIndex` is 0-based.
 *
 * @throws AppError NOT_FOUND (no such dialogue or segment, deleted, or kept for mock tests), PREMIUM_REQUIRED.
 */
export async function getOpenSegment(options: { dialogueId: number; segmentIndex: number }): Promise<SpokenSegment> {
  const dialogue = await getDialogue(options.dialogueId)
  if (dialogue.isMockTestCandidate) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (dialogue.accessLevel !== 'free') throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
  const segment = dialogue.segments[options.segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return { text: segment.text, gender: segment.gender, language: spokenLanguage(segment) }
}
