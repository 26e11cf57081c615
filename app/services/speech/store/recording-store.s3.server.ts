import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { STORAGE_ATTEMPTS, STORAGE_DEADLINE_MS } from '#app/config/speech.ts'
import {
  type ByteRange,
  checkedKey,
  isRecordingKey,
  MARK_NAME,
  newRecordingKey,
  recordingMissing,
  type RecordingStore,
  storageAway,
  type StoredFile,
} from './recording-store.server.ts'

export interface S3Settings {
  bucket: string
  /** Undefined: Amazon's own, by region. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** For one call until its response begins, including retries. */
  deadlineMs?: number
}

/** Separates recordings from other objects in the bucket. */
const PREFIX = 'recordings/'
const MIMES = { webm: 'audio/webm', mp4: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav' } as const
const MISSING = 404
/** HTTP status of a conditional write to an existing object. */
const ALREADY_THERE = 412

interface Bucket {
  client: S3Client
  name: string
  deadlineMs: number
}

const nameOf = (key: string) => `${PREFIX}${checkedKey(key)}`
/** Also ends the wait for a server that accepts the connection and never responds. */
const deadline = ({ deadlineMs }: Bucket) => ({ abortSignal: AbortSignal.timeout(deadlineMs) })

function createBucket(settings: S3Settings): Bucket {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: STORAGE_ATTEMPTS,
    // Servers other than Amazon's often lack a host name for each bucket and the newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const { deadlineMs = STORAGE_DEADLINE_MS } = settings
  return { client, name: bucket, deadlineMs }
}

function isGone(error: unknown): boolean {
  if (error instanceof NotFound) return true
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === MISSING
}

async function measure(bucket: Bucket, key: string): Promise<number> {
  const object = { Bucket: bucket.name, Key: nameOf(key) }
  try {
    const { ContentLength } = await bucket.client.send(new HeadObjectCommand(object), deadline(bucket))
    return ContentLength ?? 0
  } catch (error) {
    throw isGone(error) ? recordingMissing() : storageAway(error)
  }
}

/** The deadline ends when the response begins: a listener may take longer to read it. */
async function pour(bucket: Bucket, options: { key: string; range: ByteRange | undefined; into: PassThrough }) {
  const { key, range, into } = options
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), bucket.deadlineMs)
  const object = { Bucket: bucket.name, Key: nameOf(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }
  try {
    const { Body } = await bucket.client.send(new GetObjectCommand(object), { abortSignal: patience.signal })
    clearTimeout(timer)
    if (!(Body instanceof Readable)) throw recordingMissing()
    await pipeline(Body, into)
  } catch (error) {
    clearTimeout(timer)
    into.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function streamOf(bucket: Bucket, key: string, range: ByteRange | undefined): Readable {
  const into = new PassThrough()
  void pour(bucket, { key, range, into })
  return into
}

function filesOf(page: ListObjectsV2CommandOutput): StoredFile[] {
  return (page.Contents ?? []).flatMap(({ Key = '', Size = 0, LastModified }) => {
    const key = Key.slice(PREFIX.length)
    return isRecordingKey(key) && LastModified ? [{ key, bytes: Size, storedAt: LastModified }] : []
  })
}

async function* listFiles(bucket: Bucket, after: string): AsyncIterable<StoredFile> {
  const all = { Bucket: bucket.name, Prefix: PREFIX, ...(after !== '' && { StartAfter: `${PREFIX}${after}` }) }
  let token: string | undefined
  do {
    const command = new ListObjectsV2Command({ ...all, ...(token && { ContinuationToken: token }) })
    const page = await bucket.client.send(command, deadline(bucket))
    yield* filesOf(page)
    token = page.NextContinuationToken
  } while (token)
}

async function readMark(bucket: Bucket): Promise<string | null> {
  const object = { Bucket: bucket.name, Key: `${PREFIX}${MARK_NAME}` }
  try {
    const { Body } = await bucket.client.send(new GetObjectCommand(object), deadline(bucket))
    return (await Body?.transformToString()) ?? null
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Recordings in a bucket of Amazon S3 or a compatible server, shared by all machines. */
export function createS3RecordingStore(settings: S3Settings): RecordingStore {
  const bucket = createBucket(settings)
  const { client, name } = bucket
  return {
    async put({ bytes, extension }) {
      const key = newRecordingKey(extension)
      const object = { Bucket: name, Key: nameOf(key), Body: bytes, ContentType: MIMES[extension] }
      try {
        await client.send(new PutObjectCommand(object), deadline(bucket))
      } catch (error) {
        throw storageAway(error)
      }
      return key
    },
    async open(key) {
      return { bytes: await measure(bucket, key), stream: (range) => streamOf(bucket, key, range) }
    },
    async remove(key) {
      const object = { Bucket: name, Key: nameOf(key) }
      try {
        await client.send(new DeleteObjectCommand(object), deadline(bucket))
      } catch (error) {
        if (!isGone(error)) throw storageAway(error)
      }
    },
    list: ({ after }) => listFiles(bucket, after),
    readMark: () => readMark(bucket),
    async mark(owner) {
      const object = { Bucket: name, Key: `${PREFIX}${MARK_NAME}`, Body: owner, ContentType: 'text/plain' }
      // Servers without conditional writes overwrite it, so the sweep reads it again.
      await client
        .send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }), deadline(bucket))
        .catch((error: unknown) => {
          if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== ALREADY_THERE) throw error
        })
    },
    // An upload is either complete or not there.
    removeUnfinished: async () => 0,
  }
}
