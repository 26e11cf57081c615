import { NOTE_MAX_POINTS, NOTE_POINT_DISTANCE, NOTE_SHEET } from '#app/config/notes.ts'

/** One line as it was drawn: x and y of each point in turn, in the units of the sheet. */
export type Stroke = readonly number[]

/** What a learner noted on a segment, with keyboard or pen. */
export interface SegmentNote {
  /** The segment, 0-based; in a mock test counted through both dialogues. */
  segmentIndex: number
  text: string
  strokes: readonly Stroke[]
}

export function emptyNote(segmentIndex: number): SegmentNote {
  return { segmentIndex, text: '', strokes: [] }
}

export function isEmptyNote({ text, strokes }: Pick<SegmentNote, 'text' | 'strokes'>): boolean {
  return text.trim() === '' && strokes.length === 0
}

/** The note on a segment; an empty one if there is none. */
export function noteOf(notes: readonly SegmentNote[], segmentIndex: number): SegmentNote {
  return notes.find((note) => note.segmentIndex === segmentIndex) ?? emptyNote(segmentIndex)
}

/** The notes with this one in place of the segment's, in the order of the segments. An empty note is left out. */
export function withNote(notes: readonly SegmentNote[], note: SegmentNote): SegmentNote[] {
  const others = notes.filter(({ segmentIndex }) => segmentIndex !== note.segmentIndex)
  const all = isEmptyNote(note) ? others : [...others, note]
  return all.toSorted((a, b) => a.segmentIndex - b.segmentIndex)
}

function countPoints(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0)
}

/** Whether a sheet takes another point. */
export function hasRoom(strokes: readonly Stroke[]): boolean {
  return countPoints(strokes) < NOTE_MAX_POINTS
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))

/** A line with one more point. A point too close to the last one, or off the sheet, changes nothing or is moved to its edge. */
export function addPoint(stroke: Stroke, { x, y }: { x: number; y: number }): Stroke {
  const point = [clamp(x, NOTE_SHEET.width), clamp(y, NOTE_SHEET.height)] as const
  const [lastX, lastY] = stroke.slice(-2)
  if (lastX !== undefined && lastY !== undefined) {
    if (Math.hypot(point[0] - lastX, point[1] - lastY) < NOTE_POINT_DISTANCE) return stroke
  }
  return [...stroke, ...point]
}

/** A line as an SVG path. A single point is a dot. */
export function strokePath(stroke: Stroke): string {
  const points: string[] = []
  for (let at = 0; at + 1 < stroke.length; at += 2) points.push(`${stroke[at]} ${stroke[at + 1]}`)
  const [first] = points
  if (first === undefined) return ''
  return points.length === 1 ? `M${first}h.01` : `M${points.join('L')}`
}

function isStroke(value: unknown): value is Stroke {
  return Array.isArray(value) && value.every((part) => typeof part === 'number')
}

function readNote(value: unknown): SegmentNote[] {
  if (typeof value !== 'object' || value === null) return []
  const { segmentIndex, text, strokes }: Record<string, unknown> = { ...value }
  if (typeof segmentIndex !== 'number' || typeof text !== 'string') return []
  if (!Array.isArray(strokes) || !strokes.every(isStroke)) return []
  return [{ segmentIndex, text, strokes }]
}

/** Notes as a browser or the database kept them. What cannot be read is left out. */
export function readNotes(value: unknown): SegmentNote[] {
  return Array.isArray(value) ? value.flatMap(readNote) : []
}
