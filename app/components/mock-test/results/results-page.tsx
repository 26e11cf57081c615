import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { PLACES } from '#app/config/navigation.ts'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { dialogueAt } from '#app/models/mock-test/attempt-state.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import type { DialogueResults, MockTestResults, ResultsDialogue } from '#app/models/mock-test/results-view.ts'
import { costliestLines } from '#app/models/scoring/costliest.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { Bridge } from '../../practice/bridge.tsx'
import { NextStepNote } from '../../practice/result/next-step.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { ReportLink } from '../../scoring/report-link.tsx'
import { CostliestLines } from '../../scoring/result/costliest-lines.tsx'
import { SharePicture } from '../../scoring/result/share-picture.tsx'
import { SourceSound } from '../../scoring/result/source-sound.tsx'
import { useRevealedTarget } from '../../scoring/result/use-revealed-target.ts'
import type { ReviewedSegment } from '../../scoring/segment-review.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DialogueReview } from './dialogue-review.tsx'
import { ExamOwnSound } from './exam-own-sound.tsx'
import { ResultsSummary, RulesNotes } from './results-summary.tsx'
import { planksOf, reviewedOf, slotPrefix } from './reviewed-dialogue.ts'

interface Props {
  results: MockTestResults
  /** What an examiner says, by dialogue and segment. */
  guidance: [ShownGuidance[], ShownGuidance[]]
  /** When the next test may start, formatted; null for now. */
  nextFrom: string | null
  /** By recordingId. */
  recordings: Record<string, KeepableRecording>
}

/** The way to the learner's own marks, kept beside Köprü's. */
function OwnEar({ results }: Pick<Props, 'results'>) {
  const copy = useCopy(mockTestResultsCopy).own
  const path = sessionPath(results.mockTest.id)
  const isGiven = results.ownMarks === 'given'
  const isShown = results.machineTotal !== null
  return (
    <section aria-labelledby="own-title">
      <h2 id="own-title" className="text-20">
        {copy.title}
      </h2>
      <p className="measure mt-1 text-15 text-soft">{copy.text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {isGiven && !isShown && (
          <ButtonLink look="secondary" to={`${path}?own`}>
            {copy.see}
          </ButtonLink>
        )}
        <ButtonLink look={isGiven && !isShown ? 'quiet' : 'secondary'} to={`${path}?mark`}>
          {isGiven ? copy.again : copy.give}
        </ButtonLink>
      </p>
    </section>
  )
}

/** A dialogue with what its views share. */
interface Reviewed {
  dialogue: ResultsDialogue
  results: DialogueResults
  reviewed: ReviewedSegment[]
  recordingOf: (segmentIndex: number) => KeepableRecording | undefined
}

function reviewBoth({ results, guidance, recordings }: Pick<Props, 'results' | 'guidance' | 'recordings'>): Reviewed[] {
  const { mockTest, dialogues, segmentSubmissions } = results
  return dialogues.map((dialogue) => ({
    dialogue,
    results: dialogueAt([mockTest.dialogue1Results, mockTest.dialogue2Results], dialogue.slot),
    reviewed: reviewedOf(dialogue, { mockTestId: mockTest.id, guidance: dialogueAt(guidance, dialogue.slot) }),
    recordingOf(segmentIndex) {
      const found = segmentSubmissions.find(
        (one) => one.dialogueId === dialogue.id && one.segmentIndex === segmentIndex,
      )
      return found?.recordingId ? recordings[found.recordingId] : undefined
    },
  }))
}

/** Both dialogues as bridges, each with its marks. */
function Bridges({ both }: { both: Reviewed[] }) {
  const { review: copy } = useCopy(mockTestResultsCopy)
  const { marks } = useMarks()
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {both.map(({ dialogue: { slot, title }, results, reviewed }) => (
        <figure key={slot}>
          <figcaption className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-15 font-semibold">{copy.dialogue(slot, title)}</span>
            <span className="display tabular text-20 whitespace-nowrap">{copy.score(marks(results.total))}</span>
          </figcaption>
          <Bridge planks={planksOf(reviewed, { slot, copy })} label={copy.bridgeLabel(slot)} />
        </figure>
      ))}
    </div>
  )
}

/** The lines that cost most in both dialogues together. */
function Costliest({ both, cost }: { both: Reviewed[]; cost: number }) {
  const { review } = useCopy(mockTestResultsCopy)
  const copy = useCopy(scoreReportCopy).costliest
  const { play, modelAudio } = useCopy(scoreReportCopy).segments
  const all = both.flatMap(({ dialogue }) =>
    dialogue.evaluation.naatiScore.errors.map((error) => ({ ...error, slot: dialogue.slot })),
  )
  const lines = costliestLines(all)
  const slots = [...new Set(lines.map(({ slot }) => slot))]
  const dialogues = slots.flatMap((slot) => {
    const one = both.find(({ dialogue }) => dialogue.slot === slot)
    if (!one) return []
    const sounds = (segmentIndex: number) => {
      const entry = one.reviewed.find(({ result }) => result.segmentIndex === segmentIndex)
      const recording = one.recordingOf(segmentIndex)
      if (!entry) return null
      return (
        <>
          {recording && <ExamOwnSound recordingId={recording.id} reviewed={entry} slot={slot} caption={copy.mine} />}
          <SourceSound
            reviewed={entry}
            caption={copy.original}
            label={`${review.name(slot)}: ${play(modelAudio, segmentIndex + 1)}`}
          />
        </>
      )
    }
    const own = lines.filter((line) => line.slot === slot)
    return [{ idPrefix: slotPrefix(slot), dialogue: review.name(slot), lines: own, sounds }]
  })
  return <CostliestLines dialogues={dialogues} cost={cost} />
}

/** Practise the topic of the dialogue that cost most. */
function NextStep({ both }: { both: Reviewed[] }) {
  const copy = useCopy(mockTestResultsCopy)
  const { practiseAnother } = useCopy(practiceDialogueCopy)
  const nameOf = useTopicName()
  const [weakest] = both.toSorted((one, other) => one.results.total - other.results.total)
  if (!weakest || weakest.results.total === FULL_MARKS) {
    return (
      <NextStepNote why={copy.step.clean}>
        <ButtonLink to={PLACES.practice}>{practiseAnother}</ButtonLink>
      </NextStepNote>
    )
  }
  const { slot, topic } = weakest.dialogue
  return (
    <NextStepNote why={copy.step.topic(slot, nameOf(topic))}>
      <ButtonLink to={`${PLACES.practice}?topic=${encodeURIComponent(topic)}`}>
        {copy.step.practise(nameOf(topic))}
      </ButtonLink>
    </NextStepNote>
  )
}

/** What can be done with the result. */
function Exits({ results, both }: Pick<Props, 'results'> & { both: Reviewed[] }) {
  const copy = useCopy(mockTestResultsCopy)
  const { marks } = useMarks()
  const { mockTest, summary, machineTotal } = results
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink to={PLACES.mockTest} look="secondary">
        {copy.back}
      </ButtonLink>
      {machineTotal === null && <ReportLink href={`/api/mock-test/${mockTest.id}/report.pdf`} />}
      <SharePicture
        marks={marks(summary.totalScore)}
        of={copy.ofMax(summary.maxPossibleScore)}
        bridges={both.map(({ reviewed }) => reviewed.map(({ result }) => result.verdict))}
        caption={copy.practice}
      />
    </p>
  )
}

/**
 * The results of a finished mock test: the number by the official rule, both bridges, the costliest lines of both, one
 * next action, and then, folded, each dialogue.
 */
export function ResultsPage({ results, guidance, nextFrom, recordings }: Props) {
  const copy = useCopy(mockTestResultsCopy)
  const both = reviewBoth({ results, guidance, recordings })
  const { mockTest, summary } = results
  useRevealedTarget()
  return (
    <div className="max-w-5xl space-y-10">
      <ResultsSummary results={results} />
      <Bridges both={both} />
      <Costliest both={both} cost={Math.round((summary.maxPossibleScore - summary.totalScore) * 10) / 10} />
      <NextStep both={both} />
      <section aria-labelledby="review-title">
        <h2 id="review-title" className="text-26">
          {copy.review.title}
        </h2>
        <div className="mt-3 border-b border-line">
          {both.map((one) => (
            <DialogueReview key={one.dialogue.slot} rules={mockTest.rules} {...one} />
          ))}
        </div>
      </section>
      <RulesNotes results={results} />
      {results.ownMarks !== null && <OwnEar results={results} />}
      {nextFrom !== null && <p>{copy.again(nextFrom)}</p>}
      <Exits results={results} both={both} />
      <p className="measure text-15 text-soft">{copy.estimate}</p>
    </div>
  )
}
