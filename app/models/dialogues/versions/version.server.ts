import { z } from 'zod'
import { type Database, db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { FilePartsSchema } from '../dialogue-file.ts'
import { GuidanceSchema } from '../guidance.ts'
import { SegmentSchema } from '../segment.ts'
import { VERSION_ORIGINS, type VersionContent, type VersionOrigin } from './version.ts'
import { LISTED_FIELDS } from '../listed-fields.ts'

const ContentSchema = z.object({
  ...LISTED_FIELDS,
  wordCount: z.number().int().nullable(),
  isMockTestCandidate: z.boolean(),
  /** Null and none in versions that are older than these fields. */
  aim: z.string().nullable().default(null),
  aimTr: z.string().nullable().default(null),
  segments: z.array(SegmentSchema),
  guidance: GuidanceSchema.default([]),
  ...FilePartsSchema.shape,
  voices: FilePartsSchema.shape.voices.optional(),
}) satisfies z.ZodType<VersionContent>

/** Of a row of `dialogues`. */
const CONTENT = Prisma.sql`jsonb_build_object('title', title, 'titleTr', title_tr, 'hook', hook, 'hookTr', hook_tr,
  'description', description, 'descriptionTr', description_tr, 'aim', aim, 'aimTr', aim_tr, 'topic', topic, 'level', level, 'duration', duration, 'wordCount', word_count, 'accessLevel', access_level,
  'isMockTestCandidate', is_mock_test_candidate, 'segments', transcript::jsonb -> 'segments', 'guidance', guidance::jsonb, 'terms', terms,
  'reviews', reviews, 'voices', voices)`

interface Kept {
  dialogueId: number
  database: Database
}

/** Keeps a dialogue as it is now. A version of a published dialogue is seen by learners from now on. */
export async function keepVersion(
  options: Kept & { origin: VersionOrigin; author: { id: number; username: string } },
): Promise<void> {
  const { dialogueId, origin, author, database } = options
  await database.$executeRaw`
    INSERT INTO dialogue_versions (dialogue_id, origin, author_id, author_name, content, published_at)
    SELECT id, ${origin}, ${author.id}, ${author.username}, ${CONTENT},
      CASE WHEN published_at IS NOT NULL THEN clock_timestamp() END
    FROM dialogues WHERE id = ${dialogueId}`
}

/** Keeps a dialogue as it is before it is first changed here, so that it can be restored. */
export async function keepEarlier({ dialogueId, database }: Kept): Promise<void> {
  await database.$executeRaw`
    INSERT INTO dialogue_versions (dialogue_id, origin, content, published_at, created_at)
    SELECT id, 'earlier', ${CONTENT}, published_at, updated_at FROM dialogues
    WHERE id = ${dialogueId} AND NOT EXISTS (SELECT FROM dialogue_versions WHERE dialogue_id = ${dialogueId})`
}

/** Notes that learners see the newest version from now on. */
export async function markPublished({ dialogueId, database }: Kept): Promise<void> {
  await keepEarlier({ dialogueId, database })
  await database.$executeRaw`
    UPDATE dialogue_versions SET published_at = clock_timestamp()
    WHERE id = (SELECT max(id) FROM dialogue_versions WHERE dialogue_id = ${dialogueId}) AND published_at IS NULL`
}

const VersionSchema = z.object({
  id: z.number().int(),
  origin: z.enum(VERSION_ORIGINS),
  authorName: z.string().nullable(),
  content: ContentSchema,
  publishedAt: z.date().nullable(),
  createdAt: z.date(),
})
export type Version = z.infer<typeof VersionSchema>

const WANTED = { id: true, origin: true, authorName: true, content: true, publishedAt: true, createdAt: true } as const

/** The versions of a dialogue, newest first; `before` is the last ID of the previous page. */
export async function listVersions(options: {
  dialogueId: number
  before: number | undefined
  limit: number
}): Promise<{ versions: Version[]; hasMore: boolean }> {
  const { dialogueId, before, limit } = options
  const rows = await db.dialogueVersion.findMany({
    where: { dialogueId, ...(before !== undefined && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: WANTED,
  })
  const versions = z.array(VersionSchema).parse(rows)
  return { versions, hasMore: versions.length > limit }
}

/** A version of this dialogue; null if it has none with this ID. */
export async function findVersion(options: {
  id: number
  dialogueId: number
  database?: Database
}): Promise<Version | null> {
  const { id, dialogueId, database = db } = options
  const row = await database.dialogueVersion.findFirst({ where: { id, dialogueId }, select: WANTED })
  return row && VersionSchema.parse(row)
}
