import { AppError } from '#app/errors.ts'
import { listUsernames } from '#app/models/accounts/desk/admin-act.server.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { listPublished } from '#app/models/speech/mux-asset.server.ts'
import { pairRecordings } from '#app/models/speech/segment-recording.ts'
import {
  findRecording,
  listRecordings,
  type SegmentRecording,
  spokenWords,
} from '#app/models/speech/segment-recording.server.ts'
import { getSegmentSound, type SegmentSound } from '../speech/synthesis/segment-sound.server.ts'
import { uploadedAudio } from '../speech/speech.server.ts'

/** A recording as the admin page shows it. */
function viewOf({ id, words, language, durationMs, mastering, createdAt }: SegmentRecording, by: string | null) {
  return { id, words, language, durationMs, mastering, by, createdAt: createdAt.toISOString() }
}

/**
 * The audio of each segment of a dialogue, deleted or not: the recording of its current text, recordings of earlier
 * texts, and its state at Mux.
 *
 * @throws AppError NOT_FOUND
 */
export async function loadSegmentAudio(dialogueId: number) {
  const dialogue = await findDeskDialogue(dialogueId, { orDeleted: true })
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { segments } = parseTranscript(dialogue.transcript)
  const [recordings, published] = await Promise.all([listRecordings(dialogueId), listPublished(dialogueId)])
  const names = await listUsernames(recordings.flatMap(({ createdById }) => createdById ?? []))
  const words = spokenWords(segments)
  const { heard, stray, homeless } = pairRecordings(words, recordings)
  const view = (recording: SegmentRecording) => viewOf(recording, names.get(recording.createdById ?? 0) ?? null)
  return {
    id: dialogueId,
    title: dialogue.title,
    isDeleted: dialogue.deletedAt !== null,
    segments: segments.map(({ speaker, gender, text }, segmentIndex) => {
      const recording = heard[segmentIndex] ?? null
      return {
        segmentIndex,
        speaker,
        gender,
        text,
        language: spokenLanguage({ speaker }),
        wordsHash: words[segmentIndex]?.wordsHash ?? '',
        recording: recording && view(recording),
        forOtherWords: (stray[segmentIndex] ?? []).map(view),
        mux: published.get(segmentIndex) ?? null,
      }
    }),
    withoutSegment: homeless.map(view),
  }
}

/**
 * The audio that learners will hear in a segment, without an access check.
 *
 * @throws AppError NOT_FOUND, PROVIDER_UNAVAILABLE
 */
export async function getDeskSound(options: { dialogueId: number; segmentIndex: number }): Promise<SegmentSound> {
  const { dialogueId, segmentIndex } = options
  const dialogue = await findDeskDialogue(dialogueId, { orDeleted: true })
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const segment = parseTranscript(dialogue.transcript).segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  const { text, gender, speaker } = segment
  return getSegmentSound({ dialogueId, asOf: null, text, gender, language: spokenLanguage({ speaker }) })
}

/** An active recording, even if it is not played because the text was changed. @throws AppError NOT_FOUND */
export async function getRecordingSound(recordingId: number): Promise<SegmentSound> {
  const recording = await findRecording(recordingId)
  const file = recording && (await uploadedAudio.find(recording.contentHash))
  if (!file) throw new AppError('NOT_FOUND', (copy) => copy.segmentAudio.recordingNotFound)
  return { filePath: file.filePath, mime: 'audio/mpeg', etag: recording.contentHash, source: 'recording' }
}
