export type Damage = 'gap' | 'crack' | 'closed' | 'mist'

interface Board {
  x: number
  y: number
  /** Degrees, along the arch. */
  tilt: number
}

// Seven planks on an arch between two banks.
const BOARDS: readonly Board[] = [
  { x: 70, y: 51, tilt: -21 },
  { x: 100, y: 42, tilt: -14 },
  { x: 130, y: 36, tilt: -7 },
  { x: 160, y: 34, tilt: 0 },
  { x: 190, y: 36, tilt: 7 },
  { x: 220, y: 42, tilt: 14 },
  { x: 250, y: 51, tilt: 21 },
]
const MIDDLE = 3
const PLANK = { x: -12, y: -5, width: 24, height: 10, rx: 2.5 }

function Outline() {
  return <rect {...PLANK} className="fill-none stroke-soft" strokeWidth="1.25" strokeDasharray="3 3" />
}

/** The plank in the middle, or what is left of it. */
function MiddleBoard({ damage }: { damage: Damage }) {
  if (damage === 'crack') {
    return (
      <g className="fill-major">
        <path d="M-12 -5 H2 L-2 0 L1 5 H-12 Z" transform="rotate(7)" />
        <path d="M6 -5 H12 V5 H4 L7 1 Z" transform="translate(2 4) rotate(-12)" />
      </g>
    )
  }
  if (damage !== 'closed') return <Outline />
  return (
    <>
      <rect {...PLANK} className="fill-sun" />
      <path d="M-9 -5 V-30 M9 -5 V-30" className="stroke-ink" strokeWidth="2" />
      <path d="M-14 -24 H14" className="stroke-critical" strokeWidth="6" strokeDasharray="7 5" />
    </>
  )
}

function laidClass(index: number): string {
  return index < MIDDLE ? 'fill-english' : 'fill-turkish'
}

/** A broken bridge. Decorative: the text below says the same. */
export function BrokenBridge({ damage }: { damage: Damage }) {
  return (
    <svg viewBox="0 0 320 104" aria-hidden="true" className="h-auto w-full max-w-sm">
      <path d="M50 70 Q160 16 270 70" fill="none" className="stroke-accent" strokeWidth="2.5" />
      <rect x="4" y="60" width="48" height="26" rx="5" className="fill-english" />
      <rect x="268" y="60" width="48" height="26" rx="5" className="fill-turkish" />
      {BOARDS.map(({ x, y, tilt }, index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
          {index === MIDDLE ? (
            <MiddleBoard damage={damage} />
          ) : damage === 'mist' && index > MIDDLE ? (
            <Outline />
          ) : (
            <rect {...PLANK} className={laidClass(index)} />
          )}
        </g>
      ))}
      {damage === 'gap' && <rect {...PLANK} transform="translate(171 94) rotate(24)" className="fill-sun" />}
    </svg>
  )
}
