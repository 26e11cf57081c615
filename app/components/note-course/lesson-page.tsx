import { Form, href } from 'react-router'
import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import { NOTE_COURSE_PATH } from '#app/config/navigation.ts'
import type { Lesson, NoteExample, NoteSymbol } from '#app/models/note-course/lesson-file.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Exercise } from './exercise.tsx'
import { NotesDrawing } from './notes-drawing.tsx'
import { SymbolTable } from './symbol-table.tsx'

export interface LessonPageProps {
  lesson: Lesson
  symbols: readonly NoteSymbol[]
  next: string | null
  isDone: boolean
  onDevice: boolean
}

const SYMBOL_LESSON = 'symbols'

function Example({ example, symbols }: { example: NoteExample; symbols: readonly NoteSymbol[] }) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  return (
    <figure className="space-y-3">
      <figcaption className="text-13 font-semibold text-soft">{copy.example}</figcaption>
      <blockquote
        lang={example.language}
        className={`border-l-4 pl-4 ${example.language === 'en' ? 'border-english' : 'border-turkish'}`}
      >
        {example.text}
      </blockquote>
      <NotesDrawing notes={example.notes} symbols={symbols} />
      <p className="text-15 text-soft">{example.comment[locale]}</p>
    </figure>
  )
}

/** A lesson: what to know, examples, exercises, and the mark that it is finished. */
export function LessonPage({ lesson, symbols, next, isDone, onDevice }: LessonPageProps) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  return (
    <article data-clear-foot className="measure space-y-10">
      <p className="text-20 text-soft">{lesson.aim[locale]}</p>
      {lesson.parts.map(({ heading, text, points }) => (
        <section key={heading.en} className="space-y-3">
          <h2 className="text-26">{heading[locale]}</h2>
          {text[locale].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className="list-disc space-y-1 pl-5">
              {points[locale].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {lesson.examples.map((example) => (
        <Example key={example.text} example={example} symbols={symbols} />
      ))}
      {lesson.slug === SYMBOL_LESSON && <SymbolTable symbols={symbols} />}
      {lesson.exercises.map((exercise, index) => (
        <Exercise key={exercise.id} exercise={exercise} number={index + 1} symbols={symbols} onDevice={onDevice} />
      ))}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="done" value={isDone ? 'no' : 'yes'} />
          <Button type="submit" look={isDone ? 'quiet' : 'primary'}>
            {isDone ? copy.markUndone : copy.markDone}
          </Button>
        </Form>
        {next !== null && (
          <ButtonLink look="secondary" to={href('/note-course/:lesson', { lesson: next })}>
            {copy.next}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={NOTE_COURSE_PATH}>
          {copy.back}
        </ButtonLink>
      </div>
    </article>
  )
}
