import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import { LAST_TURN, NOTE_CELL, NOTE_COLUMNS } from '#app/config/note-course.ts'
import type { NoteMark, Notes, NoteSymbol } from '#app/models/note-course/lesson-file.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

const { width, height } = NOTE_CELL
const SYMBOL_GRID = 24
const ARROW_HEAD = 7

const xOf = (column: number) => column * width
const yOf = (row: number) => row * height
const centre = ({ row, column }: { row: number; column: number }) => ({
  x: xOf(column) + width / 2,
  y: yOf(row) + height / 2,
})

/** A line between the middles of two cells, with a head where it is an arrow. */
function linePath({ row, column, to, arrow }: Extract<NoteMark, { kind: 'line' }>): string[] {
  const [from, end] = [centre({ row, column }), centre(to)]
  const line = `M${from.x} ${from.y} L${end.x} ${end.y}`
  if (!arrow) return [line]
  const angle = Math.atan2(end.y - from.y, end.x - from.x)
  const side = (turn: number) =>
    `${(end.x - ARROW_HEAD * Math.cos(angle + turn)).toFixed(1)} ${(end.y - ARROW_HEAD * Math.sin(angle + turn)).toFixed(1)}`
  return [line, `M${side(0.6)} L${end.x} ${end.y} L${side(-0.6)}`]
}

interface DrawnProps {
  mark: NoteMark
  symbols: ReadonlyMap<string, NoteSymbol>
  /** Strokes before this mark. */
  before: number
}

/** When a stroke is drawn: styles/note-course.css has the delay of each, since the page allows no inline styles. */
const turn = (strokes: number) => ({ 'data-turn': Math.min(strokes, LAST_TURN) })

function Drawn({ mark, symbols, before }: DrawnProps) {
  if (mark.kind === 'text')
    return (
      <text x={xOf(mark.column) + 2} y={yOf(mark.row) + height * 0.66} {...turn(before)} className="note-text">
        {mark.text}
      </text>
    )
  if (mark.kind === 'line')
    return linePath(mark).map((path, index) => (
      <path key={path} d={path} pathLength={1} {...turn(before + index)} className="note-stroke" />
    ))
  const scale = width / (SYMBOL_GRID + 4)
  const top = yOf(mark.row) + (height - SYMBOL_GRID * scale) / 2
  return (
    <g transform={`translate(${xOf(mark.column) + 1} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`}>
      {(symbols.get(mark.symbol)?.strokes ?? []).map((path, index) => (
        <path key={path} d={path} pathLength={1} {...turn(before + index)} className="note-stroke" />
      ))}
    </g>
  )
}

function strokesOf(mark: NoteMark, symbols: ReadonlyMap<string, NoteSymbol>): number {
  if (mark.kind === 'symbol') return symbols.get(mark.symbol)?.strokes.length ?? 1
  return mark.kind === 'line' && mark.arrow ? 2 : 1
}

/** A page of notes, drawn stroke by stroke. To a screen reader it is the list of its words and of its symbols' meanings. */
export function NotesDrawing({ notes, symbols }: { notes: Notes; symbols: readonly NoteSymbol[] }) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]))
  const words = notes.marks.flatMap((mark) => {
    if (mark.kind === 'text') return mark.text
    return mark.kind === 'symbol' ? (byId.get(mark.symbol)?.meaning[locale] ?? []) : []
  })
  const before = notes.marks.map((_, index) =>
    notes.marks.slice(0, index).reduce((sum, mark) => sum + strokesOf(mark, byId), 0),
  )
  return (
    <svg
      viewBox={`-4 0 ${xOf(NOTE_COLUMNS) + 8} ${yOf(notes.rows)}`}
      role="img"
      aria-label={copy.notesLabel(words.join(', '))}
      className="note-page"
    >
      {notes.marks.map((mark, index) => (
        <Drawn key={`${mark.row} ${mark.column} ${mark.kind}`} mark={mark} symbols={byId} before={before[index] ?? 0} />
      ))}
    </svg>
  )
}
