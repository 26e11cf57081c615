import type { ReactNode } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { VocabularyItem } from '#app/models/vocabulary/item.ts'
import { useCopy } from '../../shell/locale.ts'
import { WordPairs } from '../word-pairs.tsx'

interface Props {
  right: number
  count: number
  missed: VocabularyItem[]
  /** The buttons Try Again and Close. */
  children: ReactNode
}

/** The end of a drill: the score, and the missed words with their Turkish. */
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
          <div className="mt-2 text-15">
            <WordPairs words={missed} />
          </div>
        </>
      )}
      {children}
    </div>
  )
}
