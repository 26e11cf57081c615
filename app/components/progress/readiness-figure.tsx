import { examFacts } from '#app/config/exam-facts.ts'
import { readinessCopy } from '#app/config/copy/readiness.ts'
import type { Readiness, TooFew } from '#app/models/progress/readiness.ts'
import { PassLine } from '../scoring/result/pass-line.tsx'
import { useCopy } from '../shell/locale.ts'

/** The marks to expect with their range, or what is missing for them. */
export function ReadinessFigure({ readiness }: { readiness: Readiness | TooFew }) {
  const copy = useCopy(readinessCopy)
  if ('missing' in readiness) {
    return (
      <div>
        <p className="font-semibold">{copy.missing(readiness.missing)}</p>
        <p className="measure text-15 text-soft">{copy.missingText}</p>
      </div>
    )
  }
  const { expected, low, high, verdict } = readiness
  return (
    <div>
      <p className="display tabular text-34">{copy.estimate(expected)}</p>
      <p className="font-semibold">{copy.verdicts[verdict]}</p>
      <PassLine total={expected} range={{ low, high }} full={examFacts.marks.value} pass={examFacts.passMarks.value} />
      <p className="measure mt-2 text-15 text-soft">{copy.range(low, high)}</p>
    </div>
  )
}
