import type { ReactNode } from 'react'

/** Levels, results, severities, states, and the subscription badge. */
const LOOKS = {
  beginner: 'bg-success-wash text-success',
  intermediate: 'bg-minor-wash text-minor',
  advanced: 'bg-major-wash text-major',
  pass: 'bg-success-wash text-success',
  fail: 'bg-critical-wash text-critical',
  critical: 'bg-critical-wash text-critical',
  major: 'bg-major-wash text-major',
  minor: 'bg-minor-wash text-minor',
  success: 'bg-success-wash text-success',
  error: 'bg-critical-wash text-critical',
  warning: 'bg-major-wash text-major',
  neutral: 'border border-line text-soft',
  pro: 'border border-sun text-ink',
} as const

/** The look of a badge, for elements that are not one. */
export function badgeClasses(look: keyof typeof LOOKS, extra = ''): string {
  return `inline-flex items-center rounded-control px-2 text-13 font-semibold whitespace-nowrap ${LOOKS[look]} ${extra}`
}

interface Props {
  look?: keyof typeof LOOKS
  className?: string
  children: ReactNode
}

/** A label of one or two words; colour is never the only cue. */
export function Badge({ look = 'neutral', className = '', children }: Props) {
  return <span className={badgeClasses(look, className)}>{children}</span>
}
