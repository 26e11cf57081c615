import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { type Dialogue, getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import { hasBegunWith } from '#app/models/mock-test/attempt.server.ts'

interface SpokenSegment {
  text: string
  language: Language
  gender: 'male' | 'female'
}

interface Options {
  dialogueId: number
  segmentIndex: number
  findUser: () => Promise<CurrentUser | undefined>
}

/** A dialogue of a mock test is heard by whoever has begun that test, whatever becomes of the dialogue or their plan. */
async function requireBegun(dialogue: Dialogue, { findUser }: Options): Promise<void> {
  const user = await findUser()
  if (user && (await hasBegunWith({ userId: user.id, dialogueId: dialogue.id }))) return
  throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
}

async function requirePractisable(dialogue: Dialogue, { findUser }: Options): Promise<void> {
  if (dialogue.deletedAt) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const user = dialogue.accessLevel === 'free' ? undefined : await findUser()
  if (canPractise({ dialogue, user, now: new Date() })) return
  throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
}

/**
 * What is said in a segment of a dialogue that this visitor may hear. `segmentIndex` is 0-based. `findUser` is asked for
 * premium dialogues and those of mock tests only.
 *
 * @throws AppError NOT_FOUND (no such dialogue or segment, deleted, or of a mock test that is not begun), PREMIUM_REQUIRED.
 */
export async function getSegmentToHear(options: Options): Promise<SpokenSegment> {
  const dialogue = await getDialogueForScoring(options.dialogueId)
  if (dialogue.isMockTestCandidate) await requireBegun(dialogue, options)
  else await requirePractisable(dialogue, options)
  const segment = dialogue.segments[options.segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return { text: segment.text, gender: segment.gender, language: spokenLanguage(segment) }
}
