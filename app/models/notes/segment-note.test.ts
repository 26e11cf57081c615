import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTE_POINT_DISTANCE, NOTE_SHEET } from '#app/config/notes.ts'
import { addPoint, emptyNote, noteOf, readNotes, type Stroke, strokePath, withNote } from './segment-note.ts'

const place = fc.record({
  x: fc.double({ min: -50, max: 700, noNaN: true }),
  y: fc.double({ min: -50, max: 500, noNaN: true }),
})

test('a line has whole points on the sheet, none close to the one before', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (points) => {
      const line = points.reduce<Stroke>(addPoint, [])
      expect(line.length % 2).toBe(0)
      for (let at = 0; at < line.length; at += 2) {
        const [x = -1, y = -1] = line.slice(at)
        expect(Number.isInteger(x) && x >= 0 && x <= NOTE_SHEET.width).toBe(true)
        expect(Number.isInteger(y) && y >= 0 && y <= NOTE_SHEET.height).toBe(true)
        if (at === 0) continue
        const [beforeX = 0, beforeY = 0] = line.slice(at - 2)
        expect(Math.hypot(x - beforeX, y - beforeY)).toBeGreaterThanOrEqual(NOTE_POINT_DISTANCE)
      }
    }),
  )
})

test('a line is a path, a point a dot, nothing is nothing', () => {
  expect(strokePath([])).toBe('')
  expect(strokePath([3, 4])).toBe('M3 4h.01')
  expect(strokePath([3, 4, 10, 20])).toBe('M3 4L10 20')
})

test('a segment has one note, and an empty one is none', () => {
  const first = { segmentIndex: 2, text: 'Friday', strokes: [] }
  const notes = withNote(withNote([], first), { segmentIndex: 0, text: '', strokes: [[1, 2]] })
  expect(notes.map(({ segmentIndex }) => segmentIndex)).toEqual([0, 2])
  expect(noteOf(notes, 2)).toEqual(first)
  expect(noteOf(notes, 1)).toEqual(emptyNote(1))
  expect(withNote(notes, { segmentIndex: 2, text: ' ', strokes: [] })).toHaveLength(1)
})

test('what was kept is read again, and nothing else is', () => {
  const note = fc.record({
    segmentIndex: fc.nat(40),
    text: fc.string(),
    strokes: fc.array(fc.array(fc.nat(600), { maxLength: 8 }), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(note), (notes) => {
      expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes)
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const { text, strokes } of readNotes(value))
        expect([typeof text, Array.isArray(strokes)]).toEqual(['string', true])
    }),
  )
})
