import { Link } from '../ui/link.tsx'

interface WordPair {
  id: number
  english: string
  turkish: string
}

interface Props {
  words: readonly WordPair[]
  /** The address of a word; without it they are no links. */
  linkTo?: (word: WordPair) => string
}

/** Words in both languages side by side, each in its language's colour. */
export function WordPairs({ words, linkTo }: Props) {
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
