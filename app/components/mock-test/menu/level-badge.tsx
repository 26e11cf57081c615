import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'

export function LevelBadge({ level }: Pick<TemplateView, 'level'>) {
  const { levels } = useCopy(practiceListCopy)
  return <Badge look={level}>{levels[level]}</Badge>
}
