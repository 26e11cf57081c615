import { Link } from '../ui/link.tsx'
import type { VocabularyItem } from '#app/models/vocabulary/item.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { wordPath } from '#app/models/vocabulary/word-path.ts'

type Word = Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'sense'>

/** Entries in both languages, each a link to its page. */
export function WordLinks({ words }: { words: readonly Word[] }) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {words.map((word) => (
        <li key={word.id}>
          <Link
            to={wordPath(word)}
            data-word
            className="grid min-h-11 grid-cols-2 items-center gap-4 py-2 no-underline hover:underline"
          >
            <span lang="en" className="text-english">
              {withSense(word)}
            </span>
            <span lang="tr" className="text-turkish">
              {word.turkish}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
