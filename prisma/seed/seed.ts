import { SEED_TIMEOUT_MS } from '#app/config/database.ts'
import { db, type Database, inTransaction } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { sourceWords } from '#app/models/dialogues/content-rules.ts'
import { type DialogueFile, readFileSegments } from '#app/models/dialogues/dialogue-file.ts'
import type { VocabularyFile } from '#app/models/vocabulary/vocabulary-file.ts'
import { type ContentFile, parseContent, readContent, readMockTests } from './content.ts'
import { type DemoAccount, type DemoChoice, seedDemoAccounts } from './demo.ts'
import { areMockTestsSeeded, seedMockTests } from './mock-tests.ts'
import { takeTurn } from './turns.ts'
import { isVocabularySeeded, readVocabulary, seedVocabulary } from './vocabulary.ts'

/** The advisory lock under which one process seeds. An arbitrary unique number. */
const SEED_LOCK = 56_778_001

export interface SeedReport {
  created: number
  updated: number
}

const NOTHING_CHANGED: SeedReport = { created: 0, updated: 0 }

async function listKnownHashes(database: Database): Promise<Set<string | null>> {
  const rows = await database.dialogue.findMany({ where: { slug: { not: null } }, select: { contentHash: true } })
  return new Set(rows.map(({ contentHash }) => contentHash))
}

/** The columns of a dialogue. A new field in the file reaches the database without a change here. */
function toRow({ version: _version, durationSeconds, segments: stated, aim, voices, ...columns }: DialogueFile) {
  const { segments, guidance } = readFileSegments(stated)
  return {
    ...columns,
    aim: aim.en,
    aimTr: aim.tr,
    voices: voices ?? Prisma.DbNull,
    duration: durationSeconds,
    wordCount: sourceWords(segments),
    transcript: JSON.stringify({ segments }),
    guidance: JSON.stringify(guidance),
  }
}

interface Changed {
  file: DialogueFile
  hash: string
}

/** Inserts new dialogues in the order of their files, in one statement. */
async function addDialogues(tx: Database, added: Changed[]): Promise<void> {
  await tx.dialogue.createMany({
    data: added.map(({ file, hash }) => ({ ...toRow(file), contentHash: hash })),
  })
}

/** A dialogue edited by an admin keeps the admin's text; only the file's new version is recorded. */
async function updateDialogue(tx: Database, options: Changed & { editedByAdmin: boolean }): Promise<void> {
  const { file, hash, editedByAdmin } = options
  const changes = editedByAdmin ? {} : toRow(file)
  await tx.dialogue.update({ where: { slug: file.slug }, data: { ...changes, contentHash: hash } })
}

async function importDialogues(tx: Database, files: ContentFile[]): Promise<SeedReport> {
  const changed = files.map((content) => ({ file: parseContent(content), hash: content.hash }))
  const slugs = changed.map(({ file }) => file.slug)
  const rows = await tx.dialogue.findMany({
    where: { slug: { in: slugs } },
    select: { slug: true, editedByAdmin: true },
  })
  const known = new Map(rows.map(({ slug, editedByAdmin }) => [slug, editedByAdmin]))
  const added = changed.filter(({ file }) => !known.has(file.slug))
  await addDialogues(tx, added)
  for (const one of changed) {
    const editedByAdmin = known.get(one.file.slug)
    if (editedByAdmin !== undefined) await updateDialogue(tx, { ...one, editedByAdmin })
  }
  return { created: added.length, updated: [...known.values()].filter((editedByAdmin) => !editedByAdmin).length }
}

interface Content {
  dialogues: ContentFile[]
  vocabulary: VocabularyFile[]
  mockTests?: ContentFile[]
}

async function importChanged(tx: Database, content: Content): Promise<SeedReport> {
  await takeTurn(tx, SEED_LOCK)
  // Checked again under the lock: another process may just have seeded.
  const known = await listKnownHashes(tx)
  const report = await importDialogues(
    tx,
    content.dialogues.filter(({ hash }) => !known.has(hash)),
  )
  await seedVocabulary(tx, { dialogues: content.dialogues.map(parseContent), files: content.vocabulary })
  await seedMockTests(tx, content.mockTests ?? [])
  return report
}

/**
 * Updates dialogues, vocabulary and mock tests from the content files, all or nothing. Four queries if nothing has
 * changed. The report counts dialogues.
 */
export async function seedContent(content: Content): Promise<SeedReport> {
  const known = await listKnownHashes(db)
  const isCurrent =
    content.dialogues.every(({ hash }) => known.has(hash)) &&
    (await areMockTestsSeeded(db, content.mockTests ?? [])) &&
    (await isVocabularySeeded(db, { dialogues: content.dialogues.map(parseContent), files: content.vocabulary }))
  return isCurrent ? NOTHING_CHANGED : inTransaction((tx) => importChanged(tx, content), { timeoutMs: SEED_TIMEOUT_MS })
}

/** Prepares the database for the first visitor: the content, and demo accounts if wanted (demo.ts). */
export async function seed(options: { demo: DemoChoice }): Promise<SeedReport & { demoAccounts: DemoAccount[] }> {
  const report = await seedContent({
    dialogues: await readContent(),
    vocabulary: await readVocabulary(),
    mockTests: await readMockTests(),
  })
  return { ...report, demoAccounts: await seedDemoAccounts(options.demo) }
}
