const WIDTH = 320
const HEIGHT = 44
const BANK = 14
const DECK = 30
const GAP = 2

/**
 * A year as a bridge with one plank per payment, to compare how often each plan is charged. Decorative: the text next to
 * it says the same.
 */
export function YearBridge({ planks }: { planks: number }) {
  const step = (WIDTH - 2 * BANK) / planks
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full max-w-80">
      <path
        d={`M${BANK} ${DECK} Q${WIDTH / 2} -18 ${WIDTH - BANK} ${DECK}`}
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      <rect x="0" y={DECK - 2} width={BANK - GAP} height="12" rx="2" className="fill-english" />
      <rect x={WIDTH - BANK + GAP} y={DECK - 2} width={BANK - GAP} height="12" rx="2" className="fill-turkish" />
      {Array.from({ length: planks }, (_, plank) => (
        <rect
          key={plank}
          x={BANK + plank * step + GAP / 2}
          y={DECK}
          width={step - GAP}
          height="7"
          rx="1.5"
          className="fill-sun"
        />
      ))}
    </svg>
  )
}
