import { ListChecks } from 'lucide-react'
import { href } from 'react-router'
import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import type { NoteExercise, NoteSymbol } from '#app/models/note-course/lesson-file.ts'
import { PlayOnce } from '../memory/play-once.tsx'
import { Fold } from '../scoring/fold.tsx'
import { useCopy, useLocale } from '../shell/locale.ts'
import { INPUT_LOOK } from '../ui/input-look.ts'
import { NotesDrawing } from './notes-drawing.tsx'

interface Props {
  exercise: NoteExercise
  number: number
  symbols: readonly NoteSymbol[]
  onDevice: boolean
}

/** Listen and take notes; then the good notes beside one's own, and questions to them. */
export function Exercise({ exercise, number, symbols, onDevice }: Props) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  const { id, language, text, translation, notes, checks } = exercise
  const target = language === 'en' ? 'tr' : 'en'
  return (
    <section aria-labelledby={`exercise-${id}`} className="space-y-4 rounded-card border border-line bg-surface p-5">
      <h2 id={`exercise-${id}`} className="text-20">
        {copy.exercise(number)}
      </h2>
      <p className="text-15 text-soft">{copy.exerciseText[language]}</p>
      <PlayOnce
        url={href('/api/note-course/:exercise/speech', { exercise: id })}
        text={text}
        language={language}
        onDevice={onDevice}
        mayRepeat
      />
      <div>
        <label htmlFor={`notes-${id}`} className="mb-1 block text-15 font-semibold">
          {copy.myNotes}
        </label>
        <textarea
          id={`notes-${id}`}
          rows={3}
          spellCheck={false}
          aria-describedby={`hint-${id}`}
          className={INPUT_LOOK}
        />
        <p id={`hint-${id}`} className="mt-1 text-13 text-soft">
          {copy.myNotesHint}
        </p>
      </div>
      <Fold label={copy.goodNotes} icon={<ListChecks aria-hidden="true" className="size-4" strokeWidth={1.75} />}>
        <div className="space-y-4">
          <NotesDrawing notes={notes} symbols={symbols} />
          <div>
            <p className="text-13 text-soft">{copy.heard}</p>
            <p lang={language}>{text}</p>
          </div>
          <div>
            <p className="text-13 text-soft">{copy.model}</p>
            <p lang={target}>{translation}</p>
          </div>
          <fieldset>
            <legend className="text-15 font-semibold">{copy.check}</legend>
            {checks.map((check, index) => (
              <label key={check.en} className="flex min-h-11 cursor-pointer items-center gap-3 py-1 text-15">
                <input type="checkbox" name={`${id}-${index}`} className="size-5 shrink-0 accent-accent" />
                {check[locale]}
              </label>
            ))}
          </fieldset>
        </div>
      </Fold>
    </section>
  )
}
