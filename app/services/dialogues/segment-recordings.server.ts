import { MAX_SEGMENT_RECORDING_BYTES } from '#app/config/segment-audio.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { type DeskDialogue, findDeskDialogue, lockDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { parseTranscript, type Segment } from '#app/models/dialogues/segment.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import {
  findRecording,
  hashWords,
  insertRecording,
  keepFromSeed,
  listRecordings,
  retireRecording,
  type SegmentRecording,
} from '#app/models/speech/segment-recording.server.ts'
import { publishSoon } from '../speech/synthesis/publish-soon.server.ts'
import { recordingMaster, uploadedAudio } from '../speech/speech.server.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>
type RecordedSound = Pick<SegmentRecording, 'contentHash' | 'bytes' | 'durationMs' | 'mastering'>

/** A segment, and the text that the admin saw when acting on it. */
interface Place {
  dialogueId: number
  /** 0-based. */
  segmentIndex: number
  /** SHA-256 of the text. */
  wordsHash: string
}

function segmentIn(dialogue: DeskDialogue | null, segmentIndex: number): Segment {
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const segment = parseTranscript(dialogue.transcript).segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return segment
}

function requireSameWords(segment: Segment, wordsHash: string): void {
  if (hashWords(segment.text) === wordsHash) return
  throw new AppError('CONFLICT', (copy) => copy.segmentAudio.wordsChanged)
}

/** Masters an upload and stores the file; the caller inserts the row. */
async function masterUpload(bytes: Uint8Array): Promise<RecordedSound> {
  if (bytes.byteLength > MAX_SEGMENT_RECORDING_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.segmentAudio.tooLarge)
  }
  const mastered = await recordingMaster.master(bytes)
  switch (mastered.status) {
    case 'not-audio':
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.segmentAudio.notAudio)
    case 'undecodable':
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.segmentAudio.undecodable)
    case 'too-long':
      throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.segmentAudio.tooLong)
    case 'no-speech': {
      const fields = { recording: (copy: Parameters<AppError['sentence']>[0]) => copy.segmentAudio.noSpeech }
      throw new AppError('VALIDATION_FAILED', (copy) => copy.segmentAudio.noSpeech, { fields })
    }
    case 'ok': {
      const measured = measureMp3(mastered.bytes)
      if (!measured) throw new Error('the mastered recording is no MP3')
      const contentHash = await uploadedAudio.put(mastered.bytes)
      return { contentHash, bytes: mastered.bytes.byteLength, ...measured, mastering: mastered.mastering }
    }
  }
}

/** Locks the dialogue until the transaction ends, and checks that the segment still has the text the admin saw. */
async function lockSegment(place: Place, database: Database) {
  const dialogue = await lockDialogue({ id: place.dialogueId, database })
  const segment = segmentIn(dialogue, place.segmentIndex)
  requireSameWords(segment, place.wordsHash)
  return { title: dialogue?.title ?? '', segment }
}

/** Everything that follows from activating or removing a recording. */
async function noteAct(options: {
  admin: Admin
  action: 'recording-uploaded' | 'recording-adopted' | 'recording-taken-back'
  dialogueId: number
  title: string
  details: Record<string, string | number>
  database: Database
}): Promise<void> {
  const { admin: actor, action, dialogueId, title, details, database } = options
  await recordAct({ actor, action, subject: { id: dialogueId, name: title }, details, database })
  await publishSoon(dialogueId, database)
}

/**
 * Replaces the voice of a segment with an upload: checked, trimmed and levelled.
 *
 * @throws AppError NOT_FOUND; CONFLICT if the segment's text has changed; PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE or
 *   VALIDATION_FAILED if the upload cannot be used; PROVIDER_UNAVAILABLE if too many uploads are waiting.
 */
export async function uploadRecording(options: Place & { admin: Admin; bytes: Uint8Array }) {
  const { admin, bytes, dialogueId, segmentIndex, wordsHash } = options
  requireSameWords(segmentIn(await findDeskDialogue(dialogueId, { orDeleted: true }), segmentIndex), wordsHash)
  const file = await masterUpload(bytes)
  return inTransaction(async (database) => {
    const { title, segment } = await lockSegment(options, database)
    const recording = await insertRecording({
      dialogueId,
      segmentIndex,
      language: spokenLanguage(segment),
      words: segment.text,
      file,
      createdById: admin.id,
      now: new Date(),
      database,
    })
    await keepFromSeed(dialogueId, database)
    const details = { segment: segmentIndex + 1, sha256: file.contentHash }
    await noteAct({ admin, action: 'recording-uploaded', dialogueId, title, details, database })
    return recording
  })
}

/** Uses a recording of an earlier text for the current one, as an admin confirmed. */
export async function adoptRecording(options: Omit<Place, 'dialogueId'> & { admin: Admin; recordingId: number }) {
  const { admin, recordingId, segmentIndex, wordsHash } = options
  const known = await findRecording(recordingId)
  if (!known) throw new AppError('NOT_FOUND', (copy) => copy.segmentAudio.recordingNotFound)
  const { dialogueId } = known
  return inTransaction(async (database) => {
    const { title, segment } = await lockSegment({ dialogueId, segmentIndex, wordsHash }, database)
    const now = new Date()
    const wasInForce = await retireRecording({ id: recordingId, now, database })
    if (!wasInForce) throw new AppError('NOT_FOUND', (copy) => copy.segmentAudio.recordingNotFound)
    const recording = await insertRecording({
      dialogueId,
      segmentIndex,
      language: spokenLanguage(segment),
      words: segment.text,
      file: known,
      createdById: admin.id,
      now,
      database,
    })
    const details = { segment: segmentIndex + 1, sha256: known.contentHash }
    await noteAct({ admin, action: 'recording-adopted', dialogueId, title, details, database })
    return recording
  })
}

/** Removes a recording. Mock tests that have begun keep it. */
export async function takeBackRecording(options: { admin: Admin; recordingId: number }): Promise<void> {
  const { admin, recordingId: id } = options
  const recording = await findRecording(id)
  if (!recording) throw new AppError('NOT_FOUND', (copy) => copy.segmentAudio.recordingNotFound)
  const { dialogueId, segmentIndex, contentHash } = recording
  await inTransaction(async (database) => {
    const dialogue = await lockDialogue({ id: dialogueId, database })
    const wasInForce = await retireRecording({ id, now: new Date(), database })
    if (!wasInForce) throw new AppError('NOT_FOUND', (copy) => copy.segmentAudio.recordingNotFound)
    const details = { segment: segmentIndex + 1, sha256: contentHash }
    const title = dialogue?.title ?? ''
    await noteAct({ admin, action: 'recording-taken-back', dialogueId, title, details, database })
  })
}

/** Returns a segment to the computer voice. @throws AppError NOT_FOUND if it has no recording. */
export async function returnToVoice(options: { admin: Admin; dialogueId: number; segmentIndex: number }) {
  const { admin, dialogueId, segmentIndex } = options
  const segment = segmentIn(await findDeskDialogue(dialogueId, { orDeleted: true }), segmentIndex)
  const language = spokenLanguage(segment)
  const wordsHash = hashWords(segment.text)
  const recording = (await listRecordings(dialogueId)).find(
    (one) => one.language === language && one.wordsHash === wordsHash,
  )
  if (!recording) throw new AppError('NOT_FOUND', (copy) => copy.segmentAudio.noRecording)
  await takeBackRecording({ admin, recordingId: recording.id })
}
