import { createHash } from 'node:crypto'
import { RETIRED_RECORDING_DAYS } from '#app/config/segment-audio.ts'
import { type Database, db, storableJson } from '#app/db.server.ts'
import { type Language, spokenLanguage } from '../dialogues/language.ts'
import type { Segment } from '../dialogues/segment.ts'
import { type Mastering, MasteringSchema, movedRecordings, type SpokenWords } from './segment-recording.ts'

/** The key of a recording: its dialogue and spoken text. */
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
  /** Null if that account was deleted. */
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

/** SHA-256 of the spoken text, in lower-case hex. */
export function hashWords(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}

/** Segments in the shape for pairing with recordings. */
export function spokenWords(segments: readonly Pick<Segment, 'speaker' | 'text'>[]): SpokenWords[] {
  return segments.map(({ speaker, text }) => ({ language: spokenLanguage({ speaker }), wordsHash: hashWords(text) }))
}

/** Filter: active at a given time, or now (null). */
function inForce(asOf: Date | null) {
  return asOf === null
    ? { retiredAt: null }
    : { createdAt: { lte: asOf }, OR: [{ retiredAt: null }, { retiredAt: { gt: asOf } }] }
}

/** The recording file for this text that was active at a given time, or is now (`asOf` null). */
export function findRecordedFile(options: RecordedWords & { asOf: Date | null }) {
  const { dialogueId, language, words, asOf } = options
  return db.segmentRecording.findFirst({
    where: { dialogueId, language, wordsHash: hashWords(words), ...inForce(asOf) },
    orderBy: { createdAt: 'desc' },
    select: { contentHash: true, durationMs: true },
  })
}

/** Lengths, in milliseconds, of a dialogue's recordings active at a given time; null for texts without one. */
export async function readRecordedMs(options: {
  dialogueId: number
  asOf: Date | null
}): Promise<(said: Pick<RecordedWords, 'language' | 'words'>) => number | null> {
  const { dialogueId, asOf } = options
  const rows = await db.segmentRecording.findMany({
    where: { dialogueId, ...inForce(asOf) },
    // Of recordings with the same text, the latest wins.
    orderBy: { createdAt: 'asc' },
    select: { language: true, wordsHash: true, durationMs: true },
  })
  const durations = new Map(rows.map(({ language, wordsHash, durationMs }) => [`${language} ${wordsHash}`, durationMs]))
  return ({ language, words }) => durations.get(`${language} ${hashWords(words)}`) ?? null
}

/** The active recordings of a dialogue, including those whose text it no longer contains. */
export async function listRecordings(dialogueId: number, database: Database = db): Promise<SegmentRecording[]> {
  const rows = await database.segmentRecording.findMany({
    where: { dialogueId, retiredAt: null },
    orderBy: [{ segmentIndex: 'asc' }, { id: 'asc' }],
    select: WANTED,
  })
  return rows.map(toRecording)
}

/** An active recording. */
export async function findRecording(id: number, database: Database = db): Promise<SegmentRecording | null> {
  const row = await database.segmentRecording.findFirst({ where: { id, retiredAt: null }, select: WANTED })
  return row && toRecording(row)
}

/** Replaces the computer voice with a recording, and retires an earlier one of the same text. */
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

/** Retires a recording. @returns whether it was active. */
export async function retireRecording(options: { id: number; now: Date; database: Database }): Promise<boolean> {
  const { id, now, database } = options
  const { count } = await database.segmentRecording.updateMany({
    where: { id, retiredAt: null },
    data: { retiredAt: now },
  })
  return count === 1
}

/** Moves recordings to the new positions of their texts after a dialogue was edited. */
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

/** From now on the seed leaves the dialogue's text unchanged: a recording is an admin's work too. */
export async function keepFromSeed(dialogueId: number, database: Database): Promise<void> {
  // `updatedAt` stays the same, so that an admin editing the dialogue gets no conflict.
  await database.$executeRaw`UPDATE dialogues SET edited_by_admin = true WHERE id = ${dialogueId}`
}

/** Deletes recordings that were retired long ago. @returns how many. */
export async function forgetRetired(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM segment_recordings WHERE retired_at < now() - make_interval(days => ${RETIRED_RECORDING_DAYS})`
}

/** Those of these hashes that belong to a recording. */
export async function findKnownFiles(hashes: string[]): Promise<Set<string>> {
  const rows = await db.segmentRecording.findMany({
    where: { contentHash: { in: hashes } },
    select: { contentHash: true },
  })
  return new Set(rows.map(({ contentHash }) => contentHash))
}
