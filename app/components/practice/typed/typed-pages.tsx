import type { SubmissionResult } from '@conform-to/react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useCopy } from '../../shell/locale.ts'
import { audioUrl } from '../../player/audio/audio-url.ts'
import { MarkInstead } from '../marking/attempt-marking.tsx'
import { OwnRecording, OwnStored } from '../result/own-recording.tsx'
import { intoLabel, TypedForm } from './typed-form.tsx'

interface TypedProps {
  dialogue: PractisedDialogue
  submissionId: string
  lastResult?: SubmissionResult
}

/** A dialogue without a microphone: listen, type, and get scored by the same rules. */
export function TypedInterpretation({ dialogue, submissionId, lastResult }: TypedProps) {
  const copy = useCopy(samplePracticeCopy)
  return (
    <>
      <p className="measure text-soft">{copy.typed.text}</p>
      <TypedForm
        draft={`typed.${dialogue.id}`}
        dialogueId={dialogue.id}
        submissionId={submissionId}
        lastResult={lastResult}
        fields={dialogue.segments.map((segment, segmentIndex) => ({
          segmentIndex,
          segment,
          audioUrl: audioUrl(dialogue.id, segmentIndex),
        }))}
        fieldLabel={(field) => intoLabel(copy, field)}
        submitLabel={copy.typed.submit}
      />
    </>
  )
}

interface WantedProps {
  dialogueId: number
  submissionId: string
  /** 0-based. */
  missing: number[]
  segments: Segment[]
  /** The stored recordings; null for a guest, whose recordings are only in the browser. */
  recordings: { id: string; segmentIndex: number }[] | null
  /** Some of them can be marked by ear instead. */
  canMark: boolean
  lastResult?: SubmissionResult
}

interface AtSegment {
  /** 0-based. */
  segmentIndex: number
}

/** The learner's recording of a segment, for playback. */
function Own({ recordings, submissionId, segments, segmentIndex }: WantedProps & AtSegment) {
  const { noRecording } = useCopy(samplePracticeCopy).needsTranscripts
  const stored = recordings?.find((recording) => recording.segmentIndex === segmentIndex)
  const segment = segments[segmentIndex]
  if (!segment) return null
  const sound = { segmentIndex, language: targetLanguage(segment) }
  if (stored) return <OwnStored recordingId={stored.id} {...sound} />
  // Everything submitted is stored, so there is none.
  if (recordings) return <p className="my-3 text-15 text-soft">{noRecording}</p>
  return <OwnRecording attemptId={submissionId} otherwise={noRecording} {...sound} />
}

/** Segments without a transcript: the learner plays each recording and types what they said. */
export function TranscriptsWanted(props: WantedProps) {
  const copy = useCopy(samplePracticeCopy)
  const stored = new Set(props.recordings?.map(({ segmentIndex }) => segmentIndex))
  const canHearAll = props.missing.every((segmentIndex) => stored.has(segmentIndex))
  const fields = props.missing.flatMap((segmentIndex) => {
    const segment = props.segments[segmentIndex]
    return segment ? [{ segmentIndex, segment, audioUrl: audioUrl(props.dialogueId, segmentIndex) }] : []
  })
  return (
    <>
      <p className="measure">
        {canHearAll ? copy.needsTranscripts.text(fields.length) : copy.needsTranscripts.textMixed(fields.length)}
      </p>
      <p className="mt-2 text-15 text-soft">{copy.needsTranscripts.fixed}</p>
      {props.canMark && <MarkInstead submissionId={props.submissionId} />}
      <TypedForm
        draft={`words.${props.submissionId}`}
        dialogueId={props.dialogueId}
        submissionId={props.submissionId}
        lastResult={props.lastResult}
        fields={fields}
        fieldLabel={(field) => copy.needsTranscripts.said(copy.languages[targetLanguage(field.segment)])}
        extra={(segmentIndex) => (
          <div className="my-3 max-w-xl">
            <Own {...props} segmentIndex={segmentIndex} />
          </div>
        )}
        submitLabel={copy.needsTranscripts.submit}
      />
    </>
  )
}
