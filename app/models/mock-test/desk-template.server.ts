import { type Database, db } from '#app/db.server.ts'
import type { AccessLevel, Level } from '#app/generated/prisma/enums.ts'
import type { TemplateDraft } from './template-draft.ts'
import type { Candidate, TemplateRow, TemplateValues } from './template-values.ts'

/** A template with everything that an admin sees. */
export interface DeskTemplate {
  id: number
  title: string
  titleTr: string | null
  description: string
  descriptionTr: string | null
  level: Level
  category: string
  durationMinutes: number
  totalPoints: number
  passingScore: number
  dialogue1Id: number
  dialogue2Id: number
  accessLevel: AccessLevel
  isActive: boolean
  /** Null for a draft. */
  publishedAt: Date | null
  /** Identifies this version, to detect that another admin saved it meanwhile. */
  updatedAt: Date
}

const WANTED = {
  id: true,
  title: true,
  titleTr: true,
  description: true,
  descriptionTr: true,
  level: true,
  category: true,
  durationMinutes: true,
  totalPoints: true,
  passingScore: true,
  dialogue1Id: true,
  dialogue2Id: true,
  accessLevel: true,
  isActive: true,
  publishedAt: true,
  updatedAt: true,
} as const

/** The template, locked until the transaction ends. */
export async function lockTemplate(options: { id: number; database: Database }): Promise<DeskTemplate | null> {
  const { id, database } = options
  await database.$queryRaw`SELECT id FROM mock_test_templates WHERE id = ${id} FOR UPDATE`
  return database.mockTestTemplate.findUnique({ where: { id }, select: WANTED })
}

export function findDeskTemplate(id: number): Promise<DeskTemplate | null> {
  return db.mockTestTemplate.findUnique({ where: { id }, select: WANTED })
}

/** Adds a draft. */
export function insertTemplate(options: { draft: TemplateDraft; database: Database }): Promise<DeskTemplate> {
  const { draft, database } = options
  return database.mockTestTemplate.create({
    data: { ...draft, publishedAt: null, editedByAdmin: true },
    select: WANTED,
  })
}

/** Updates columns of a template. From then on the seed leaves it unchanged. */
export function overwriteTemplate(options: {
  id: number
  columns: TemplateDraft | { isActive: boolean; updatedAt: Date }
  database: Database
}): Promise<DeskTemplate> {
  const { id, columns, database } = options
  return database.mockTestTemplate.update({ where: { id }, data: { ...columns, editedByAdmin: true }, select: WANTED })
}

/** Publishes a template, or makes it a draft again. This is not a new version, and the seed still updates its texts. */
export function writeTemplatePublication(options: {
  stored: DeskTemplate
  publishedAt: Date | null
  database: Database
}): Promise<DeskTemplate> {
  const { stored, publishedAt, database } = options
  const data = { publishedAt, updatedAt: stored.updatedAt }
  return database.mockTestTemplate.update({ where: { id: stored.id }, data, select: WANTED })
}

/**
 * Which of these dialogues a mock test may use: marked for mock tests and not deleted. Locked until the transaction ends.
 */
export function holdCandidates(options: {
  ids: number[]
  database: Database
}): Promise<{ id: number; isPublished: boolean }[]> {
  const { ids, database } = options
  return database.$queryRaw`
    SELECT id, published_at IS NOT NULL AS "isPublished" FROM dialogues WHERE id = ANY(${ids}) AND is_mock_test_candidate AND deleted_at IS NULL
    ORDER BY id FOR SHARE`
}

/** The dialogues that a mock test may use, by title. */
export async function listCandidates(): Promise<Omit<Candidate, 'uses'>[]> {
  const rows = await db.dialogue.findMany({
    where: { isMockTestCandidate: true, deletedAt: null },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, topic: true, level: true, publishedAt: true },
  })
  return rows.map(({ publishedAt, ...candidate }) => ({ ...candidate, isDraft: publishedAt === null }))
}

/** Every template, active ones first, in order. */
export async function listDeskTemplates(): Promise<TemplateRow[]> {
  const titled = { select: { title: true } } as const
  const { description: _description, descriptionTr: _descriptionTr, ...shown } = WANTED
  const rows = await db.mockTestTemplate.findMany({
    orderBy: [{ isActive: 'desc' }, { id: 'asc' }],
    select: { ...shown, dialogue1: titled, dialogue2: titled },
  })
  return rows.map(({ dialogue1, dialogue2, ...row }) => ({
    id: row.id,
    title: row.title,
    titleTr: row.titleTr,
    category: row.category,
    level: row.level,
    durationMinutes: row.durationMinutes,
    totalPoints: row.totalPoints,
    passingScore: row.passingScore,
    accessLevel: row.accessLevel,
    isActive: row.isActive,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    dialogues: [dialogue1.title, dialogue2.title],
    dialogueIds: [row.dialogue1Id, row.dialogue2Id],
  }))
}

/** The stored template as form values. */
export function toTemplateValues(template: DeskTemplate): TemplateValues {
  return {
    title: template.title,
    titleTr: template.titleTr ?? '',
    description: template.description,
    descriptionTr: template.descriptionTr ?? '',
    level: template.level,
    category: template.category,
    durationMinutes: String(template.durationMinutes),
    totalPoints: String(template.totalPoints),
    passingScore: String(template.passingScore),
    accessLevel: template.accessLevel,
    dialogue1Id: String(template.dialogue1Id),
    dialogue2Id: String(template.dialogue2Id),
    version: template.updatedAt.toISOString(),
  }
}
