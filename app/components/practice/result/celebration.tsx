import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { Milestones } from '#app/models/progress/milestones.ts'
import { useMarks } from '../../scoring/marks.ts'
import { MendedNote } from '../../scoring/result/mended-note.tsx'
import { useCopy } from '../../shell/locale.ts'

/** A best score, the first dialogue without a lost number or a kept streak, quietly. Renders nothing without any. */
export function Celebration({ aboveBest, isFirstClean, streakDays }: Milestones) {
  const copy = useCopy(scoreReportCopy).celebration
  const { marks } = useMarks()
  const news = [
    ...(aboveBest === null ? [] : [copy.best(marks(aboveBest))]),
    ...(isFirstClean ? [copy.cleanNumbers] : []),
    ...(streakDays === null ? [] : [copy.streak(streakDays)]),
  ]
  if (news.length === 0) return null
  return <MendedNote>{news.join(' ')}</MendedNote>
}
