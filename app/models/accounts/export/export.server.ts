import { db } from '#app/db.server.ts'
import { EXPORTED_RECORDING, EXPORTED_REVISIONS, inBatches, take } from './export-rows.server.ts'

// The contents of 'Download my data'. Every query names its owner and its columns: password hashes and provider ids
// are never included. Lists are read in batches, each continuing where the previous one ended.

/** The profile with subscription, streak and settings; null if the account has been deleted meanwhile. */
export async function findExportedAccount(userId: number) {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: {
      username: true,
      email: true,
      emailVerified: true,
      emailVerifiedAt: true,
      firstName: true,
      lastName: true,
      profileImageUrl: true,
      googleId: true,
      role: true,
      createdAt: true,
      subscriptionStatus: true,
      subscriptionPeriodEnd: true,
      cancelAtPeriodEnd: true,
      manualProUntil: true,
      currentStreak: true,
      longestStreak: true,
      lastStreakIncrementDate: true,
      lastMockTestDate: true,
      hasCompletedInterfaceTutorial: true,
      billingAccount: { select: { plan: true } },
      settings: {
        select: {
          notifications: true,
          marketingEmails: true,
          language: true,
          timezone: true,
          voice: true,
          planDeclinedAt: true,
        },
      },
    },
  })
  if (!row) return null
  const { googleId, billingAccount, ...account } = row
  return { ...account, subscriptionPlan: billingAccount?.plan ?? null, linkedWithGoogle: googleId !== null }
}

export type ExportedRecording = Awaited<ReturnType<typeof readRecordings>>[number]

function readRecordings(userId: number, last: { id: string } | undefined) {
  return db.recording.findMany({
    where: {
      OR: [{ submission: { userId } }, { mockTestSegment: { attempt: { userId } } }],
      ...(last && { id: { gt: last.id } }),
    },
    orderBy: { id: 'asc' },
    take,
    select: { ...EXPORTED_RECORDING, mockTestSegment: { select: { mockTestAttemptId: true, dialogueId: true } } },
  })
}

/** The storage keys of the recordings, in no particular order. */
export function listExportedRecordings(userId: number) {
  return inBatches<ExportedRecording>((last) => readRecordings(userId, last))
}

/** Recordings of attempts that are not submitted yet. The inspection's measurements are not personal data. */
export function listExportedStaged(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { attemptId: string; segmentIndex: number } | undefined) =>
    db.stagedRecording.findMany({
      where: {
        userId,
        ...(last && {
          OR: [
            { attemptId: { gt: last.attemptId } },
            { attemptId: last.attemptId, segmentIndex: { gt: last.segmentIndex } },
          ],
        }),
      },
      orderBy: [{ attemptId: 'asc' }, { segmentIndex: 'asc' }],
      take,
      select: {
        attemptId: true,
        segmentIndex: true,
        dialogue: { select: { title: true } },
        storageKey: true,
        bytes: true,
        transcript: true,
        transcriptSource: true,
        createdAt: true,
      },
    })
  return inBatches<Row>(read)
}

/** Newest first, each with its evaluation and transcript. */
export function listExportedSubmissions(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { createdAt: Date; id: string } | undefined) =>
    db.submission.findMany({
      where: {
        userId,
        ...(last && {
          OR: [{ createdAt: { lt: last.createdAt } }, { createdAt: last.createdAt, id: { lt: last.id } }],
        }),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take,
      select: {
        id: true,
        type: true,
        status: true,
        dialogueTitle: true,
        dialogueTopic: true,
        dialogueLevel: true,
        overallScore: true,
        createdAt: true,
        suppliedTranscripts: true,
        markedBy: true,
        ownMarks: true,
        segmentNotes: true,
        feedback: true,
        recordings: {
          orderBy: { segmentIndex: 'asc' },
          select: {
            id: true,
            segmentIndex: true,
            storageKey: true,
            mimeType: true,
            bytes: true,
            durationMs: true,
            transcript: true,
            transcriptSource: true,
            delivery: true,
            saved: true,
            createdAt: true,
          },
        },
        revisions: EXPORTED_REVISIONS,
      },
    })
  return inBatches<Row>(read)
}

/** Newest first. */
export function listExportedNotifications(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { id: number } | undefined) =>
    db.notification.findMany({
      where: { userId, ...(last && { id: { lt: last.id } }) },
      orderBy: { id: 'desc' },
      take,
      select: { id: true, kind: true, data: true, message: true, link: true, isRead: true, createdAt: true },
    })
  return inBatches<Row>(read)
}

/** Newest first. */
export function listExportedFeedback(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { id: number } | undefined) =>
    db.feedback.findMany({
      where: { userId, ...(last && { id: { lt: last.id } }) },
      orderBy: { id: 'desc' },
      take,
      select: { id: true, category: true, comment: true, pageUrl: true, createdAt: true },
    })
  return inBatches<Row>(read)
}

const MARKED_DIALOGUE = { dialogueId: true, createdAt: true, dialogue: { select: { title: true } } } as const

export function listExportedBookmarks(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { dialogueId: number } | undefined) =>
    db.bookmark.findMany({
      where: { userId, ...(last && { dialogueId: { gt: last.dialogueId } }) },
      orderBy: { dialogueId: 'asc' },
      take,
      select: MARKED_DIALOGUE,
    })
  return inBatches<Row>(read)
}

export function listExportedLikes(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { dialogueId: number } | undefined) =>
    db.like.findMany({
      where: { userId, ...(last && { dialogueId: { gt: last.dialogueId } }) },
      orderBy: { dialogueId: 'asc' },
      take,
      select: MARKED_DIALOGUE,
    })
  return inBatches<Row>(read)
}

export function listExportedNotes(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { submissionId: string } | undefined) =>
    db.sessionNote.findMany({
      where: { userId, ...(last && { submissionId: { gt: last.submissionId } }) },
      orderBy: { submissionId: 'asc' },
      take,
      select: { submissionId: true, notes: true, createdAt: true, updatedAt: true },
    })
  return inBatches<Row>(read)
}

/** By day, oldest first. */
export function listExportedProgress(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { date: Date } | undefined) =>
    db.dailyProgress.findMany({
      where: { userId, ...(last && { date: { gt: last.date } }) },
      orderBy: { date: 'asc' },
      take,
      select: { date: true, xpEarned: true },
    })
  return inBatches<Row>(read)
}
