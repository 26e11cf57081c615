import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { languagesOf, type WordDirection } from '#app/models/vocabulary/drill/direction.ts'
import { sideOf } from '#app/models/vocabulary/drill/question.ts'
import type { StudyWord } from '#app/models/vocabulary/drill/study-word.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import type { ReactNode } from 'react'
import { useCopy } from '../../shell/locale.ts'
import { ListenButton } from '../listen-button.tsx'

interface Props {
  word: StudyWord
  direction: WordDirection
  /** Leaves out the side that was asked, where the question is still there. */
  isAskedShown?: boolean
  /** What the learner answered, between the two sides. */
  children?: ReactNode
}

const COLOURS = { en: 'text-english', tr: 'text-turkish' } as const

/** Both sides of a word, after it was answered: as it was asked, then what is right, also said. */
export function WordTold({ word, direction, isAskedShown = false, children }: Props) {
  const copy = useCopy(wordDrillCopy)
  const { languages } = useCopy(vocabularyCopy)
  const { asked, answered } = languagesOf(direction)
  const shown = { en: withSense(word), tr: word.turkish }
  const { text, accepted } = sideOf(word, answered)
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line">
      {!isAskedShown && (
        <div className="py-3">
          <dt className="text-13 text-soft">{languages[asked]}</dt>
          <dd lang={asked} className={`display text-20 ${COLOURS[asked]}`}>
            {shown[asked]}
          </dd>
        </div>
      )}
      {children}
      <div className="py-3">
        <dt className="text-13 text-soft">{copy.written[answered]}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-3">
          <span lang={answered} className={`display min-w-0 flex-1 text-20 ${COLOURS[answered]}`}>
            {shown[answered]}
          </span>
          <ListenButton word={word.ref} language={answered} text={text} />
        </dd>
      </div>
      {accepted.length > 0 && (
        <div className="py-3">
          <dt className="text-13 text-soft">{copy.also}</dt>
          <dd lang={answered} className={`text-15 ${COLOURS[answered]}`}>
            {accepted.join(', ')}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** How the answer is used, and what the learner noted about it. */
export function WordUse({ word, direction }: { word: StudyWord; direction: WordDirection }) {
  const { answered } = languagesOf(direction)
  const { example } = sideOf(word, answered)
  return (
    <>
      {example !== null && (
        <p lang={answered} className="mt-3 text-15 text-soft">
          {example}
        </p>
      )}
      {word.note !== null && <p className="mt-3 border-l-2 border-sun pl-3 text-15">{word.note}</p>}
    </>
  )
}
