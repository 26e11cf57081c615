import { Link } from '../../ui/link.tsx'
import { ownWordsCopy } from '#app/config/copy/own-words.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import type { LibraryTwin } from '#app/models/vocabulary/own/own-word.ts'
import { wordPath } from '#app/models/vocabulary/word-path.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy } from '../../shell/locale.ts'
import { Note } from '../../ui/note.tsx'
import { AddToDeck } from '../add-to-deck.tsx'

/** The library's entries of the word that a learner is about to add. */
export function LibraryTwins({ twins }: { twins: readonly LibraryTwin[] }) {
  const copy = useCopy(ownWordsCopy).twins
  const nameOf = useTopicName()
  return (
    <Note title={copy.title} heading="h3" className="mb-5">
      <p className="measure mt-1 text-15">{copy.text}</p>
      <ul className="mt-1">
        {twins.map((twin) => (
          <li key={twin.id} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={wordPath(twin)}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline underline-offset-4"
            >
              <span lang="en" className="text-english">
                {withSense(twin)}
              </span>
              <span lang="tr" className="text-turkish">
                {twin.turkish}
              </span>
            </Link>
            <span className="text-13 text-soft">{nameOf(twin.category)}</span>
            <AddToDeck word={twin} isInDeck={twin.isInDeck} />
          </li>
        ))}
      </ul>
    </Note>
  )
}
