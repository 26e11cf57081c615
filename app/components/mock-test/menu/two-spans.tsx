import type { TemplateView } from '#app/models/mock-test/exam-view.ts'

const HEIGHT = 16
const PLANK = 8
const GAP = 2
const PIER = 12
const BANK = 10
/** The corners of a plank are drawn by its outline. */
const CORNER = 1.5

/**
 * A mock test as a bridge: a span per dialogue, a plank per segment, English bank left and Turkish bank right.
 * Decorative: the text next to it says the same.
 */
export function TwoSpans(props: Pick<TemplateView, 'segmentCount' | 'dialogueCount'> & { className?: string }) {
  const { segmentCount, dialogueCount, className } = props
  const perSpan = Math.ceil(segmentCount / Math.max(1, dialogueCount))
  const span = (index: number) => Math.floor(index / perSpan)
  const x = (index: number) => BANK + GAP + index * (PLANK + GAP) + span(index) * PIER
  const width = x(segmentCount - 1) + PLANK + GAP + BANK
  const planks = Array.from({ length: segmentCount }, (_, index) => `M${x(index) + CORNER} 6.5h5v1h-5z`)
  const piers = Array.from(
    { length: Math.max(0, dialogueCount - 1) },
    (_, index) => `M${x((index + 1) * perSpan) - PIER - GAP + PIER / 2 + CORNER - 1} 6.5h1v8h-1z`,
  )
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="xMinYMid meet"
      className={`text-soft ${className}`}
    >
      <rect y="4" width={BANK} height="12" rx="2" className="fill-english" />
      <g fill="currentColor" stroke="currentColor" strokeWidth={2 * CORNER} strokeLinejoin="round">
        <path d={planks.join('')} opacity=".45" />
        <path d={piers.join('')} />
      </g>
      <rect x={width - BANK} y="4" width={BANK} height="12" rx="2" className="fill-turkish" />
    </svg>
  )
}
