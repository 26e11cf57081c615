import type { SubmissionResult } from '@conform-to/react'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { SegmentToMark } from '#app/models/practice/segment-to-mark.ts'
import { audioUrl, modelAudioUrl } from '../../player/audio/audio-url.ts'
import { MarkingForm } from '../../scoring/marking/marking-form.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OwnRecording, OwnStored } from '../result/own-recording.tsx'

interface Props {
  dialogueId: number
  submissionId: string
  toMark: SegmentToMark[]
  /** A guest hears the recordings that this browser has. */
  isGuest: boolean
  lastResult?: SubmissionResult | undefined
}

/** An attempt whose recordings nobody turned into words: the learner marks them by ear; typing is one tap away. */
export function AttemptMarking({ dialogueId, submissionId, toMark, isGuest, lastResult }: Props) {
  const copy = useCopy(selfMarkingCopy)
  return (
    <>
      <p className="measure">{copy.intro}</p>
      <p className="mt-2">
        <ButtonLink to={`?attempt=${submissionId}&mode=type`} look="quiet" className="-ml-2">
          {copy.typeInstead}
        </ButtonLink>
      </p>
      <MarkingForm
        draft={`marks.${submissionId}`}
        lastResult={lastResult}
        segments={toMark.map(({ segmentIndex, recordingId, ...marked }) => ({
          ...marked,
          fieldKey: String(segmentIndex),
          segmentIndex,
          sourceAudioUrl: audioUrl(dialogueId, segmentIndex),
          modelAudioUrl: modelAudioUrl(submissionId, segmentIndex),
          ownAudio:
            recordingId === null ? null : isGuest ? (
              <OwnRecording
                attemptId={submissionId}
                segmentIndex={segmentIndex}
                language={targetLanguage(marked.segment)}
                otherwise={copy.elsewhere}
              />
            ) : (
              <OwnStored
                recordingId={recordingId}
                segmentIndex={segmentIndex}
                language={targetLanguage(marked.segment)}
              />
            ),
        }))}
      >
        <input type="hidden" name="submissionId" value={submissionId} />
      </MarkingForm>
    </>
  )
}

/** On the page that asks for words. */
export function MarkInstead({ submissionId }: { submissionId: string }) {
  const copy = useCopy(selfMarkingCopy)
  return (
    <p className="mt-2">
      <ButtonLink to={`?attempt=${submissionId}&mode=mark`} look="quiet" className="-ml-2">
        {copy.markInstead}
      </ButtonLink>
    </p>
  )
}
