import { Link } from '../ui/link.tsx'

interface WordPair {
  /** Tells the pairs of a list apart. */
  id: number | string
  english: string
  turkish: string
}

interface Props<Pair extends WordPair> {
  words: readonly Pair[]
  /** The address of a word; without it they are no links. */
  linkTo?: (word: Pair) => string
}

/** Words in both languages side by side, each in its language's colour. */
export function WordPairs<Pair extends WordPair>({ words, linkTo }: Props<Pair>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {words.map((word) => (
        <li key={word.id} className="grid grid-cols-2 items-center gap-4 py-2">
          {linkTo ? (
            <Link
              lang="en"
              to={linkTo(word)}
              className="-my-2 inline-flex min-h-11 items-center text-english underline underline-offset-4"
            >
              {word.english}
            </Link>
          ) : (
            <span lang="en" className="text-english">
              {word.english}
            </span>
          )}
          <span lang="tr" className="text-turkish">
            {word.turkish}
          </span>
        </li>
      ))}
    </ul>
  )
}
