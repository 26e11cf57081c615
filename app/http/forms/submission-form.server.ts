import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { MAX_PART_HEADER_BYTES, MAX_PARTS, MAX_SEGMENTS } from '#app/config/practice-submission.ts'
import { MAX_RECORDING_MIB, MAX_SUBMISSION_MIB, MIB_BYTES } from '#app/config/speech.ts'
import type { ErrorCopy } from '#app/config/copy/errors.ts'
import { AppError } from '#app/errors.ts'
import {
  type PracticeSubmission,
  SubmissionFieldsSchema,
  type UploadedRecording,
} from '#app/models/practice/submission-form.ts'

const BOUNDARY = /^multipart\/form-data;.*boundary="?([^";]+)"?/i
const FILE_NAME = 'filename="'
const FIELD_NAMES = ['dialogueId', 'submissionId', 'transcripts', 'staged', 'willType', 'willMark'] as const

/** The first whole number in a file name is the segment's 0-based index. */
function segmentIndexOf(fileName: string): number | undefined {
  const digits = /\d+/.exec(fileName)?.[0]
  const index = digits === undefined ? undefined : Number(digits)
  return index !== undefined && index < MAX_SEGMENTS ? index : undefined
}

/** The last file name in a chunk of a multipart body. */
function lastFileName(chunk: Uint8Array): string | undefined {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const at = bytes.lastIndexOf(FILE_NAME)
  if (at < 0) return undefined
  const start = at + FILE_NAME.length
  const end = bytes.indexOf('"', start)
  return end < 0 ? undefined : bytes.toString('utf8', start, end)
}

interface Received {
  recordings: UploadedRecording[]
  fields: Map<string, string>
}

function take(part: MultipartPart, received: Received): void {
  if (part.name !== 'recordings') {
    if (part.name !== undefined && !part.isFile) received.fields.set(part.name, part.text)
    return
  }
  const segmentIndex = segmentIndexOf(part.filename ?? '')
  if (segmentIndex === undefined) {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.recordingUnnamed)
  }
  if (part.size > MAX_RECORDING_MIB * MIB_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.recordingTooLarge(segmentIndex + 1))
  }
  received.recordings.push({ segmentIndex, bytes: part.bytes })
}

function truncated(segmentIndex: number | undefined): AppError {
  return new AppError('VALIDATION_FAILED', (copy) =>
    segmentIndex === undefined ? copy.truncatedUpload : copy.truncatedRecording(segmentIndex + 1),
  )
}

async function readParts(body: ReadableStream<Uint8Array>, boundary: string): Promise<Received> {
  const received: Received = { recordings: [], fields: new Map() }
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: MAX_PART_HEADER_BYTES,
    maxParts: MAX_PARTS,
    maxFileSize: MAX_SUBMISSION_MIB * MIB_BYTES,
    maxTotalSize: MAX_SUBMISSION_MIB * MIB_BYTES,
  })
  let unfinished: string | undefined
  try {
    for await (const chunk of body) {
      // A header split across two chunks is missed; the message then names no segment.
      unfinished = lastFileName(chunk) ?? unfinished
      for (const part of parser.write(chunk)) take(part, received)
    }
    parser.finish()
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.tooLarge)
    if (!(error instanceof MultipartParseError)) throw error
    if (error.name.startsWith('Max')) throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.tooLarge, { cause: error })
    throw truncated(unfinished === undefined ? undefined : segmentIndexOf(unfinished))
  }
  return received
}

function parseJsonField(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  }
}

function refuseTwice(recordings: { segmentIndex: number }[]): void {
  const seen = new Set<number>()
  for (const { segmentIndex } of recordings) {
    if (seen.has(segmentIndex)) {
      throw new AppError('VALIDATION_FAILED', (copy) => copy.recordingTwice(segmentIndex + 1))
    }
    seen.add(segmentIndex)
  }
}

/**
 * Reads a practice submission: repeated `recordings` files named by 0-based segment index, `dialogueId`, and
 * optionally `submissionId`, `transcripts`, `staged` and `plays` (JSON all), `willType` and `willMark`.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED, naming the segment if known.
 */
export async function readSubmissionForm(request: Request): Promise<PracticeSubmission> {
  const boundary = BOUNDARY.exec(request.headers.get('Content-Type') ?? '')?.[1]
  if (boundary === undefined || request.body === null) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.unsupportedMediaType)
  }
  const { recordings, fields: texts } = await readParts(request.body, boundary)
  const parsed = SubmissionFieldsSchema.safeParse({
    dialogueId: texts.get('dialogueId'),
    submissionId: texts.get('submissionId') || undefined,
    transcripts: parseJsonField(texts.get('transcripts')),
    staged: parseJsonField(texts.get('staged')),
    willType: texts.get('willType') || undefined,
    willMark: texts.get('willMark') || undefined,
    plays: parseJsonField(texts.get('plays')),
  })
  if (!parsed.success) {
    const wrong = FIELD_NAMES.filter((name) => parsed.error.issues.some((issue) => issue.path[0] === name))
    const fields = Object.fromEntries(wrong.map((name) => [name, (copy: ErrorCopy) => copy.submissionFields[name]]))
    throw new AppError('VALIDATION_FAILED', (copy) => copy.validation, { fields })
  }
  refuseTwice([...recordings, ...parsed.data.staged])
  return { ...parsed.data, recordings }
}
