import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, isJustUnpublished, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { type Dialogue, getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import { findBegun } from '#app/models/mock-test/begun-dialogue.server.ts'
import { hasBegunPractice } from '#app/models/practice/begun-practice.server.ts'

interface SpokenSegment {
  dialogueId: number
  /** When a mock test began that plays it: as it was then. Null for as it is now. */
  asOf: Date | null
  text: string
  language: Language
  gender: 'male' | 'female'
}

interface Options {
  dialogueId: number
  segmentIndex: number
  findUser: () => Promise<CurrentUser | undefined>
}

/** A draft is heard by admins; one that was taken back by whoever had begun it, or has a result of it. */
async function isHeard({ id, publishedAt, unpublishedAt }: Dialogue, user: CurrentUser | undefined): Promise<boolean> {
  if (publishedAt !== null || seesDrafts(user)) return true
  if (unpublishedAt === null) return false
  if (isJustUnpublished({ unpublishedAt, now: new Date() })) return true
  return user !== undefined && hasBegunPractice({ userId: user.id, dialogueId: id, orHandedIn: true })
}

async function requirePractisable(dialogue: Dialogue, user: CurrentUser | undefined): Promise<void> {
  if (dialogue.deletedAt || dialogue.isMockTestCandidate || !(await isHeard(dialogue, user))) {
    throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  }
  if (canPractise({ dialogue, user, now: new Date() })) return
  throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
}

/**
 * What is said in a segment of a dialogue that this visitor may hear. `segmentIndex` is 0-based. A dialogue of a mock test
 * is heard by whoever has begun that test, whatever becomes of the dialogue or their plan: as it was when the test began,
 * as long as it runs.
 *
 * @throws AppError NOT_FOUND (no such dialogue or segment, deleted, a draft, or of a mock test that is not begun), PREMIUM_REQUIRED.
 */
export async function getSegmentToHear(options: Options): Promise<SpokenSegment> {
  const { dialogueId, segmentIndex, findUser } = options
  const dialogue = await getDialogueForScoring(dialogueId)
  const user = await findUser()
  const begun = user ? await findBegun({ userId: user.id, dialogueId }) : null
  if (!begun) await requirePractisable(dialogue, user)
  const segment = (begun?.segments ?? dialogue.segments)[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  const { text, gender } = segment
  return { dialogueId, asOf: begun?.segments ? begun.startedAt : null, text, gender, language: spokenLanguage(segment) }
}
