import { wordResultsCopy } from '#app/config/copy/word-results.ts'
import { WORDS_CSV_PATH, WORDS_PRINT_PATH, WORDS_ZIP_PATH } from '#app/config/word-paths.ts'
import { PRINTED_WORDS_MAX } from '#app/config/vocabulary.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { useCopy } from '../../shell/locale.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

const DIRECTIONS = ['to_turkish', 'to_english'] as const

/** The words of the list on paper, or as cards: downloads, so plain links and a plain form. */
export function TakeAlong({ filter, count }: { filter: WordFilter; count: number }) {
  const copy = useCopy(wordResultsCopy).take
  const { q, category } = filter
  const canPrint = (q !== '' || category !== '') && count <= PRINTED_WORDS_MAX
  return (
    <details className="mb-4 border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-15 font-semibold text-accent">{copy.title}</summary>
      <div className="grid gap-4 pb-5 md:grid-cols-2">
        <div>
          <h3 className="mb-2 text-16">{copy.paper}</h3>
          {canPrint ? (
            <a
              href={`${WORDS_PRINT_PATH}${wordQuery(filter)}`}
              download
              className={buttonClasses('secondary', 'max-md:w-full')}
            >
              {q === '' ? copy.print : copy.printFound}
            </a>
          ) : (
            <p className="text-15 text-soft">{copy.choose}</p>
          )}
        </div>
        <form method="get" action={WORDS_CSV_PATH} className="grid gap-3">
          <h3 className="-mb-1 text-16">{copy.cards}</h3>
          {q !== '' && <input type="hidden" name="q" value={q} />}
          {category !== '' && <input type="hidden" name="category" value={category} />}
          <label className="grid gap-1 text-13 text-soft">
            {copy.direction}
            <select name="direction" className={INPUT_LOOK}>
              {DIRECTIONS.map((direction) => (
                <option key={direction} value={direction}>
                  {copy.directions[direction]}
                </option>
              ))}
            </select>
          </label>
          <div className="flex flex-wrap gap-3">
            <button type="submit" className={buttonClasses('secondary', 'max-md:w-full')}>
              {copy.csv}
            </button>
            <button type="submit" formAction={WORDS_ZIP_PATH} className={buttonClasses('secondary', 'max-md:w-full')}>
              {copy.zip}
            </button>
          </div>
          <p className="text-13 text-soft">{copy.hint}</p>
        </form>
      </div>
    </details>
  )
}
