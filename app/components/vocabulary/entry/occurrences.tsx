import { Lock } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { wordEntryCopy } from '#app/config/copy/word-entry.ts'
import { PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import type { MarkedText, WordEntry, WordOccurrence } from '#app/models/vocabulary/entry/word-entry.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'

const MARKS = { en: 'bg-english-wash text-english', tr: 'bg-turkish-wash text-turkish' }

function Marked({ text: { language, before, marked, after } }: { text: MarkedText }) {
  return (
    <span lang={language}>
      {before}
      {marked !== '' && <mark className={`rounded-sm px-0.5 font-semibold ${MARKS[language]}`}>{marked}</mark>}
      {after}
    </span>
  )
}

function Title({ occurrence, isLocked }: { occurrence: WordOccurrence; isLocked: boolean }) {
  const copy = useCopy(wordEntryCopy).occurrences
  const title = titleIn(occurrence, useLocale())
  return (
    <Link
      to={isLocked ? UPGRADE_PATH : `${PLACES.practice}/${occurrence.dialogueId}`}
      aria-label={isLocked ? copy.upgrade(title) : copy.practise(title)}
      className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
    >
      {title}
    </Link>
  )
}

const SIDES = { en: 'measure border-l-2 border-english pl-3', tr: 'measure border-l-2 border-turkish pl-3' }

function Dialogue({ occurrence }: { occurrence: WordOccurrence }) {
  const copy = useCopy(wordEntryCopy).occurrences
  const { segment } = occurrence
  return (
    <li className={`border-t border-line ${segment === null ? 'py-1' : 'py-3'}`}>
      <h3 className="flex flex-wrap items-center gap-x-3 text-16">
        <Title occurrence={occurrence} isLocked={segment === null} />
        {segment === null && (
          <span className="flex items-center gap-1 font-sans text-13 font-normal tracking-normal text-soft">
            <Lock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            {copy.pro}
          </span>
        )}
      </h3>
      {segment && (
        <>
          <p className={SIDES[segment.text.language]}>
            <Marked text={segment.text} />
          </p>
          <p className={`mt-2 ${SIDES[segment.model.language]}`}>
            <small className="block text-13 text-soft">{copy.model}</small>
            <Marked text={segment.model} />
          </p>
        </>
      )}
    </li>
  )
}

/** The dialogues in which the word occurs, with the sentence and its model interpretation. Renders nothing without any. */
export function Occurrences({ occurrences: { shown, count } }: Pick<WordEntry, 'occurrences'>) {
  const copy = useCopy(wordEntryCopy).occurrences
  if (count === 0) return null
  const more = count - shown.length
  return (
    <section aria-labelledby="occurrences" className="mt-8">
      <h2 id="occurrences" className="text-20">
        {copy.count(count)}
      </h2>
      <ul className="mt-2">
        {shown.map((occurrence) => (
          <Dialogue key={occurrence.dialogueId} occurrence={occurrence} />
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-15 text-soft">{copy.more(more)}</p>}
    </section>
  )
}
