import type { ReactNode } from 'react'
import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { PASS_MARKS } from '#app/config/scoring.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy } from '../../shell/locale.ts'

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The requirements of a test. `hasCheck`: this page can check the microphone, by script. */
export function ExamConditions({ hasCheck }: { hasCheck: boolean }) {
  const copy = useCopy(mockTestIntroCopy).conditions
  return (
    <Card id="exam-conditions" title={copy.title}>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-soft">
        <li>{copy.quiet}</li>
        <li>
          {copy.microphone}
          {hasCheck && <span className="hidden scripted:inline"> {copy.checkIt}</span>}
        </li>
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  )
}

export function TestDetails({ template }: { template: TemplateView }) {
  const copy = useCopy(mockTestIntroCopy)
  const nameOf = useTopicName()
  const { details, facts } = copy
  const { category, durationMinutes, segmentCount, dialogueCount, totalPoints, passingScore, accessLevel } = template
  const rows = [
    [details.category, nameOf(category)],
    [details.duration, facts.minutes(durationMinutes)],
    [details.segments, details.segmentCount({ segments: segmentCount, dialogues: dialogueCount })],
    [details.totalPoints, String(totalPoints)],
    [details.passingScore, details.passRule({ points: passingScore, each: PASS_MARKS })],
    [details.access, details.accessLevels[accessLevel]],
  ] as const
  return (
    <Card id="test-details" title={details.title}>
      <dl className="tabular mt-2 divide-y divide-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-2">
            <dt className="text-soft">{term}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
