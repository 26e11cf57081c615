import { ChevronDown } from 'lucide-react'
import { href } from 'react-router'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { MockTestResults, ResultsDialogue } from '#app/models/mock-test/exam-view.ts'
import { marksTone } from '#app/models/mock-test/result-grade.ts'
import { audioUrl } from '../../practice/audio-url.ts'
import { Bridge, type Plank } from '../../practice/bridge.tsx'
import { DeductionSheet } from '../../scoring/deduction-sheet.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { OutlookNote } from '../../scoring/outlook-note.tsx'
import { type ReviewedSegment, SegmentReview } from '../../scoring/segment-review.tsx'
import { SubScores } from '../../scoring/sub-scores.tsx'
import { WhatIfs } from '../../scoring/what-ifs.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'

const TONE_LOOKS = { green: 'success', yellow: 'warning', red: 'error' } as const

/** Marks of one segment: the colour of the specification, and the same in a word. */
function SegmentMarks({ score }: { score: number }) {
  const copy = useCopy(mockTestResultsCopy).review
  const { marks } = useMarks()
  const tone = marksTone(score)
  return (
    <Badge look={TONE_LOOKS[tone]} className="tabular gap-1.5">
      {copy.score(marks(score))}
      <span className="font-normal">{copy.tone[tone]}</span>
    </Badge>
  )
}

function OwnAudio(props: { recordingId: string | null; slot: number; number: number }) {
  const copy = useCopy(mockTestResultsCopy).review
  if (props.recordingId === null) return null
  return (
    <figure>
      <figcaption className="text-13 font-semibold text-soft">{copy.own}</figcaption>
      <audio
        controls
        preload="none"
        src={href('/api/recordings/:id', { id: props.recordingId })}
        aria-label={copy.ownOf(props.slot, props.number)}
        className="mt-1 w-full"
      />
    </figure>
  )
}

function reviewedOf({ id, evaluation, lines }: ResultsDialogue): ReviewedSegment[] {
  return evaluation.segments.flatMap((result) => {
    const line = lines.find(({ segmentIndex }) => segmentIndex === result.segmentIndex)
    if (!line) return []
    const { speaker, text, translation } = line
    return {
      segment: { speaker, text, translation, gender: 'female', variants: [] },
      result,
      errors: evaluation.naatiScore.errors.filter((error) => error.segment_id === result.segmentIndex + 1),
      isUnmatched: evaluation.outlook?.unmatched.includes(result.segmentIndex + 1),
      sourceAudioUrl: audioUrl(id, result.segmentIndex),
    }
  })
}

interface Props {
  dialogue: ResultsDialogue
  /** Out of 45, repeats taken off. */
  total: number
  submissions: MockTestResults['segmentSubmissions']
  isOpen: boolean
}

function Segments({ dialogue, submissions }: Pick<Props, 'dialogue' | 'submissions'>) {
  const idPrefix = `dialogue-${dialogue.slot}-`
  const recordings = new Map(
    submissions
      .filter(({ dialogueId }) => dialogueId === dialogue.id)
      .map(({ segmentIndex, recordingId }) => [segmentIndex, recordingId]),
  )
  return (
    <ol className="border-b border-line">
      {reviewedOf(dialogue).map((reviewed) => {
        const { segmentIndex, score } = reviewed.result
        return (
          <SegmentReview
            key={segmentIndex}
            reviewed={reviewed}
            isOpen={false}
            idPrefix={idPrefix}
            score={<SegmentMarks score={score} />}
            ownAudio={
              <OwnAudio
                recordingId={recordings.get(segmentIndex) ?? null}
                slot={dialogue.slot}
                number={segmentIndex + 1}
              />
            }
          />
        )
      })}
    </ol>
  )
}

/** One dialogue of a mock test, folded to its marks: the bridge, the deduction sheet, segment by segment. */
export function DialogueReview({ dialogue, total, submissions, isOpen }: Props) {
  const copy = useCopy(mockTestResultsCopy).review
  const { marks } = useMarks()
  const { slot, title, topic, evaluation } = dialogue
  const planks = reviewedOf(dialogue).map(({ segment, result }): Plank => {
    const number = result.segmentIndex + 1
    return {
      tone: result.verdict,
      language: spokenLanguage(segment),
      label: copy.bridge[result.verdict](number),
      href: `#dialogue-${slot}-segment-${number}`,
    }
  })
  return (
    <details open={isOpen} className="group/dialogue border-t border-line">
      <summary className="flex min-h-16 list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-20 font-semibold">{copy.dialogue(slot, title)}</span>
          <span className="block text-15 text-soft">{topic}</span>
        </span>
        <span className="display tabular text-26 whitespace-nowrap">{copy.score(marks(total))}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-soft transition-transform duration-150 group-open/dialogue:rotate-180"
        />
      </summary>
      <div className="space-y-8 pt-2 pb-10">
        <Bridge planks={planks} label={copy.bridgeLabel(slot)} />
        <p className="measure">{evaluation.overallFeedback}</p>
        <OutlookNote evaluation={evaluation} total={total} />
        <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
          <DeductionSheet score={evaluation.naatiScore} idPrefix={`dialogue-${slot}-`} />
          <div className="space-y-8">
            <WhatIfs cases={evaluation.whatIfs} total={total} idPrefix={`dialogue-${slot}-`} />
            <SubScores subScores={evaluation.subScores} idPrefix={`dialogue-${slot}-`} />
          </div>
        </div>
        <Segments dialogue={dialogue} submissions={submissions} />
      </div>
    </details>
  )
}
