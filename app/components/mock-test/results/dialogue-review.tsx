import { ChevronDown } from 'lucide-react'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { DialogueResults, ResultsDialogue, RulesOutcome } from '#app/models/mock-test/results-view.ts'
import { marksTone } from '#app/models/mock-test/result-grade.ts'
import { costOf } from '#app/models/scoring/costliest.ts'
import { rangeText } from '#app/models/scoring/outlook-text.ts'
import { dialogueTexts } from '#app/models/scoring/reader-texts.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { KeepRecording } from '../../practice/result/keep-recording.tsx'
import { dialogueNameId } from '../../scoring/dialogue-name-id.ts'
import { DeductionSheet } from '../../scoring/deduction-sheet.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { PassLine } from '../../scoring/result/pass-line.tsx'
import { ResultPart } from '../../scoring/result/result-part.tsx'
import { type ReviewedSegment, SegmentReview } from '../../scoring/segment-review.tsx'
import { SubScores } from '../../scoring/sub-scores.tsx'
import { TrainingLinks } from '../../scoring/training-links.tsx'
import { WhatIfs } from '../../scoring/what-ifs.tsx'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { ExamOwnSound } from './exam-own-sound.tsx'
import { slotPrefix } from './reviewed-dialogue.ts'

const TONE_LOOKS = { green: 'success', yellow: 'warning', red: 'error' } as const

/** What one segment cost; how well it held by colour and in words. */
function SegmentCost({ reviewed }: { reviewed: ReviewedSegment }) {
  const copy = useCopy(mockTestResultsCopy).review
  const { noCost } = useCopy(scoreReportCopy).segments
  const { minus } = useMarks()
  const tone = marksTone(reviewed.result.score)
  const cost = costOf(reviewed.errors)
  return (
    <Badge look={TONE_LOOKS[tone]} className="tabular gap-1.5">
      {cost === 0 ? noCost : minus(cost)}
      <span className="font-normal">{copy.tone[tone]}</span>
    </Badge>
  )
}

interface Props {
  dialogue: ResultsDialogue
  results: DialogueResults
  rules: RulesOutcome
  reviewed: ReviewedSegment[]
  /** The kept recording of a segment, 0-based. */
  recordingOf: (segmentIndex: number) => KeepableRecording | undefined
}

function Segments({ dialogue, reviewed, recordingOf }: Pick<Props, 'dialogue' | 'reviewed' | 'recordingOf'>) {
  const { slot } = dialogue
  const { own } = useCopy(mockTestResultsCopy).review
  const idPrefix = slotPrefix(slot)
  return (
    <ol className="border-b border-line">
      {reviewed.map((entry) => {
        const { segmentIndex } = entry.result
        const recording = recordingOf(segmentIndex)
        return (
          <SegmentReview
            key={segmentIndex}
            reviewed={entry}
            isOpen={false}
            idPrefix={idPrefix}
            score={<SegmentCost reviewed={entry} />}
            ownAudio={
              recording && (
                <div>
                  <ExamOwnSound recordingId={recording.id} reviewed={entry} slot={slot} caption={own} />
                  <KeepRecording recording={recording} at={`${idPrefix}segment-${segmentIndex + 1}`} dialogue={slot} />
                </div>
              )
            }
          />
        )
      })}
    </ol>
  )
}

/** One dialogue of a mock test, folded: what it rests on, the deduction sheet, and its segments. */
export function DialogueReview({ dialogue, results, rules, reviewed, recordingOf }: Props) {
  const { review: copy, rules: rulesCopy } = useCopy(mockTestResultsCopy)
  const outlook = useCopy(outlookCopy)
  const { sheet, subScores, segments } = useCopy(scoreReportCopy)
  const { marks, minus } = useMarks()
  const { slot, title, topic, evaluation } = dialogue
  const range = rangeText(evaluation, outlook)
  const said = dialogueTexts(evaluation, useExplanationLanguage())
  const nameOf = useTopicName()
  const idPrefix = slotPrefix(slot)
  const { total, repeats, repeatDeduction: deduction } = results
  const further = deduction > 0 ? { label: rulesCopy.sheet(repeats, rules.freeRepeats), deduction, total } : undefined
  const { whatIfs = [], naatiScore } = evaluation
  const part = { idPrefix, headingLevel: 'h3' as const }
  return (
    <details className="group/dialogue border-t border-line">
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
      <div className="pt-2 pb-10">
        <p className="measure">
          <span lang={said.language}>{said.overallFeedback}</span>
          {further && ` ${rulesCopy.after(minus(deduction), marks(total))}`}
        </p>
        <PassLine total={total} range={evaluation.outlook} />
        {range && <p className="measure mt-1 mb-4 text-15 text-soft">{range}</p>}
        <ResultPart
          {...part}
          name="sheet"
          title={sheet.title}
          note={`${sheet.lines(naatiScore.errors.length)}, ${minus(costOf(naatiScore.errors))}`}
          isOpen
        >
          <DeductionSheet score={naatiScore} idPrefix={idPrefix} further={further} />
        </ResultPart>
        {whatIfs.length > 0 && (
          <ResultPart {...part} name="what-if" title={outlook.whatIf.title} note={outlook.whatIf.now(marks(total))}>
            <WhatIfs cases={whatIfs} />
            <TrainingLinks cases={whatIfs} />
          </ResultPart>
        )}
        <ResultPart {...part} name="sub-scores" title={subScores.title}>
          <SubScores subScores={evaluation.subScores} />
        </ResultPart>
        <ResultPart {...part} name="segments" title={segments.title} note={segments.count(reviewed.length)}>
          <Segments dialogue={dialogue} reviewed={reviewed} recordingOf={recordingOf} />
        </ResultPart>
      </div>
    </details>
  )
}
