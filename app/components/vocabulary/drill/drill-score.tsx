import { type ReactNode, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { DoneWord, DueWords } from '#app/models/vocabulary/drill/question.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { wordKey } from '#app/models/vocabulary/word-ref.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { WordPairs } from '../word-pairs.tsx'
import { PlayAll } from './play-all.tsx'
import { useWaitText } from './use-wait-text.ts'

interface Props {
  done: readonly DoneWord[]
  dueTomorrow: DueWords
  /** The buttons Try Again and Close. */
  children: ReactNode
}

interface ListProps {
  title: string
  words: readonly DoneWord[]
  /** The word that is being played. */
  played: DoneWord | null
}

/** Words with their translations, and when each comes back. */
function DoneList({ title, words, played }: ListProps) {
  const copy = useCopy(wordDrillCopy)
  const waitText = useWaitText()
  if (words.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-16">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line text-15">
        {words.map((done) => {
          const { word, direction, wait } = done
          return (
            <li
              key={`${wordKey(word.ref)} ${direction}`}
              className={`-mx-2 grid grid-cols-2 gap-x-4 px-2 py-2 ${done === played ? 'bg-accent-wash' : ''}`}
            >
              <span lang="en" className="text-english">
                {withSense(word)}
              </span>
              <span lang="tr" className="text-turkish">
                {word.turkish}
              </span>
              {wait !== null && (
                <span className="tabular col-span-2 text-13 text-soft">{copy.comesBack(waitText(wait))}</span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What comes tomorrow: how many words, and folded, which. */
function Tomorrow({ count, words }: DueWords) {
  const copy = useCopy(wordDrillCopy)
  if (count === 0) return <p className="mt-2 text-15">{copy.tomorrow(0)}</p>
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center text-15">{copy.tomorrow(count)}</summary>
      <div className="text-15">
        <WordPairs
          words={words.map(({ ref, turkish, ...word }) => ({ id: wordKey(ref), english: withSense(word), turkish }))}
        />
      </div>
      {count > words.length && <p className="mt-2 text-13 text-soft">{copy.tomorrowMore(count - words.length)}</p>}
    </details>
  )
}

/** The end of a drill: the score, what was known and what was not, and when it comes back. */
export function DrillScore({ done, dueTomorrow, children }: Props) {
  const copy = useCopy(wordDrillCopy)
  const isHydrated = useHydrated()
  const [played, setPlayed] = useState<DoneWord | null>(null)
  const known = done.filter(({ isRight }) => isRight)
  const missed = done.filter(({ isRight }) => !isRight)
  return (
    <div>
      <p className="text-13 text-soft">{copy.scoreLabel}</p>
      <p role="status" className="display tabular text-46">
        {copy.score(known.length, done.length)}
      </p>
      {missed.length === 0 && done.length > 0 && <p className="mt-2">{copy.flawless}</p>}
      <Tomorrow {...dueTomorrow} />
      {children}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        {isHydrated && done.length > 0 && <PlayAll words={[...missed, ...known]} onWord={setPlayed} />}
        <Link
          to={`${PLACES.vocabulary}?mode=due`}
          className="inline-flex min-h-11 items-center text-15 text-accent underline underline-offset-4"
        >
          {copy.due}
        </Link>
      </div>
      <DoneList title={copy.missed} words={missed} played={played} />
      <DoneList title={copy.known} words={known} played={played} />
    </div>
  )
}
