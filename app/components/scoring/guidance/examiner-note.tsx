import { Link } from '../../ui/link.tsx'
import { guidanceCopy } from '#app/config/copy/guidance.ts'
import type { ShownGuidance, ShownTerm } from '#app/models/scoring/shown-guidance.ts'
import { wordPath } from '#app/models/vocabulary/word-path.ts'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'
import { AddToDeck } from '../../vocabulary/add-to-deck.tsx'

function TermPair({ term: { english, turkish, vocabularyId: id, isInDeck } }: { term: ShownTerm }) {
  const { lookUp } = useCopy(guidanceCopy)
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-2">
      {id === null ? (
        <span lang="en" className="text-english">
          {english}
        </span>
      ) : (
        <Link
          to={wordPath({ id, english })}
          className="inline-flex min-h-11 items-center text-english underline underline-offset-4"
        >
          <span lang="en">{english}</span>
          <span className="sr-only"> {lookUp}</span>
        </Link>
      )}
      <span lang="tr" className="text-turkish">
        {turkish}
      </span>
      {id !== null && <AddToDeck word={{ id, english }} isInDeck={isInDeck} />}
    </li>
  )
}

/** What an examiner finds hard in a segment, and its terms. Renders nothing without either. */
export function ExaminerNote({ guidance: { note, terms } }: { guidance: ShownGuidance }) {
  const copy = useCopy(guidanceCopy)
  const reader = useExplanationLanguage()
  if (!note && terms.length === 0) return null
  return (
    <div className="space-y-2">
      {note && (
        <div>
          <h3 className="font-sans text-13 font-semibold tracking-normal text-soft">{copy.note}</h3>
          <p lang={reader} className="measure mt-0.5">
            {note[reader]}
          </p>
        </div>
      )}
      {terms.length > 0 && (
        <div>
          <h3 className="font-sans text-13 font-semibold tracking-normal text-soft">{copy.terms}</h3>
          <ul className="flex flex-wrap gap-x-6 text-15">
            {terms.map((term) => (
              <TermPair key={term.english} term={term} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
