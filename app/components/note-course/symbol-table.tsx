import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import type { NoteSymbol } from '#app/models/note-course/lesson-file.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

/** All symbols, each with its meaning and its use. */
export function SymbolTable({ symbols }: { symbols: readonly NoteSymbol[] }) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  return (
    <section aria-labelledby="symbols" className="space-y-3">
      <h2 id="symbols" className="text-26">
        {copy.symbols}
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {symbols.map(({ id, meaning, strokes, use }) => (
          <li key={id} className="flex items-start gap-3 border-t border-line py-3">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-10 shrink-0">
              {strokes.map((path) => (
                <path key={path} d={path} className="note-line" />
              ))}
            </svg>
            <span className="text-15">
              <b className="block">{meaning[locale]}</b>
              <span className="text-soft">{use[locale]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
