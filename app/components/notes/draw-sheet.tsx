import { type PointerEvent, useState } from 'react'
import { NOTE_SHEET } from '#app/config/notes.ts'
import { addPoint, hasRoom, type Stroke, strokePath } from '#app/models/notes/segment-note.ts'

const { width, height } = NOTE_SHEET

interface Props {
  strokes: readonly Stroke[]
  label: string
  onDrawn: (stroke: Stroke) => void
}

/** A sheet to draw on with finger, pen or mouse. */
export function DrawSheet({ strokes, label, onDrawn }: Props) {
  const [line, setLine] = useState<Stroke | null>(null)

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): { x: number; y: number } {
    const box = currentTarget.getBoundingClientRect()
    return { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height }
  }
  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0 || !hasRoom(strokes)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine(addPoint([], pointOf(event)))
  }
  function draw(event: PointerEvent<SVGSVGElement>): void {
    if (line === null || !hasRoom([...strokes, line])) return
    setLine(addPoint(line, pointOf(event)))
  }
  function end(): void {
    if (line !== null) onDrawn(line)
    setLine(null)
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      className="block w-full cursor-crosshair touch-none rounded-control border border-soft bg-surface"
    >
      <Strokes strokes={line === null ? strokes : [...strokes, line]} />
    </svg>
  )
}

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <path
      d={strokes.map(strokePath).join('')}
      className="fill-none stroke-ink"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** What was drawn, to look at. */
export function DrawnSheet({ strokes, label }: { strokes: readonly Stroke[]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block w-full max-w-md rounded-control border border-line bg-surface"
    >
      <Strokes strokes={strokes} />
    </svg>
  )
}
