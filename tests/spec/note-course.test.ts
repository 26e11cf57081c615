import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOTE_COLUMNS } from '#app/config/note-course.ts'
import { LessonSchema, type NoteMark, type Notes, SymbolFileSchema } from '#app/models/note-course/lesson-file.ts'

const FOLDER = 'content/note-course'
const read = (path: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${path}`, 'utf8'))
const { symbols } = SymbolFileSchema.parse(read('symbols.json'))
const LESSONS = readdirSync(`${FOLDER}/lessons`).map((name) => ({
  name,
  ...LessonSchema.parse(read(`lessons/${name}`)),
}))
const PAGES = LESSONS.flatMap(({ name, examples, exercises }) =>
  [...examples, ...exercises].map(({ notes }, index) => ({ page: `${name} ${index + 1}`, notes })),
)

/** The columns that a mark takes in its row; a line takes none. */
function cellsOf(mark: NoteMark): string[] {
  if (mark.kind === 'line') return []
  const width = mark.kind === 'symbol' ? 1 : Math.ceil((mark.text.length + 1) / 2)
  return Array.from(
    { length: Math.min(width, NOTE_COLUMNS - mark.column) },
    (_, at) => `${mark.row} ${mark.column + at}`,
  )
}

test('there are ten lessons, the first three free, and forty symbols', () => {
  expect(LESSONS.map(({ access }) => access)).toEqual([...Array(3).fill('free'), ...Array(7).fill('premium')])
  LESSONS.forEach(({ name, slug }, index) => expect(name).toBe(`${String(index + 1).padStart(2, '0')}-${slug}.json`))
  expect(symbols).toHaveLength(40)
  expect(new Set(symbols.map(({ id }) => id)).size).toBe(40)
})

test('each lesson has exercises in both languages', () => {
  for (const { slug, exercises } of LESSONS)
    expect(new Set(exercises.map(({ language }) => language)), slug).toEqual(new Set(['en', 'tr']))
  const ids = LESSONS.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(PAGES)(
  'the notes of $page stay on the page, and nothing lies on something else',
  ({ notes }: { notes: Notes }) => {
    const known = new Set(symbols.map(({ id }) => id))
    const cells = notes.marks.flatMap(cellsOf)
    expect(new Set(cells).size).toBe(cells.length)
    for (const mark of notes.marks) {
      expect(mark.row).toBeLessThan(notes.rows)
      if (mark.kind === 'symbol') expect(known.has(mark.symbol), mark.symbol).toBe(true)
      if (mark.kind === 'line') expect(mark.to.row).toBeLessThan(notes.rows)
    }
  },
)
