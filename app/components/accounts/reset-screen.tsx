import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** The bridge's state: intact, or with a falling plank. */
  bridge?: 'whole' | 'broken'
  children: ReactNode
}

/** The frame of every state of these pages: one question or one answer. */
export function ResetScreen({ title, text, bridge, children }: Props) {
  return (
    <section aria-labelledby="screen-title">
      {bridge && <Crossing isWhole={bridge === 'whole'} />}
      <h1 id="screen-title" className="text-34">
        {title}
      </h1>
      <p className="mt-3 mb-8 text-soft">{text}</p>
      {children}
    </section>
  )
}

/** The logo, drawn wide: five planks from bank to bank, or with the middle one falling. */
function Crossing({ isWhole }: { isWhole: boolean }) {
  return (
    <svg viewBox="0 0 120 36" aria-hidden="true" className="mb-6 h-9 w-30">
      <path
        d={isWhole ? 'M14 28C24 8 96 8 106 28' : 'M14 28C20 17 33 13 47 13M73 13C87 13 100 17 106 28'}
        fill="none"
        className="stroke-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="1" y="26" width="20" height="6" rx="2" className="fill-english" />
      <rect x="99" y="26" width="20" height="6" rx="2" className="fill-turkish" />
      <rect x="25" y="26" width="20" height="6" rx="2" className="fill-sun" />
      <rect x="75" y="26" width="20" height="6" rx="2" className="fill-sun" />
      {isWhole ? (
        <rect x="49" y="26" width="22" height="6" rx="2" className="fill-sun" />
      ) : (
        <rect x="49" y="27" width="22" height="6" rx="2" transform="rotate(16 60 30)" className="fill-critical" />
      )}
    </svg>
  )
}

/** The next steps, likeliest first. */
export function ResetActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-3">{children}</div>
}
