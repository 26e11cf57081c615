import { AppError } from '#app/errors.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { readSegment } from '#app/models/dialogues/draft-values.ts'
import { findEdit } from '#app/models/dialogues/edits/edit.server.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { parseTranscript, type Segment } from '#app/models/dialogues/segment.ts'
import { spokenWords } from '../speech/speech.server.ts'
import { getSegmentSound, type SegmentSound } from '../speech/synthesis/segment-sound.server.ts'

interface Place {
  adminId: number
  /** Null for a new dialogue. */
  dialogueId: number | null
}

interface Preview {
  title: string
  /** Those that have a text. */
  segments: Segment[]
  /** Of the admin's edit; 0 for the saved dialogue. */
  revision: number
}

/**
 * A dialogue as it would be practised if the admin's edit were saved.
 *
 * @throws AppError NOT_FOUND for an unknown or deleted dialogue.
 */
export async function loadPreview({ adminId, dialogueId }: Place): Promise<Preview> {
  const [edit, stored] = await Promise.all([
    findEdit({ authorId: adminId, dialogueId }),
    dialogueId === null ? null : findDeskDialogue(dialogueId),
  ])
  if (dialogueId !== null && !stored) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (edit) {
    const { title, segments } = edit.values
    const typed = segments.map(readSegment).filter(({ text }) => text.trim() !== '')
    return { title, segments: typed, revision: edit.revision }
  }
  const segments = stored ? parseTranscript(stored.transcript).segments : []
  return { title: stored?.title ?? '', segments, revision: 0 }
}

/**
 * The sound of a segment of the preview: what learners would hear if the edit were saved.
 *
 * @throws AppError NOT_FOUND, PROVIDER_UNAVAILABLE
 */
export async function getPreviewSound(
  options: Place & { segmentIndex: number; signal: AbortSignal },
): Promise<SegmentSound> {
  const { dialogueId, segmentIndex, signal } = options
  const segment = (await loadPreview(options)).segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  const { text, gender } = segment
  const utterance = { text, gender, language: spokenLanguage(segment) }
  if (dialogueId !== null) return getSegmentSound({ dialogueId, asOf: null, ...utterance, signal })
  const { filePath, mime, etag } = await spokenWords.get({ ...utterance, signal })
  return { filePath, mime, etag, source: 'voice' }
}
