import { shellCopy } from '#app/config/copy/shell.ts'
import { useCopy } from '../shell/locale.ts'

/** The logo: two banks, one arch, the planks that carry meaning across. */
export function BridgeMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M4 24c0-8.4 5.4-14 12-14s12 5.6 12 14" fill="none" className="stroke-accent" strokeWidth="2.5" />
      <path d="M10 24v-9.5M16 24V10M22 24v-9.5" fill="none" className="stroke-accent" strokeWidth="1.75" />
      <rect x="1" y="22" width="9" height="5" rx="1.5" className="fill-english" />
      <rect x="22" y="22" width="9" height="5" rx="1.5" className="fill-turkish" />
      <rect x="11.5" y="22" width="9" height="5" rx="1.5" className="fill-sun" />
    </svg>
  )
}

export function Wordmark() {
  const copy = useCopy(shellCopy)
  return (
    <span className="inline-flex items-center gap-2">
      <BridgeMark />
      <span className="display text-26">{copy.productName}</span>
    </span>
  )
}
