import type { SubmissionResult } from '@conform-to/react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { audioUrl } from './audio-url.ts'
import { OwnRecording } from './own-recording.tsx'
import type { SampleDialogue } from '#app/models/practice/sample-dialogue.ts'
import { intoLabel, TypedForm } from './typed-form.tsx'

interface TypedProps {
  dialogue: SampleDialogue
  submissionId: string
  lastResult?: SubmissionResult
}

/** The sample without a microphone: listen, type, have it scored by the same rules. */
export function SampleTyped({ dialogue, submissionId, lastResult }: TypedProps) {
  const copy = useCopy(samplePracticeCopy)
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 md:px-6 md:py-12">
      <p className="text-15 font-semibold text-accent">{dialogue.title}</p>
      <h1 className="mt-1 text-34">{copy.typed.title}</h1>
      <p className="measure mt-3 text-soft">{copy.typed.text}</p>
      <TypedForm
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
      <p className="mt-6">
        <ButtonLink to="/practice/sample" look="quiet">
          {copy.typed.back}
        </ButtonLink>
      </p>
    </div>
  )
}

interface WantedProps {
  dialogueId: number
  dialogueTitle: string
  submissionId: string
  /** 0-based. */
  missing: number[]
  segments: Segment[]
  lastResult?: SubmissionResult
}

/** Recordings that nobody could transcribe: the learner listens to each and writes down what they said. */
export function SampleTranscriptsWanted(props: WantedProps) {
  const copy = useCopy(samplePracticeCopy)
  const fields = props.missing.flatMap((segmentIndex) => {
    const segment = props.segments[segmentIndex]
    return segment ? [{ segmentIndex, segment, audioUrl: audioUrl(props.dialogueId, segmentIndex) }] : []
  })
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 md:px-6 md:py-12">
      <p className="text-15 font-semibold text-accent">{props.dialogueTitle}</p>
      <h1 className="mt-1 text-34">{copy.needsTranscripts.title}</h1>
      <p className="measure mt-3">{copy.needsTranscripts.text(fields.length)}</p>
      <p className="mt-2 text-15 text-soft">{copy.needsTranscripts.fixed}</p>
      <TypedForm
        dialogueId={props.dialogueId}
        submissionId={props.submissionId}
        lastResult={props.lastResult}
        fields={fields}
        fieldLabel={(field) => copy.needsTranscripts.said(copy.languages[targetLanguage(field.segment)])}
        extra={(segmentIndex) => <OwnRecording attemptId={props.submissionId} segmentIndex={segmentIndex} />}
        submitLabel={copy.needsTranscripts.submit}
      />
    </div>
  )
}
