import { ChevronDown } from 'lucide-react'
import { href } from 'react-router'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type {
  DialogueResults,
  MockTestResults,
  ResultsDialogue,
  RulesOutcome,
} from '#app/models/mock-test/results-view.ts'
import { marksTone } from '#app/models/mock-test/result-grade.ts'
import { dialogueTexts } from '#app/models/scoring/reader-texts.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { audioUrl, examModelUrl } from '../../player/audio/audio-url.ts'
import { Bridge, type Plank } from '../../practice/bridge.tsx'
import { KeepRecording } from '../../practice/result/keep-recording.tsx'
import { dialogueNameId } from '../../scoring/dialogue-name-id.ts'
import { DeductionSheet } from '../../scoring/deduction-sheet.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { OutlookNote } from '../../scoring/outlook-note.tsx'
import { type ReviewedSegment, SegmentReview } from '../../scoring/segment-review.tsx'
import { SubScores } from '../../scoring/sub-scores.tsx'
import { WhatIfs } from '../../scoring/what-ifs.tsx'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'

const TONE_LOOKS = { green: 'success', yellow: 'warning', red: 'error' } as const

/** Marks of one segment, by colour and in words. */
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

function OwnAudio({ recording, slot, at }: { recording: KeepableRecording; slot: number; at: string }) {
  const copy = useCopy(mockTestResultsCopy).review
  return (
    <figure>
      <figcaption className="text-13 font-semibold text-soft">{copy.own}</figcaption>
      <audio
        controls
        preload="none"
        src={href('/api/recordings/:id', { id: recording.id })}
        aria-label={copy.ownOf(slot, recording.segment)}
        className="mt-1 w-full"
      />
      <KeepRecording recording={recording} at={at} dialogue={slot} />
    </figure>
  )
}

function reviewedOf({ id, evaluation, lines }: ResultsDialogue, mockTestId: number): ReviewedSegment[] {
  return evaluation.segments.flatMap((result) => {
    const line = lines.find(({ segmentIndex }) => segmentIndex === result.segmentIndex)
    if (!line) return []
    const { speaker, text, translation, variants, hasAudio } = line
    return {
      segment: { speaker, text, translation, gender: 'female', variants },
      result,
      errors: evaluation.naatiScore.errors.filter((error) => error.segment_id === result.segmentIndex + 1),
      isUnmatched: evaluation.outlook?.unmatched.includes(result.segmentIndex + 1),
      sourceAudioUrl: hasAudio ? audioUrl(id, result.segmentIndex) : null,
      modelAudioUrl: examModelUrl({ mockTestId, dialogueId: id, segmentIndex: result.segmentIndex }),
    }
  })
}

interface Props {
  mockTestId: number
  dialogue: ResultsDialogue
  results: DialogueResults
  rules: RulesOutcome
  submissions: MockTestResults['segmentSubmissions']
  /** By recordingId. */
  recordings: Record<string, KeepableRecording>
  isOpen: boolean
}

type SegmentsProps = Pick<Props, 'mockTestId' | 'dialogue' | 'submissions' | 'recordings'>

function Segments({ mockTestId, dialogue, submissions, recordings }: SegmentsProps) {
  const idPrefix = `dialogue-${dialogue.slot}-`
  const recordingOf = (segmentIndex: number) => {
    const found = submissions.find((one) => one.dialogueId === dialogue.id && one.segmentIndex === segmentIndex)
    return found?.recordingId ? recordings[found.recordingId] : undefined
  }
  return (
    <ol className="border-b border-line">
      {reviewedOf(dialogue, mockTestId).map((reviewed) => {
        const { segmentIndex, score } = reviewed.result
        const recording = recordingOf(segmentIndex)
        return (
          <SegmentReview
            key={segmentIndex}
            reviewed={reviewed}
            isOpen={false}
            idPrefix={idPrefix}
            score={<SegmentMarks score={score} />}
            ownAudio={
              recording && (
                <OwnAudio recording={recording} slot={dialogue.slot} at={`${idPrefix}segment-${segmentIndex + 1}`} />
              )
            }
          />
        )
      })}
    </ol>
  )
}

/** One dialogue of a mock test, collapsed to its marks: the bridge, the deduction sheet, and its segments. */
export function DialogueReview({ mockTestId, dialogue, results, rules, submissions, recordings, isOpen }: Props) {
  const { review: copy, rules: rulesCopy } = useCopy(mockTestResultsCopy)
  const { marks, minus } = useMarks()
  const { slot, title, topic, evaluation } = dialogue
  const said = dialogueTexts(evaluation, useLocale())
  const nameOf = useTopicName()
  const idPrefix = `dialogue-${slot}-`
  const { total, repeats, repeatDeduction: deduction } = results
  const further = deduction > 0 ? { label: rulesCopy.sheet(repeats, rules.freeRepeats), deduction, total } : undefined
  const planks = reviewedOf(dialogue, mockTestId).map(({ segment, result }): Plank => {
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
          <span id={dialogueNameId(idPrefix)} className="display block text-20">
            {copy.dialogue(slot, title)}
          </span>
          <span className="block text-15 text-soft">{nameOf(topic)}</span>
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
        <p className="measure">
          <span lang={said.language}>{said.overallFeedback}</span>
          {further && ` ${rulesCopy.after(minus(deduction), marks(total))}`}
        </p>
        <OutlookNote evaluation={evaluation} total={total} />
        <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
          <DeductionSheet score={evaluation.naatiScore} idPrefix={idPrefix} further={further} />
          <div className="space-y-8">
            <WhatIfs cases={evaluation.whatIfs} total={total} idPrefix={idPrefix} />
            <SubScores subScores={evaluation.subScores} idPrefix={idPrefix} />
          </div>
        </div>
        <Segments mockTestId={mockTestId} dialogue={dialogue} submissions={submissions} recordings={recordings} />
      </div>
    </details>
  )
}
