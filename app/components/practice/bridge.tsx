import type { Language } from '#app/models/dialogues/language.ts'
import {
  archPath,
  bankPaths,
  BRIDGE_HEIGHT,
  bridgeWidth,
  columnsPath,
  PLANK,
  placePlank,
} from '#app/models/practice/bridge-geometry.ts'

/** open, current and laid: during the attempt. good, partial and missed: its result. */
export type PlankTone = 'open' | 'current' | 'laid' | 'good' | 'partial' | 'missed'

export interface Plank {
  tone: PlankTone
  language: Language
  label: string
  /** A click's target; a plank without one is only decorative. */
  href?: string
}

/** In a bar the bridge is only its deck, seen from above the water. */
const SLIM = { height: 26, deckY: 13 }
/** With fewer planks it is lower, so that they are not much larger than those of a whole dialogue. */
const SHORT = 9
const HALF_WIDTH = PLANK.width / 2
const HALF_HEIGHT = PLANK.height / 2
const BOARD = { x: -HALF_WIDTH, y: -HALF_HEIGHT, width: PLANK.width, height: PLANK.height, rx: 3.5 }
const LAID_FILL = { en: 'fill-english', tr: 'fill-turkish' } satisfies Record<Language, string>

function CrackedBoard() {
  return (
    <g className="fill-major">
      <path d={`M-${HALF_WIDTH} -${HALF_HEIGHT} H1.5 L-2.5 -1 L1.5 1.5 L-3 ${HALF_HEIGHT} H-${HALF_WIDTH} Z`} />
      <path
        d={`M4.5 -${HALF_HEIGHT} H${HALF_WIDTH} V${HALF_HEIGHT} H0 L4.5 2 L0.5 -1 Z`}
        transform="translate(0 2.5) rotate(5)"
      />
    </g>
  )
}

function FallenBoard() {
  return (
    <>
      <rect {...BOARD} className="fill-none stroke-critical" strokeWidth="1.5" strokeDasharray="3 3" />
      <path d="M-4 -4 L4 4 M4 -4 L-4 4" className="stroke-critical" strokeWidth="2.5" strokeLinecap="round" />
    </>
  )
}

function Board({ tone, language }: Pick<Plank, 'tone' | 'language'>) {
  switch (tone) {
    case 'open':
      return <rect {...BOARD} className="fill-none stroke-soft/60" strokeWidth="1.25" strokeDasharray="2 3" />
    case 'current':
      return <rect {...BOARD} className="fill-sun stroke-ink" strokeWidth="2" />
    case 'laid':
      return <rect {...BOARD} className={LAID_FILL[language]} />
    case 'good':
      return <rect {...BOARD} className="fill-success" />
    case 'partial':
      return <CrackedBoard />
    case 'missed':
      return <FallenBoard />
  }
}

interface PlankMarkProps {
  plank: Plank
  index: number
  planks: number
  isSlim: boolean
}

function PlankMark({ plank, index, planks, isSlim }: PlankMarkProps) {
  const place = placePlank(index, planks)
  const { x, y, tilt } = isSlim ? { x: place.x, y: SLIM.deckY, tilt: 0 } : place
  const board = (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)})`}>
      <rect x="-15" y="-32" width="30" height="64" fill="transparent" />
      <Board tone={plank.tone} language={plank.language} />
    </g>
  )
  if (plank.href === undefined) {
    return (
      <g role="img" aria-label={plank.label}>
        {board}
      </g>
    )
  }
  return (
    <a href={plank.href} aria-label={plank.label}>
      {board}
    </a>
  )
}

interface BridgeProps {
  planks: Plank[]
  label: string
  /** Only the deck and the banks, for a bar. */
  isSlim?: boolean
}

/** A dialogue as a bridge: one plank per segment between the English and the Turkish bank. */
export function Bridge({ planks, label, isSlim = false }: BridgeProps) {
  const count = planks.length
  const width = bridgeWidth(count)
  const size = isSlim ? 'max-h-8' : count < SHORT ? 'max-h-32' : 'max-h-56'
  return (
    <svg
      viewBox={`0 0 ${width} ${isSlim ? SLIM.height : BRIDGE_HEIGHT}`}
      role="group"
      aria-label={label}
      className={`block h-auto w-full ${size}`}
    >
      {isSlim ? <SlimBanks width={width} /> : <ArchAndBanks count={count} width={width} />}
      {planks.map((plank, index) => (
        <PlankMark key={plank.label} plank={plank} index={index} planks={count} isSlim={isSlim} />
      ))}
    </svg>
  )
}

interface BankNamesProps {
  width: number
  /** The line that the letters stand on. */
  y: number
}

function BankNames({ width, y }: BankNamesProps) {
  return (
    <>
      <text x="8" y={y} className="fill-english font-display text-[13px] font-semibold" aria-hidden="true">
        EN
      </text>
      <text
        x={width - 8}
        y={y}
        textAnchor="end"
        className="fill-turkish font-display text-[13px] font-semibold"
        aria-hidden="true"
      >
        TR
      </text>
    </>
  )
}

function ArchAndBanks({ count, width }: { count: number; width: number }) {
  const banks = bankPaths(count)
  return (
    <>
      <path d={columnsPath(count)} className="fill-none stroke-line" strokeWidth="2.5" />
      <path d={archPath(count)} className="fill-none stroke-line" strokeWidth="6" strokeLinecap="round" />
      <path d={banks.left} className="fill-english-wash" />
      <path d={banks.right} className="fill-turkish-wash" />
      <BankNames width={width} y={88} />
    </>
  )
}

function SlimBanks({ width }: { width: number }) {
  const bank = { y: 1, width: 34, height: SLIM.height - 2, rx: 5 }
  return (
    <>
      <rect x="0" {...bank} className="fill-english-wash" />
      <rect x={width - bank.width} {...bank} className="fill-turkish-wash" />
      <BankNames width={width} y={SLIM.deckY + 5} />
    </>
  )
}
