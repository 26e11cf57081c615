import { landingCopy } from '#app/config/copy/landing.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { useCopy } from '../../shell/locale.ts'
import { COLUMN } from '../section.tsx'

/** A mock test that just passes: two dialogues and their total. */
const SAMPLE_MARKS = { first: 31, second: 32 }

/** Two figures like stubs of the receipt: how much there is to practise, and what counts as a pass. */
export function DemoCard({ dialogues }: { dialogues: number }) {
  const copy = useCopy(landingCopy).card
  const { first, second } = SAMPLE_MARKS
  const total = `${first + second}/${examFacts.marks.value}`
  return (
    <div className={COLUMN}>
      <dl className="deck-top grid gap-x-12 gap-y-6 py-8 md:grid-cols-2 md:py-10">
        <div className="flex flex-col">
          <dt className="text-soft">{copy.dialoguesText}</dt>
          <dd className="display order-first text-26 md:text-34">{copy.dialogues(dialogues)}</dd>
        </div>
        <div className="flex flex-col">
          <dt className="text-soft">{copy.scoreText}</dt>
          <dd className="display tabular order-first flex flex-wrap items-baseline gap-x-3 text-26 md:text-34">
            <span className="text-soft">
              {first} + {second} =
            </span>
            <span>
              {total} <span className="text-success">{copy.score}</span>
            </span>
          </dd>
        </div>
      </dl>
    </div>
  )
}
