import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { db } from '#app/db.server.ts'
import { parseTranscript, type Segment } from '#app/models/dialogues/segment.ts'
import { MARK_NAME } from '#app/services/speech/store/recording-store.server.ts'

/** A recording from tests/fixtures, by file name. */
export function fixture(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
}

export interface SampleRow {
  id: number
  segments: Segment[]
}

async function getDialogue(where: { accessLevel: 'free' | 'premium' }): Promise<SampleRow> {
  const row = await db.dialogue.findFirstOrThrow({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return { id: row.id, segments: parseTranscript(row.transcript).segments }
}

export const getSample = () => getDialogue({ accessLevel: 'free' })
export const getPremium = () => getDialogue({ accessLevel: 'premium' })

interface FormOptions {
  dialogueId: number
  submissionId?: string
  /** By 0-based segment index. */
  recordings?: Record<number, Uint8Array>
  transcripts?: { segmentIndex: number; text: string; source?: 'typed' | 'browser' }[]
}

/** The multipart body of a practice submission, as a browser sends it. */
export function submissionForm(options: FormOptions): FormData {
  const form = new FormData()
  form.set('dialogueId', String(options.dialogueId))
  form.set('submissionId', options.submissionId ?? randomUUID())
  for (const [index, bytes] of Object.entries(options.recordings ?? {})) {
    form.append('recordings', new File([new Uint8Array(bytes)], `${index}.webm`, { type: 'audio/webm' }))
  }
  if (options.transcripts) form.set('transcripts', JSON.stringify(options.transcripts))
  return form
}

/** Every segment answered with the words that `answer` returns. */
export function answersOf(segments: Segment[], answer: (segment: Segment, index: number) => string) {
  return segments.map((segment, segmentIndex) => ({ segmentIndex, text: answer(segment, segmentIndex) }))
}

/** The names of the recordings that are stored on disk. */
export function filesOnDisk(): string[] {
  const folder = join(process.env.DATA_DIR ?? '', 'audio/recordings')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== MARK_NAME)
    .map(({ name }) => name)
}
