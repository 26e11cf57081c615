import type { ReactNode } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { VocabularyItem } from '#app/models/vocabulary/item.ts'
import { useCopy } from '../shell/locale.ts'

interface Props {
  right: number
  count: number
  missed: VocabularyItem[]
  /** Try Again and Close. */
  children: ReactNode
}

/** The end of a drill: the score, and the words that were missed with their Turkish. */
export function DrillScore({ right, count, missed, children }: Props) {
  const copy = useCopy(vocabularyCopy).drill
  return (
    <div>
      <p className="text-13 text-soft">{copy.scoreLabel}</p>
      <p role="status" className="display tabular text-46">
        {copy.score(right, count)}
      </p>
      {missed.length === 0 ? (
        <p className="mt-2">{copy.flawless}</p>
      ) : (
        <>
          <h3 className="mt-5 text-16">{copy.missed}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {missed.map(({ id, english, turkish }) => (
              <li key={id} className="grid grid-cols-2 gap-4 py-2 text-15">
                <span lang="en" className="text-english">
                  {english}
                </span>
                <span lang="tr" className="text-turkish">
                  {turkish}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  )
}
