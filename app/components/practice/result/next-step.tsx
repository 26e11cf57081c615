import type { ReactNode } from 'react'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { useCopy } from '../../shell/locale.ts'

/** The one next action, and why. */
export function NextStepNote({ why, children }: { why: string; children: ReactNode }) {
  const copy = useCopy(scoreReportCopy)
  return (
    <section aria-labelledby="next-title" className="border-l-4 border-sun py-1 pl-4">
      <h2 id="next-title" className="text-20">
        {copy.next}
      </h2>
      <p className="measure mt-1">{why}</p>
      <p className="mt-3">{children}</p>
    </section>
  )
}
