import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'

const LOOKS = { Beginner: 'beginner', Intermediate: 'intermediate', Advanced: 'advanced' } as const

export function LevelBadge({ level }: Pick<TemplateView, 'level'>) {
  const { levels } = useCopy(practiceListCopy)
  const look = LOOKS[level]
  return <Badge look={look}>{levels[look]}</Badge>
}
