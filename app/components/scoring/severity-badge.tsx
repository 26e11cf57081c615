import { CircleAlert, OctagonAlert, TriangleAlert } from 'lucide-react'
import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import type { Severity } from '#app/models/scoring/evaluation.ts'
import { useCopy } from '../shell/locale.ts'

// Each severity has its own shape, so that colour is never the only sign.
const LOOKS = {
  critical: { Icon: OctagonAlert, className: 'bg-critical-wash text-critical' },
  major: { Icon: TriangleAlert, className: 'bg-major-wash text-major' },
  minor: { Icon: CircleAlert, className: 'bg-minor-wash text-minor' },
} satisfies Record<Severity, unknown>

export function SeverityBadge({ severity }: { severity: Severity }) {
  const copy = useCopy(errorWordsCopy)
  const { Icon, className } = LOOKS[severity]
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-13 font-semibold whitespace-nowrap ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2} />
      {copy.severity[severity]}
    </span>
  )
}
