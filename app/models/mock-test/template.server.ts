import { z } from 'zod'
import { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'

const DialogueRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  titleTr: z.string().nullable(),
  topic: z.string(),
  level: z.enum(LEVELS),
  segmentCount: z.number().int(),
})

const TemplateRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  titleTr: z.string().nullable(),
  description: z.string(),
  descriptionTr: z.string().nullable(),
  level: z.enum(LEVELS),
  category: z.string(),
  durationMinutes: z.number().int(),
  totalPoints: z.number().int(),
  passingScore: z.number().int(),
  accessLevel: z.enum(ACCESS_LEVELS),
  isActive: z.boolean(),
  isDraft: z.boolean(),
  dialogue1: DialogueRowSchema,
  dialogue2: DialogueRowSchema,
})

export type Template = z.infer<typeof TemplateRowSchema>

const dialogueJson = (alias: Prisma.Sql) => Prisma.sql`
  jsonb_build_object('id', ${alias}.id, 'title', ${alias}.title, 'titleTr', ${alias}.title_tr, 'topic', ${alias}.topic, 'level', ${alias}.level,
    'segmentCount', ${alias}.segment_count)`

/** A template with an unpublished dialogue counts as a draft. */
const PUBLISHED = Prisma.sql`
  (t.published_at IS NOT NULL AND a.published_at IS NOT NULL AND b.published_at IS NOT NULL)`

async function readTemplates(options: { where: Prisma.Sql; orDrafts: boolean }): Promise<Template[]> {
  const { where, orDrafts } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT t.id, t.title, t.title_tr AS "titleTr", t.description, t.description_tr AS "descriptionTr", t.level::text AS level, t.category, t.duration_minutes AS "durationMinutes",
      t.total_points AS "totalPoints", t.passing_score AS "passingScore", t.access_level::text AS "accessLevel",
      t.is_active AS "isActive", NOT ${PUBLISHED} AS "isDraft",
      ${dialogueJson(Prisma.sql`a`)} AS dialogue1, ${dialogueJson(Prisma.sql`b`)} AS dialogue2
    FROM mock_test_templates t JOIN dialogues a ON a.id = t.dialogue1_id JOIN dialogues b ON b.id = t.dialogue2_id
    WHERE t.is_active AND a.deleted_at IS NULL AND b.deleted_at IS NULL AND (${orDrafts} OR ${PUBLISHED}) ${where}
    ORDER BY t.id`
  return z.array(TemplateRowSchema).parse(rows)
}

/** The templates that can be taken, in order, in one statement. Does not check who may take which. */
export async function listTemplates(options: { orDrafts: boolean }): Promise<Template[]> {
  return readTemplates({ ...options, where: Prisma.empty })
}

/** A template that can be taken; null if it is inactive, has a deleted dialogue, or is a draft. */
export async function findTemplate(options: { id: number; orDrafts: boolean }): Promise<Template | null> {
  const { id, orDrafts } = options
  const [template] = await readTemplates({ where: Prisma.sql`AND t.id = ${id}`, orDrafts })
  return template ?? null
}

/** Whether there is a published template that every learner may take. */
export async function hasFreeTemplate(): Promise<boolean> {
  const templates = await readTemplates({ where: Prisma.sql`AND t.access_level = 'free'`, orDrafts: false })
  return templates.length > 0
}
