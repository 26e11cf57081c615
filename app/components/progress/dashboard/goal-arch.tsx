const CENTRE = { x: 120, y: 118 }
const RADIUS = 100
const GAP_DEGREES = 3

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const x = CENTRE.x - RADIUS * Math.cos(angle)
  const y = CENTRE.y - RADIUS * Math.sin(angle)
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

function plankPath(index: number, planks: number): string {
  const step = 180 / planks
  const [from, to] = [index * step + GAP_DEGREES / 2, (index + 1) * step - GAP_DEGREES / 2]
  return `M${pointAt(from)} A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(to)}`
}

/** The logo's arch as a gauge: one plank for each segment of the daily goal. Decorative: the text next to it says the same. */
export function GoalArch({ planks, laid }: { planks: number; laid: number }) {
  return (
    <svg viewBox="0 0 240 134" aria-hidden="true" className="block h-auto w-full">
      {Array.from({ length: planks }, (_, index) => (
        <path
          key={index}
          d={plankPath(index, planks)}
          fill="none"
          strokeWidth="16"
          className={`${index < laid ? 'stroke-accent' : 'stroke-line'} transition-colors duration-150 ease-out`}
        />
      ))}
      <rect x="6" y="122" width="28" height="9" rx="3" className="fill-english" />
      <rect x="206" y="122" width="28" height="9" rx="3" className="fill-turkish" />
    </svg>
  )
}
