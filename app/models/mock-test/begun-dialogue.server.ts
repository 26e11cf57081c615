import { z } from 'zod'
import { type Database, storableJson } from '#app/db.server.ts'
import { parseTranscript, SegmentSchema } from '../dialogues/segment.ts'

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
