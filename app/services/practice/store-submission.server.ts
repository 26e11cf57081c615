import { createHash } from 'node:crypto'
import { RECORDING_LIMITS } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import type { Dialogue } from '#app/models/dialogues/dialogue.server.ts'
import { createSubmission, type NewRecording } from '#app/models/practice/submission.server.ts'
import type { PracticeSubmission, UploadedRecording } from '#app/models/practice/submission-form.ts'
import type { InspectedRecording } from '#app/models/speech/recording-inspection.ts'
import { rememberUnscored } from './unscored.server.ts'
import { recordingInspector, recordingStore } from '../speech/speech.server.ts'

interface Options {
  submissionId: string
  userId: number | null
  type: 'practice' | 'sample'
  dialogue: Dialogue
  submission: PracticeSubmission
  admission: Admission
}

export interface CheckedRecording extends UploadedRecording {
  facts: InspectedRecording
}

/** Looks into one upload. Null is an unrecorded segment: a 0-byte file. */
export async function inspectUpload(upload: UploadedRecording): Promise<CheckedRecording | null> {
  const number = upload.segmentIndex + 1
  const inspection = await recordingInspector.inspectRecording(upload.bytes, RECORDING_LIMITS)
  switch (inspection.status) {
    case 'empty':
      return null
    case 'not-audio':
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.recordingNotAudio(number))
    case 'too-long':
      throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.recordingTooLong(number))
    case 'ok':
      return { ...upload, facts: inspection }
  }
}

function requireKnownSegments({ dialogue, submission }: Options): void {
  const count = dialogue.segments.length
  const stray = [...submission.recordings, ...submission.transcripts].find(({ segmentIndex }) => segmentIndex >= count)
  if (stray) throw new AppError('VALIDATION_FAILED', (copy) => copy.recordingOutOfRange(stray.segmentIndex + 1))
}

/** Keeps the file of one upload. */
export async function storeUpload(recording: CheckedRecording): Promise<NewRecording> {
  const { bytes, facts, segmentIndex } = recording
  return {
    segmentIndex,
    storageKey: await recordingStore.put({ bytes, extension: facts.container }),
    mimeType: facts.mime,
    bytes: bytes.byteLength,
    durationMs: facts.durationMs,
    speechMs: facts.speechMs,
    rmsDbfs: facts.rmsDbfs,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

async function removeAll(storageKeys: string[]): Promise<void> {
  await Promise.all(storageKeys.map((key) => recordingStore.remove(key)))
}

/**
 * Checks every recording by content, then stores files and rows: all of them or none. Of two parallel copies of a
 * submission one is stored.
 *
 * @throws AppError naming the 1-based segment: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED;
 * PROVIDER_UNAVAILABLE when there is no room for recordings.
 */
export async function storeSubmission(options: Options): Promise<void> {
  requireKnownSegments(options)
  const { submissionId, userId, type, dialogue, submission, admission } = options
  const inspected = await Promise.all(submission.recordings.map(inspectUpload))
  const stored: NewRecording[] = []
  try {
    for (const recording of inspected) if (recording) stored.push(await storeUpload(recording))
    const isNew = await createSubmission({
      id: submissionId,
      userId,
      type,
      dialogue,
      recordings: stored,
      suppliedTranscripts: submission.transcripts,
      async onNew(database) {
        await admission.count(database)
        if (userId !== null) await rememberUnscored({ submissionId, database })
      },
    })
    if (!isNew) await removeAll(stored.map(({ storageKey }) => storageKey))
  } catch (error) {
    await removeAll(stored.map(({ storageKey }) => storageKey))
    throw error
  }
}
