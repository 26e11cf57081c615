import { z } from 'zod'
import { DIALOGUE_DEFAULT_SECONDS, LEVELS } from '#app/config/dialogues.ts'
import { type Database, db, storableJson } from '#app/db.server.ts'
import type { AccessLevel, Level } from '#app/generated/prisma/enums.ts'
import type { DialogueDraft } from './dialogue-draft.ts'
import { type StoredWords, WORD_FIELDS } from './dialogue-words.ts'
import { guidanceFor, parseGuidance, type SegmentGuidance } from './guidance.ts'
import { keepUnits } from './kept-units.ts'
import { parseTranscript, type Segment } from './segment.ts'

/** A dialogue with everything that admins see and the admin API returns. */
export interface DeskDialogue extends StoredWords {
  id: number
  topic: string
  level: Level
  /** Seconds. */
  duration: number
  wordCount: number | null
  accessLevel: AccessLevel
  isMockTestCandidate: boolean
  audioPath: string | null
  /** What it trains. */
  aim: string | null
  aimTr: string | null
  /** JSON text: `{ segments }`. */
  transcript: string
  /** JSON text (guidance.ts). */
  guidance: string
  createdAt: Date
  /** Identifies this version, to detect that another admin saved it meanwhile. */
  updatedAt: Date
  deletedAt: Date | null
  /** Null for a draft. */
  publishedAt: Date | null
  /** When it was last unpublished. If `publishedAt` is null too, it was never published. */
  unpublishedAt: Date | null
}

const WANTED = {
  id: true,
  ...WORD_FIELDS,
  topic: true,
  level: true,
  duration: true,
  wordCount: true,
  accessLevel: true,
  isMockTestCandidate: true,
  audioPath: true,
  aim: true,
  aimTr: true,
  transcript: true,
  guidance: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  publishedAt: true,
  unpublishedAt: true,
} as const

function writeTranscript(segments: readonly Segment[]): string {
  // Lists read it as jsonb, which rejects the characters that storableJson removes.
  return storableJson({ segments })
}

/** The columns of a draft, as stored. Fields missing from the draft are left out. */
function columnsOf(draft: DialogueDraft) {
  const { segments, guidance, wordCount, duration, accessLevel, isMockTestCandidate, ...texts } = draft
  return {
    title: texts.title,
    description: texts.description,
    topic: texts.topic,
    level: texts.level,
    transcript: writeTranscript(segments),
    ...(texts.titleTr !== undefined && { titleTr: texts.titleTr }),
    ...(texts.hook !== undefined && { hook: texts.hook }),
    ...(texts.hookTr !== undefined && { hookTr: texts.hookTr }),
    ...(texts.descriptionTr !== undefined && { descriptionTr: texts.descriptionTr }),
    ...(texts.aim !== undefined && { aim: texts.aim }),
    ...(texts.aimTr !== undefined && { aimTr: texts.aimTr }),
    ...(guidance !== undefined && { guidance: storableJson(guidance) }),
    ...(wordCount !== undefined && { wordCount }),
    ...(duration !== undefined && { duration }),
    ...(accessLevel !== undefined && { accessLevel }),
    ...(isMockTestCandidate !== undefined && { isMockTestCandidate }),
  }
}

/**
 * Adds an admin's dialogue. Defaults: 300 seconds, premium, listed for practice once published. `publishedAt`: null for a
 * draft.
 */
export function insertDialogue(options: {
  draft: DialogueDraft
  publishedAt: Date | null
  database: Database
}): Promise<DeskDialogue> {
  const { draft, publishedAt, database } = options
  const data = { duration: DIALOGUE_DEFAULT_SECONDS, editedByAdmin: true, publishedAt, ...columnsOf(draft) }
  return database.dialogue.create({ data, select: WANTED })
}

/** The dialogue, deleted or not, locked until the transaction ends. */
export async function lockDialogue(options: { id: number; database: Database }): Promise<DeskDialogue | null> {
  const { id, database } = options
  await database.$queryRaw`SELECT id FROM dialogues WHERE id = ${id} FOR UPDATE`
  return database.dialogue.findUnique({ where: { id }, select: WANTED })
}

/** What an examiner said of the stored segments, as far as the draft still has them. */
function keptGuidance(stored: DeskDialogue, wanted: readonly Segment[]): SegmentGuidance[] {
  const guidance = parseGuidance(stored.guidance)
  if (guidance.length === 0) return guidance
  return guidanceFor({ segments: parseTranscript(stored.transcript).segments, guidance, wanted })
}

/** A draft with the units of meaning and the guidance that it does not name and that still fit. */
export function withStoredParts(stored: DeskDialogue, draft: DialogueDraft): DialogueDraft {
  const { segments } = keepUnits({ stored: parseTranscript(stored.transcript).segments, drafted: draft.segments })
  return { ...draft, segments, guidance: draft.guidance ?? keptGuidance(stored, segments) }
}

/** The columns that a draft would change. */
export function changedColumns(stored: DeskDialogue, draft: DialogueDraft): string[] {
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(columnsOf(draft)).flatMap(([name, value]) => (before.get(name) === value ? [] : [name]))
}

/**
 * Saves a draft over a dialogue. Fields missing from the draft keep their values. From then on the seed leaves it
 * unchanged.
 */
export function overwriteDialogue(options: {
  id: number
  draft: DialogueDraft
  database: Database
}): Promise<DeskDialogue> {
  const { id, draft, database } = options
  return database.dialogue.update({
    where: { id },
    data: { ...columnsOf(draft), editedByAdmin: true },
    select: WANTED,
  })
}

/** Deletes a dialogue from the library (a time), or restores it (null). */
export function setDeleted(options: { id: number; deletedAt: Date | null; database: Database }): Promise<DeskDialogue> {
  const { id, deletedAt, database } = options
  return database.dialogue.update({ where: { id }, data: { deletedAt, editedByAdmin: true }, select: WANTED })
}

/** Publishes or unpublishes a dialogue. This is not a new version: its texts are the same. */
export function writePublication(options: {
  stored: DeskDialogue
  isPublished: boolean
  now: Date
  database: Database
}): Promise<DeskDialogue> {
  const { stored, isPublished, now, database } = options
  const columns = isPublished ? { publishedAt: now } : { publishedAt: null, unpublishedAt: now }
  const data = { ...columns, updatedAt: stored.updatedAt }
  return database.dialogue.update({ where: { id: stored.id }, data, select: WANTED })
}

/** A dialogue of the library; deleted ones only on request. */
export function findDeskDialogue(id: number, { orDeleted = false } = {}): Promise<DeskDialogue | null> {
  return db.dialogue.findFirst({ where: { id, ...(!orDeleted && { deletedAt: null }) }, select: WANTED })
}

/** The deleted dialogues, most recently deleted first. */
export function listDeletedDialogues(): Promise<DeskDialogue[]> {
  const orderBy = [{ deletedAt: 'desc' }, { id: 'desc' }] as const
  return db.dialogue.findMany({ where: { deletedAt: { not: null } }, orderBy: [...orderBy], select: WANTED })
}

const RowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  titleTr: z.string().nullable(),
  hook: z.string().nullable(),
  hookTr: z.string().nullable(),
  topic: z.string(),
  level: z.enum(LEVELS),
  wordCount: z.number().int().nullable(),
  accessLevel: z.enum(['free', 'premium']),
  isMockTestCandidate: z.boolean(),
  segmentCount: z.number().int(),
  publishedAt: z.date().nullable(),
  unpublishedAt: z.date().nullable(),
  deletedAt: z.date().nullable(),
})
export type DeskRow = z.infer<typeof RowSchema>

/** The whole library without its texts, including deleted dialogues, newest first, in one query. */
export async function listDeskRows(): Promise<DeskRow[]> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT id, title, title_tr AS "titleTr", hook, hook_tr AS "hookTr", topic, level::text AS level, word_count AS "wordCount", access_level::text AS "accessLevel",
      is_mock_test_candidate AS "isMockTestCandidate",
      segment_count AS "segmentCount", published_at AS "publishedAt",
      unpublished_at AS "unpublishedAt", deleted_at AS "deletedAt"
    FROM dialogues ORDER BY created_at DESC, id DESC`
  return z.array(RowSchema).parse(rows)
}

/** Titles of the active mock tests that use a dialogue; `publishedOnly`: only those that learners see. */
export async function templatesWith(options: {
  dialogueId: number
  publishedOnly?: boolean
  database: Database
}): Promise<string[]> {
  const { dialogueId, publishedOnly = false, database } = options
  const templates = await database.mockTestTemplate.findMany({
    where: {
      isActive: true,
      ...(publishedOnly && { publishedAt: { not: null } }),
      OR: [{ dialogue1Id: dialogueId }, { dialogue2Id: dialogueId }],
    },
    select: { title: true },
    orderBy: { id: 'asc' },
  })
  return templates.map(({ title }) => title)
}
