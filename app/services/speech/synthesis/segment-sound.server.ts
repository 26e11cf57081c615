import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { log } from '#app/log.server.ts'
import { findRecordedFile, readRecordedMs } from '#app/models/speech/segment-recording.server.ts'
import type { VoiceChoice, VoiceKind } from '#app/models/speech/voices/voice-kind.ts'
import { spokenWords, uploadedAudio } from '../speech.server.ts'
import { renderSoon } from './render-soon.server.ts'
import type { Utterance } from './synthesizer.ts'

/** A segment with its spoken text. */
export interface SpokenSegment extends Utterance {
  dialogueId: number
  /** When the mock test that plays it began; null for the current version. */
  asOf: Date | null
  /** False if it is known that no segment of the dialogue was ever recorded. */
  hasRecordings?: boolean
}

export interface SegmentSound {
  /** Absolute. The file's content never changes. */
  filePath: string
  mime: string
  /** Unquoted. Different for each sound. */
  etag: string
  source: 'voice' | 'recording'
}

async function findRecording({ dialogueId, asOf, language, text }: SpokenSegment): Promise<SegmentSound | null> {
  const recording = await findRecordedFile({ dialogueId, language, words: text, asOf })
  if (!recording) return null
  const { contentHash } = recording
  const file = await uploadedAudio.find(contentHash)
  if (file) return { filePath: file.filePath, mime: 'audio/mpeg', etag: contentHash, source: 'recording' }
  // The computer voice can still say the text.
  log.error({ dialogueId, contentHash }, 'the file of a recording is gone')
  return null
}

/**
 * The audio of a segment: an admin's recording of exactly this text, otherwise a computer voice, the chosen one if there
 * is a choice.
 *
 * @throws AppError PROVIDER_UNAVAILABLE
 */
export async function getSegmentSound(
  segment: SpokenSegment & { choice?: VoiceChoice | undefined; signal?: AbortSignal },
): Promise<SegmentSound> {
  const recording = segment.hasRecordings === false ? null : await findRecording(segment)
  if (recording) return recording
  const { text, language, gender, choice, signal } = segment
  const { filePath, mime, etag, quality } = await spokenWords.get({ text, language, gender, choice, signal })
  // Written before the operator put the natural voice here, or still being rendered.
  if (spokenWords.improves && quality === 'basic' && choice !== 'basic') await renderSoon(segment.dialogueId)
  return { filePath, mime, etag, source: 'voice' }
}

/** How each segment of a dialogue would be heard now by somebody with this preference. Renders nothing. */
export async function listDialogueVoices(
  { id: dialogueId, segments }: { id: number; segments: readonly Segment[] },
  choice: VoiceChoice,
): Promise<VoiceKind[]> {
  const recordedMs = await readRecordedMs({ dialogueId, asOf: null })
  return Promise.all(
    segments.map(async ({ speaker, text, gender }) => {
      const language = spokenLanguage({ speaker })
      if (recordedMs({ language, words: text }) !== null) return 'recorded'
      return choice === 'device' ? choice : spokenWords.kindOf({ text, language, gender, choice })
    }),
  )
}

/**
 * The audio length of each of these segments of a dialogue, in milliseconds; null if it was never requested. Renders
 * nothing.
 */
export async function measureSegmentSounds(options: {
  dialogueId: number
  asOf: Date | null
  utterances: readonly Utterance[]
}): Promise<(number | null)[]> {
  const { utterances, ...dialogue } = options
  const recordedMs = await readRecordedMs(dialogue)
  return Promise.all(
    utterances.map(
      async ({ text, language, gender }) =>
        recordedMs({ language, words: text }) ?? spokenWords.measure({ text, language, gender }),
    ),
  )
}
