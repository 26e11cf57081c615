import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { getDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'

interface SpokenSegment {
  text: string
  language: Language
  gender: 'male' | 'female'
}

/**
 * What is said in a segment of a practice dialogue that this visitor may hear. `segmentIndex` is 0-based. `findUser` is
 * asked for premium dialogues only.
 *
 * @throws AppError NOT_FOUND (no such dialogue or segment, deleted, or kept for mock tests), PREMIUM_REQUIRED.
 */
export async function getSegmentToHear(options: {
  dialogueId: number
  segmentIndex: number
  findUser: () => Promise<CurrentUser | undefined>
}): Promise<SpokenSegment> {
  const dialogue = await getDialogue(options.dialogueId)
  if (dialogue.isMockTestCandidate) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const user = dialogue.accessLevel === 'free' ? undefined : await options.findUser()
  if (!canPractise({ dialogue, user, now: new Date() })) {
    throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
  }
  const segment = dialogue.segments[options.segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return { text: segment.text, gender: segment.gender, language: spokenLanguage(segment) }
}
