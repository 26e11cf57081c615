import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { PLACES } from '#app/config/navigation.ts'
import { dialogueAt } from '#app/models/mock-test/attempt-state.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import type { MockTestResults } from '#app/models/mock-test/results-view.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DialogueReview } from './dialogue-review.tsx'
import { ResultsSummary } from './results-summary.tsx'

interface Props {
  results: MockTestResults
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

/** The results of a finished mock test; the weaker dialogue is open. */
export function ResultsPage({ results, nextFrom, recordings }: Props) {
  const copy = useCopy(mockTestResultsCopy)
  const { mockTest, dialogues, segmentSubmissions } = results
  const { dialogue1Results: first, dialogue2Results: second } = mockTest
  const weaker = second.total < first.total ? 2 : 1
  return (
    <div className="max-w-5xl space-y-10">
      <ResultsSummary results={results} />
      <section aria-labelledby="review-title">
        <h2 id="review-title" className="text-26">
          {copy.review.title}
        </h2>
        <div className="mt-3 border-b border-line">
          {dialogues.map((dialogue) => (
            <DialogueReview
              key={dialogue.slot}
              mockTestId={mockTest.id}
              dialogue={dialogue}
              results={dialogueAt([first, second], dialogue.slot)}
              rules={mockTest.rules}
              submissions={segmentSubmissions}
              recordings={recordings}
              isOpen={dialogue.slot === weaker}
            />
          ))}
        </div>
      </section>
      {results.ownMarks !== null && <OwnEar results={results} />}
      <section className="space-y-4">
        {nextFrom !== null && <p>{copy.again(nextFrom)}</p>}
        <p>
          <ButtonLink to={PLACES.mockTest}>{copy.back}</ButtonLink>
        </p>
      </section>
    </div>
  )
}
