import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, isJustUnpublished, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { findHeardSegment, type HeardSegment } from '#app/models/dialogues/heard-segment.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import type { VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import { hasBegunPractice } from '#app/models/practice/begun-practice.server.ts'

interface SpokenSegment {
  dialogueId: number
  /** When the mock test that plays it began: the version of that time. Null: the current version. */
  asOf: Date | null
  /** Whether any segment of the dialogue has been recorded. */
  hasRecordings: boolean
  text: string
  language: Language
  gender: 'male' | 'female'
  /** The voice that the listener prefers. In a mock test everybody hears the best one there is. */
  choice: VoiceChoice | undefined
}

interface Options {
  dialogueId: number
  segmentIndex: number
  findUser: () => Promise<CurrentUser | undefined>
  /** A guest's. */
  guestChoice: VoiceChoice
}

/** Admins may play drafts. Learners who began an unpublished dialogue or have a result for it may still play it. */
async function isHeard(
  { id, publishedAt, unpublishedAt }: HeardSegment,
  user: CurrentUser | undefined,
): Promise<boolean> {
  if (publishedAt !== null || seesDrafts(user)) return true
  if (unpublishedAt === null) return false
  if (isJustUnpublished({ unpublishedAt, now: new Date() })) return true
  return user !== undefined && hasBegunPractice({ userId: user.id, dialogueId: id, orHandedIn: true })
}

async function requirePractisable(dialogue: HeardSegment, user: CurrentUser | undefined): Promise<void> {
  if (dialogue.deletedAt || dialogue.isMockTestCandidate || !(await isHeard(dialogue, user))) {
    throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  }
  if (canPractise({ dialogue, user, now: new Date() })) return
  throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
}

/**
 * The text spoken in a segment that this visitor may play. `segmentIndex` is 0-based. A learner who has begun a mock test
 * may play its dialogues even if the dialogue or their plan changes; while the test runs, as they were when it began.
 *
 * @throws AppError NOT_FOUND (no such dialogue or segment, deleted, a draft, or in a mock test not begun),
 *   PREMIUM_REQUIRED.
 */
export async function getSegmentToHear(options: Options): Promise<SpokenSegment> {
  const { dialogueId, segmentIndex, findUser, guestChoice } = options
  const user = await findUser()
  const heard = await findHeardSegment({ dialogueId, segmentIndex, userId: user?.id })
  if (!heard) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { segment, begunAt, isAsBegun, hasRecordings } = heard
  if (!begunAt) await requirePractisable(heard, user)
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  const { text, gender } = segment
  const asOf = isAsBegun ? begunAt : null
  const choice = begunAt ? undefined : (user?.voice ?? guestChoice)
  return { dialogueId, asOf, hasRecordings, text, gender, language: spokenLanguage(segment), choice }
}
