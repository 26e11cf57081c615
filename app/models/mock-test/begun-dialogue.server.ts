import { z } from 'zod'
import { db, type Database, storableJson } from '#app/db.server.ts'
import { parseTranscript, type Segment, SegmentSchema } from '../dialogues/segment.ts'

/** The column `dialogues_begun`: both dialogues, in order, as they were when the attempt began. */
const BegunSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Missing in the attempts of the first releases, which use the current ones. */
  titleTr: z.string().nullable().optional(),
  description: z.string(),
  descriptionTr: z.string().nullable().optional(),
  topic: z.string(),
  segments: z.array(SegmentSchema),
})

/** The columns of a dialogue that an attempt keeps, besides its segments. */
export const BEGUN_FIELDS = {
  id: true,
  title: true,
  titleTr: true,
  description: true,
  descriptionTr: true,
  topic: true,
} as const

type BegunDialogue = z.infer<typeof BegunSchema>

/** Null for attempts of the first releases, which use the current dialogues. */
export function parseBegun(column: unknown): BegunDialogue[] | null {
  return z.array(BegunSchema).nullable().parse(column)
}

/** The copy of the dialogues stored with a new attempt, so later edits change neither playback nor scoring. */
export async function snapshotDialogues(tx: Database, ids: readonly [number, number]) {
  const rows = await tx.dialogue.findMany({
    where: { id: { in: [...ids] } },
    select: { ...BEGUN_FIELDS, transcript: true },
  })
  const known = new Map(rows.map((row) => [row.id, row]))
  const begun = ids.flatMap((id): BegunDialogue[] => {
    const row = known.get(id)
    if (!row) return []
    const { transcript, ...columns } = row
    return [{ ...columns, segments: parseTranscript(transcript).segments }]
  })
  return JSON.parse(storableJson(begun))
}

/**
 * Whether a learner has begun a mock test, running or finished, that includes this dialogue; null if not.
 *
 * @returns the segments that a running test plays; null if it uses the current ones.
 */
export async function findBegun(options: {
  userId: number
  dialogueId: number
}): Promise<{ segments: Segment[] | null; startedAt: Date } | null> {
  const { userId, dialogueId } = options
  // None can start while one is running, so a running one is the last.
  const last = await db.mockTestAttempt.findFirst({
    where: { userId, OR: [{ dialogue1Id: dialogueId }, { dialogue2Id: dialogueId }] },
    orderBy: { startedAt: 'desc' },
    select: { status: true, startedAt: true, dialoguesBegun: true },
  })
  if (!last) return null
  const { startedAt } = last
  if (last.status !== 'running') return { segments: null, startedAt }
  const begun = parseBegun(last.dialoguesBegun)?.find(({ id }) => id === dialogueId)
  return { segments: begun?.segments ?? null, startedAt }
}
