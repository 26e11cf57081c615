import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import type { MockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { PASS_MARKS } from '#app/config/scoring.ts'
import type { MockTestResults, OfficialVerdict } from '#app/models/mock-test/results-view.ts'
import type { Slot } from '#app/models/mock-test/exam-view.ts'
import { dialogueAt, SLOTS } from '#app/models/mock-test/attempt-state.ts'
import { resultGrade } from '#app/models/mock-test/result-grade.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { useMarks } from '../../scoring/marks.ts'
import { BigScore } from '../../scoring/result/big-score.tsx'
import { PassLine } from '../../scoring/result/pass-line.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'

const GRADE_LOOKS = { excellent: 'success', pass: 'warning', fail: 'error' } as const

interface Sentence {
  copy: MockTestResultsCopy['summary']
  official: OfficialVerdict
  marks: (value: number) => string
}

/** What the result means, in one sentence. */
function summaryMessage({ copy, official, marks }: Sentence): string {
  if (official.passed) return copy.passed
  const short = official.passingScore - official.total
  if (short > 0) return short <= official.outOf / 10 ? copy.close(marks(short)) : copy.learning
  const weak = official.margins.findIndex((margin) => margin < 0)
  return weak === -1 ? copy.autoFail : copy.dialogueShort(weak + 1, marks(-(official.margins[weak] ?? 0)))
}

/** How far one dialogue is from its own minimum. */
function Margin({ official, slot }: { official: OfficialVerdict; slot: Slot }) {
  const copy = useCopy(mockTestResultsCopy)
  const { marks, minus } = useMarks()
  const [total, margin] = [dialogueAt(official.dialogues, slot), dialogueAt(official.margins, slot)]
  const isAutoFailed = official.autoFailed.includes(slot)
  const isHeld = margin >= 0 && !isAutoFailed
  const Icon = isHeld ? CircleCheck : CircleDashed
  const needed = margin >= 0 ? `+${marks(margin)}` : minus(-margin)
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={`mt-0.5 size-5 ${isHeld ? 'text-success' : 'text-major'}`}
      />
      <span className="tabular">
        {copy.margin({ dialogue: slot, marks: marks(total), margin: needed, needed: PASS_MARKS })}
        {isAutoFailed && `, ${copy.marginAutoFailed}`}
      </span>
      <span className="col-start-2">
        <PassLine total={total} />
      </span>
    </li>
  )
}

/** The result by the official rules. */
function RealRules({ rules }: Pick<MockTestResults['mockTest'], 'rules'>) {
  const copy = useCopy(mockTestResultsCopy).rules
  const { marks, minus } = useMarks()
  if (!rules.realRules) return null
  const { interpretingMinutes, budgetMinutes } = rules
  const taken = (index: number) => {
    const deduction = rules.repeatDeductions[index] ?? 0
    return deduction > 0 ? minus(deduction) : null
  }
  return (
    <section aria-labelledby="rules-title" className="border-t border-line pt-4">
      <h2 id="rules-title" className="text-20">
        {copy.title}
      </h2>
      <ul className="mt-1 text-15">
        {rules.repeats.map((repeats, index) => (
          <li key={index === 0 ? 'first' : 'second'}>
            {copy.repeats({ dialogue: index + 1, repeats, free: rules.freeRepeats, deduction: taken(index) })}
          </li>
        ))}
        {interpretingMinutes !== null && budgetMinutes !== null && (
          <li>{copy.minutes(marks(interpretingMinutes), budgetMinutes)}</li>
        )}
      </ul>
      {rules.overBudget && <p className="mt-1 text-15 text-major">{copy.overBudget(budgetMinutes ?? 0)}</p>}
    </section>
  )
}

/** What marks that the learner gave mean, and where Köprü's are. */
function OwnNote({ results }: { results: MockTestResults }) {
  const copy = useCopy(mockTestResultsCopy).own
  const { marks } = useMarks()
  const { machineTotal, summary, mockTest } = results
  return (
    <>
      <p className="measure mt-2 text-15 text-soft">{copy.note}</p>
      {machineTotal !== null && (
        <p className="measure mt-2">
          {copy.beside(marks(machineTotal), summary.maxPossibleScore)}{' '}
          <Link
            to={sessionPath(mockTest.id)}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {copy.machine}
          </Link>
        </p>
      )}
    </>
  )
}

/** How the test went: what was not recorded, who transcribed it, and the real rules. */
export function RulesNotes({ results }: { results: MockTestResults }) {
  const copy = useCopy(mockTestResultsCopy)
  const { mockTest } = results
  return (
    <div className="space-y-4">
      {mockTest.notHandedIn > 0 && <p>{mockTest.ranOut ? copy.ranOut : copy.endedEarly(mockTest.notHandedIn)}</p>}
      {results.selfReported && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge>{copy.selfReported}</Badge>
          <span className="text-15 text-soft">{copy.selfReportedText}</span>
        </p>
      )}
      <RealRules rules={mockTest.rules} />
    </div>
  )
}

/** The number with its pass line, one sentence, and the official rule: the total and each dialogue. */
export function ResultsSummary({ results }: { results: MockTestResults }) {
  const copy = useCopy(mockTestResultsCopy)
  const { marks } = useMarks()
  const { summary, official, officialLine } = results
  const isAutoFailed = official.autoFailed.length > 0
  const isOwn = results.markedBy === 'learner'
  const grade = resultGrade({ total: summary.totalScore, outOf: summary.maxPossibleScore, isAutoFailed })
  return (
    <header className="space-y-4">
      <div>
        <p className="text-15 text-soft">{copy.score}</p>
        <BigScore marks={marks(summary.totalScore)} of={copy.ofMax(summary.maxPossibleScore)}>
          <span className="tabular text-20">{copy.percentage(marks(summary.percentage))}</span>
          {isOwn ? (
            <Badge look="pro" className="px-3 py-0.5 text-15">
              {copy.own.badge}
            </Badge>
          ) : (
            <Badge look={GRADE_LOOKS[grade]} className="px-3 py-0.5 text-15">
              {copy.grade[grade]}
            </Badge>
          )}
        </BigScore>
        <h2 className="measure mt-1 text-20">
          {isOwn ? copy.own.lead : summaryMessage({ copy: copy.summary, official, marks })}
        </h2>
        <PassLine total={summary.totalScore} full={summary.maxPossibleScore} pass={official.passingScore} />
        {isOwn && <OwnNote results={results} />}
      </div>
      <div className={`border-l-4 pl-4 ${isOwn ? 'border-line' : official.passed ? 'border-success' : 'border-major'}`}>
        <p className="font-semibold">{officialLine}</p>
        <ul className="mt-3 grid gap-3 text-15 md:grid-cols-2">
          {SLOTS.map((slot) => (
            <Margin key={slot} official={official} slot={slot} />
          ))}
        </ul>
      </div>
    </header>
  )
}
