import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { MockTestResults } from '#app/models/mock-test/exam-view.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DialogueReview } from './dialogue-review.tsx'
import { ResultsSummary } from './results-summary.tsx'

interface Props {
  results: MockTestResults
  /** When the next test may start, as a date; null for now. */
  nextOn: string | null
}

/** The results of a finished mock test; the weaker dialogue lies open. */
export function ResultsPage({ results, nextOn }: Props) {
  const copy = useCopy(mockTestResultsCopy)
  const { mockTest, dialogues, segmentSubmissions } = results
  const totals = [mockTest.dialogue1Results.total, mockTest.dialogue2Results.total]
  const weaker = (totals[1] ?? 0) < (totals[0] ?? 0) ? 1 : 0
  return (
    <div className="max-w-5xl space-y-10">
      <ResultsSummary results={results} />
      <section aria-labelledby="review-title">
        <h2 id="review-title" className="text-26">
          {copy.review.title}
        </h2>
        <div className="mt-3 border-b border-line">
          {dialogues.map((dialogue, index) => (
            <DialogueReview
              key={dialogue.slot}
              dialogue={dialogue}
              total={totals[index] ?? 0}
              submissions={segmentSubmissions}
              isOpen={index === weaker}
            />
          ))}
        </div>
      </section>
      <section>
        <p>
          {copy.again}
          {nextOn !== null && <span className="text-soft"> · {copy.againOn(nextOn)}</span>}
        </p>
        <p className="mt-4">
          <ButtonLink to={PLACES.mockTest}>{copy.back}</ButtonLink>
        </p>
      </section>
    </div>
  )
}
