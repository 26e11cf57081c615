import type { TemplateView } from '#app/models/mock-test/exam-view.ts'

const HEIGHT = 16
const PLANK = 8
const GAP = 2
const PIER = 12
const BANK = 10

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
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="xMinYMid meet"
      className={className}
    >
      <rect y="4" width={BANK} height="12" rx="2" className="fill-english" />
      {Array.from({ length: segmentCount }, (_, index) => (
        <rect key={index} x={x(index)} y="5" width={PLANK} height="4" rx="1.5" className="fill-soft/45" />
      ))}
      {Array.from({ length: Math.max(0, dialogueCount - 1) }, (_, index) => (
        <rect
          key={index}
          x={x((index + 1) * perSpan) - PIER - GAP + PIER / 2 - 1}
          y="5"
          width="4"
          height="11"
          rx="1.5"
          className="fill-soft"
        />
      ))}
      <rect x={width - BANK} y="4" width={BANK} height="12" rx="2" className="fill-turkish" />
    </svg>
  )
}
