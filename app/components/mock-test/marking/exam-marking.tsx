import type { SubmissionResult } from '@conform-to/react'
import { href } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { type Language, targetLanguage } from '#app/models/dialogues/language.ts'
import { type MarkableSegment, markedSegmentKey, type MarkingView } from '#app/models/mock-test/marking-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { audioUrl, examModelUrl } from '../../player/audio/audio-url.ts'
import type { MarkedSegment } from '../../scoring/marking/marking-card.tsx'
import { MarkingForm } from '../../scoring/marking/marking-form.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'

interface Props {
  marking: MarkingView
  lastResult: SubmissionResult | undefined
}

interface OwnAudioProps {
  recordingId: string
  name: string
  language: Language
}

function OwnAudio({ recordingId, name, language }: OwnAudioProps) {
  const { review: copy } = useCopy(mockTestResultsCopy)
  return (
    <div className="my-3">
      <SoundTrack
        src={href('/api/recordings/:id', { id: recordingId })}
        label={name}
        caption={copy.own}
        language={language}
      />
    </div>
  )
}

function toCard(segment: MarkableSegment, mockTestId: number, copy: { segment: NameOf; own: NameOf }): MarkedSegment {
  const { dialogueId, slot, segmentIndex, units, recordingId, hasAudio } = segment
  const number = segmentIndex + 1
  return {
    fieldKey: markedSegmentKey(segment),
    segmentIndex,
    title: copy.segment(slot, number),
    segment,
    units,
    sourceAudioUrl: hasAudio ? audioUrl(dialogueId, segmentIndex) : null,
    modelAudioUrl: examModelUrl({ mockTestId, dialogueId, segmentIndex }),
    ownAudio: recordingId && (
      <OwnAudio recordingId={recordingId} name={copy.own(slot, number)} language={targetLanguage(segment)} />
    ),
  }
}

type NameOf = (dialogue: number, segment: number) => string

/** The cards of a mock test that is over, to mark it by ear. A plain form that works without JavaScript. */
export function ExamMarking({ marking, lastResult }: Props) {
  const { words: copy, marking: examCopy } = useCopy(mockTestSessionCopy)
  const marks = useCopy(selfMarkingCopy)
  const { mockTestId, isFinished, segments } = marking
  const path = sessionPath(mockTestId)
  return (
    <div data-clear-foot className="max-w-2xl">
      <p className="measure">{marks.intro}</p>
      <p className="measure mt-2 text-15 text-soft">{isFinished ? examCopy.beside : examCopy.honest}</p>
      <p className="mt-1">
        <Link
          to={isFinished ? path : `${path}?type`}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {isFinished ? examCopy.back : marks.typeInstead}
        </Link>
      </p>
      <MarkingForm
        draft={`mock-test-marks.${mockTestId}`}
        segments={segments.map((segment) => toCard(segment, mockTestId, copy))}
        lastResult={lastResult}
      >
        {null}
      </MarkingForm>
    </div>
  )
}
