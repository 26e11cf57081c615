import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import {
  type Lesson,
  LessonSchema,
  type NoteExercise,
  type NoteSymbol,
  SymbolFileSchema,
} from '#app/models/note-course/lesson-file.ts'

// Bundled with the server, so that a build needs no other files.
const LESSONS = import.meta.glob<unknown>('../../../content/note-course/lessons/*.json', { import: 'default' })
const SYMBOLS = import.meta.glob<unknown>('../../../content/note-course/symbols.json', { import: 'default' })

let read: Promise<{ lessons: Lesson[]; symbols: NoteSymbol[] }> | undefined

async function readFiles() {
  const files = Object.entries(LESSONS).sort(([one], [other]) => one.localeCompare(other, 'en'))
  const lessons = await Promise.all(files.map(async ([, load]) => LessonSchema.parse(await load())))
  const [symbols] = await Promise.all(Object.values(SYMBOLS).map(async (load) => SymbolFileSchema.parse(await load())))
  return { lessons, symbols: symbols?.symbols ?? [] }
}

/** The lessons in their order, and all symbols. Read once in a process; throws if a file is invalid: they are part of the build. */
export function readCourse(): Promise<{ lessons: Lesson[]; symbols: NoteSymbol[] }> {
  read ??= readFiles()
  return read
}

type Learner = CurrentUser | undefined

/** Whether a lesson is open to this learner: free ones to all, the others like premium dialogues. */
export function isLessonOpen({ access: accessLevel }: Pick<Lesson, 'access'>, user: Learner, now: Date): boolean {
  return canPractise({ dialogue: { accessLevel }, user, now })
}

/**
 * A lesson, its number from 1 and what comes after it.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED
 */
export async function getLesson(options: { slug: string; user: Learner; now: Date }) {
  const { slug, user, now } = options
  const { lessons, symbols } = await readCourse()
  const index = lessons.findIndex((lesson) => lesson.slug === slug)
  const lesson = lessons[index]
  if (!lesson) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
  if (!isLessonOpen(lesson, user, now)) throw new AppError('PREMIUM_REQUIRED', (copy) => copy.lessonPremium)
  return { lesson, symbols, number: index + 1, next: lessons[index + 1]?.slug ?? null }
}

/**
 * An exercise of a lesson that this learner may open.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED
 */
export async function getExercise(options: { id: string; user: Learner; now: Date }): Promise<NoteExercise> {
  const { id, user, now } = options
  const { lessons } = await readCourse()
  const lesson = lessons.find(({ exercises }) => exercises.some((exercise) => exercise.id === id))
  const exercise = lesson?.exercises.find((one) => one.id === id)
  if (!lesson || !exercise) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
  if (!isLessonOpen(lesson, user, now)) throw new AppError('PREMIUM_REQUIRED', (copy) => copy.lessonPremium)
  return exercise
}
