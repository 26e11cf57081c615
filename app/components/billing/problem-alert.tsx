import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  text: string
  /** What it means: that nothing was charged, or how to continue. */
  children?: ReactNode
  className?: string
}

/** An error shown where it happened; takes focus when it appears. */
export function ProblemAlert({ text, children, className = '' }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-control bg-critical-wash px-4 py-3 text-15 ${className}`}
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-critical" />
      <div className="min-w-0">
        <p className="font-semibold text-critical">{text}</p>
        {children}
      </div>
    </div>
  )
}
