import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { findNoSpeechReason } from '#app/models/speech/recording-inspection.ts'
import { listTranscripts, saveTranscripts, type StoredSubmission } from '#app/models/practice/submission.server.ts'
import type { StoredRecording } from '#app/models/speech/stored-recording.server.ts'
import type { MarkedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import type { Rendition, TranscriptSource } from '#app/models/scoring/evaluation.ts'
import { transcribeRecordings } from '../speech/transcription/transcribe-recordings.server.ts'
import { earlyTranscription, recordingStore, transcriber } from '../speech/speech.server.ts'

type GatheredRendition = (Rendition & { source?: TranscriptSource }) | MarkedRendition

type Gathered =
  | { status: 'complete'; renditions: GatheredRendition[] }
  /** `missing`: 0-based segments whose speech could not be transcribed, or that the learner promised to type. */
  | { status: 'incomplete'; missing: number[] }

/** A submitted dialogue, from practice or a mock test. */
export type HandedIn = Pick<StoredSubmission, 'status' | 'suppliedTranscripts' | 'recordings'> &
  Partial<Pick<StoredSubmission, 'wordsWanted' | 'ownMarks' | 'markedBy'>>

interface Options {
  submission: HandedIn
  segments: Segment[]
}

interface Words {
  text: string
  source: TranscriptSource
}

function isSpoken(recording: StoredRecording): boolean {
  return recording.transcript === null && findNoSpeechReason(recording) === null
}

/** Saves items in batches: those that arrive during a save go into the next one. */
function saveTogether<Item>(save: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = []
  let last = Promise.resolve()
  return (item) => {
    waiting.push(item)
    if (waiting.length === 1) {
      last = last
        .catch(() => undefined)
        .then(() => {
          const items = waiting
          waiting = []
          return save(items)
        })
    }
    return last
  }
}

/** The segments that the learner has marked, or has chosen to mark: no recogniser hears their recordings. */
function forLearner({ markedBy, ownMarks = [], recordings }: HandedIn): Set<number> {
  const chosen = markedBy === 'learner' ? recordings : []
  return new Set([...ownMarks, ...chosen].map(({ segmentIndex }) => segmentIndex))
}

/** Transcribes the recordings that have no words yet, and saves the transcripts so that each is paid for once. */
async function recognise({ submission, segments }: Options): Promise<Map<number, Words>> {
  const supplied = new Set(
    submission.status === 'needs_transcripts' ? submission.suppliedTranscripts.map((t) => t.segmentIndex) : [],
  )
  const marked = forLearner(submission)
  const wanted = submission.recordings.filter(
    (recording) => isSpoken(recording) && !supplied.has(recording.segmentIndex) && !marked.has(recording.segmentIndex),
  )
  const requests = wanted.flatMap((recording) => {
    const segment = segments[recording.segmentIndex]
    return segment ? [{ recording, language: targetLanguage(segment) }] : []
  })
  const heard = new Map<number, Words>()
  const save = saveTogether(saveTranscripts)
  await transcribeRecordings({
    transcriber,
    store: recordingStore,
    requests,
    // Saved one at a time, so that progress is visible.
    async onResult({ recording: { id: recordingId, segmentIndex }, result }) {
      if (result.status !== 'ok') return
      const { text, source } = result
      await save({ recordingId, text, source })
      heard.set(segmentIndex, { text, source })
    },
  })
  return heard
}

/** Adds the early transcripts. Waits for those still running instead of paying twice. */
async function withEarlyWords(submission: HandedIn): Promise<HandedIn> {
  if (transcriber.id === 'none' || !submission.recordings.some(isSpoken)) return submission
  await earlyTranscription.settled(submission.recordings.map(({ storageKey }) => storageKey))
  const heardByNow = await listTranscripts(submission.recordings.map(({ id }) => id))
  const words = new Map(heardByNow.map(({ id, ...heard }) => [id, heard]))
  const recordings = submission.recordings.map((recording) => ({ ...recording, ...words.get(recording.id) }))
  return { ...submission, recordings }
}

/**
 * What the learner said in each segment, from the best source: the learner's own marks, our recogniser, otherwise the
 * browser's transcript or typed text. No recording, a recording without speech, or the learner's 'I said nothing here' counts as missed. Speech
 * without a transcript, or a segment still to be typed, makes the result incomplete.
 */
export async function gatherRenditions({ submission: received, segments }: Options): Promise<Gathered> {
  const submission = await withEarlyWords(received)
  const recordings = new Map(submission.recordings.map((recording) => [recording.segmentIndex, recording]))
  const supplied = new Map(submission.suppliedTranscripts.map((transcript) => [transcript.segmentIndex, transcript]))
  const recognised = await recognise({ submission, segments })
  const promised = new Set(submission.wordsWanted)
  const marked = new Set(submission.ownMarks?.map(({ segmentIndex }) => segmentIndex))
  const learners = forLearner(submission)
  const missing: number[] = []
  const renditions = segments.map((_, index): GatheredRendition => {
    const recording = recordings.get(index)
    if (recording && findNoSpeechReason(recording) !== null) return { status: 'missed' }
    if (marked.has(index)) {
      return recording ? { status: 'marked', delivery: recording.delivery ?? null } : { status: 'missed' }
    }
    const stored =
      recording?.transcript && recording.transcriptSource && !learners.has(index)
        ? { text: recording.transcript, source: recording.transcriptSource }
        : undefined
    const words = stored ?? recognised.get(index) ?? supplied.get(index)
    if (words && words.text !== '') {
      return { status: 'spoken', text: words.text, source: words.source, delivery: recording?.delivery ?? null }
    }
    const saidNothing = words?.source === 'typed'
    if ((recording && !saidNothing) || (!words && promised.has(index))) missing.push(index)
    return { status: 'missed' }
  })
  return missing.length > 0 ? { status: 'incomplete', missing } : { status: 'complete', renditions }
}
