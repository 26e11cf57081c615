import { createHash } from 'node:crypto'
import { RETIRED_RECORDING_DAYS } from '#app/config/segment-audio.ts'
import { type Database, db, storableJson } from '#app/db.server.ts'
import { type Language, spokenLanguage } from '../dialogues/language.ts'
import type { Segment } from '../dialogues/segment.ts'
import { type Mastering, MasteringSchema, movedRecordings, type SpokenWords } from './segment-recording.ts'

/** What a recording is found by: its dialogue, and what is said in it. */
export interface RecordedWords {
  dialogueId: number
  language: Language
  words: string
}

export interface SegmentRecording {
  id: number
  dialogueId: number
  language: string
  words: string
  wordsHash: string
  segmentIndex: number
  contentHash: string
  bytes: number
  durationMs: number
  mastering: Mastering
  /** Null where that account is gone. */
  createdById: number | null
  createdAt: Date
}

const WANTED = {
  id: true,
  dialogueId: true,
  language: true,
  words: true,
  wordsHash: true,
  segmentIndex: true,
  contentHash: true,
  bytes: true,
  durationMs: true,
  mastering: true,
  createdById: true,
  createdAt: true,
} as const

const toRecording = (row: Omit<SegmentRecording, 'mastering'> & { mastering: unknown }): SegmentRecording => ({
  ...row,
  mastering: MasteringSchema.parse(row.mastering),
})

/** SHA-256 of the spoken words, in lower-case hex. */
export function hashWords(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}

/** Segments as recordings are paired with them. */
export function spokenWords(segments: readonly Pick<Segment, 'speaker' | 'text'>[]): SpokenWords[] {
  return segments.map(({ speaker, text }) => ({ language: spokenLanguage({ speaker }), wordsHash: hashWords(text) }))
}

/** Of what was in force at a moment, or is now (null). */
function inForce(asOf: Date | null) {
  return asOf === null
    ? { retiredAt: null }
    : { createdAt: { lte: asOf }, OR: [{ retiredAt: null }, { retiredAt: { gt: asOf } }] }
}

/** The file with which a segment of these words was to be heard at a moment, or is now (`asOf` null). */
export function findRecordedFile(options: RecordedWords & { asOf: Date | null }) {
  const { dialogueId, language, words, asOf } = options
  return db.segmentRecording.findFirst({
    where: { dialogueId, language, wordsHash: hashWords(words), ...inForce(asOf) },
    orderBy: { createdAt: 'desc' },
    select: { contentHash: true, durationMs: true },
  })
}

/** How long the recordings of a dialogue are that were to be heard at a moment, in milliseconds; null for other words. */
export async function readRecordedMs(options: {
  dialogueId: number
  asOf: Date | null
}): Promise<(said: Pick<RecordedWords, 'language' | 'words'>) => number | null> {
  const { dialogueId, asOf } = options
  const rows = await db.segmentRecording.findMany({
    where: { dialogueId, ...inForce(asOf) },
    // The youngest of the same words is set last.
    orderBy: { createdAt: 'asc' },
    select: { language: true, wordsHash: true, durationMs: true },
  })
  const durations = new Map(rows.map(({ language, wordsHash, durationMs }) => [`${language} ${wordsHash}`, durationMs]))
  return ({ language, words }) => durations.get(`${language} ${hashWords(words)}`) ?? null
}

/** Recordings of a dialogue that are in force, also those whose words it does not say any more. */
export async function listRecordings(dialogueId: number, database: Database = db): Promise<SegmentRecording[]> {
  const rows = await database.segmentRecording.findMany({
    where: { dialogueId, retiredAt: null },
    orderBy: [{ segmentIndex: 'asc' }, { id: 'asc' }],
    select: WANTED,
  })
  return rows.map(toRecording)
}

/** One that is in force. */
export async function findRecording(id: number, database: Database = db): Promise<SegmentRecording | null> {
  const row = await database.segmentRecording.findFirst({ where: { id, retiredAt: null }, select: WANTED })
  return row && toRecording(row)
}

/** Puts a recording in the place of the computer voice; one that was there for the same words is retired. */
export async function insertRecording(
  options: RecordedWords & {
    segmentIndex: number
    file: Pick<SegmentRecording, 'contentHash' | 'bytes' | 'durationMs' | 'mastering'>
    createdById: number
    now: Date
    database: Database
  },
): Promise<SegmentRecording> {
  const { dialogueId, language, words, segmentIndex, file, createdById, now, database } = options
  const wordsHash = hashWords(words)
  await database.segmentRecording.updateMany({
    where: { dialogueId, language, wordsHash, retiredAt: null },
    data: { retiredAt: now },
  })
  const { contentHash, bytes, durationMs, mastering } = file
  const row = await database.segmentRecording.create({
    data: {
      contentHash,
      bytes,
      durationMs,
      mastering: JSON.parse(storableJson(mastering)),
      dialogueId,
      language,
      words,
      wordsHash,
      segmentIndex,
      createdById,
      createdAt: now,
    },
    select: WANTED,
  })
  return toRecording(row)
}

/** Takes a recording back. @returns whether it was in force. */
export async function retireRecording(options: { id: number; now: Date; database: Database }): Promise<boolean> {
  const { id, now, database } = options
  const { count } = await database.segmentRecording.updateMany({
    where: { id, retiredAt: null },
    data: { retiredAt: now },
  })
  return count === 1
}

/** Follows the words of recordings to their new places after a dialogue was edited. */
export async function followWords(options: {
  dialogueId: number
  before: readonly SpokenWords[]
  after: readonly SpokenWords[]
  database: Database
}): Promise<void> {
  const { dialogueId, before, after, database } = options
  const recordings = await listRecordings(dialogueId, database)
  for (const { id, segmentIndex } of movedRecordings({ before, after, recordings })) {
    await database.segmentRecording.update({ where: { id }, data: { segmentIndex } })
  }
}

/** From now on the seed leaves the dialogue's words alone: a recording of them is an admin's work too. */
export async function keepFromSeed(dialogueId: number, database: Database): Promise<void> {
  // Not a save of the dialogue: an admin editing it must not see a conflict.
  await database.$executeRaw`UPDATE dialogues SET edited_by_admin = true WHERE id = ${dialogueId}`
}

/** Forgets recordings that were taken back long ago. @returns how many. */
export async function forgetRetired(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM segment_recordings WHERE retired_at < now() - make_interval(days => ${RETIRED_RECORDING_DAYS})`
}

/** Those of these hashes that a recording has. */
export async function findKnownFiles(hashes: string[]): Promise<Set<string>> {
  const rows = await db.segmentRecording.findMany({
    where: { contentHash: { in: hashes } },
    select: { contentHash: true },
  })
  return new Set(rows.map(({ contentHash }) => contentHash))
}
