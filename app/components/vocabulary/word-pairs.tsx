interface WordPair {
  id: number
  english: string
  turkish: string
}

/** Words in both languages side by side, each in its language's colour. */
export function WordPairs({ words }: { words: readonly WordPair[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {words.map(({ id, english, turkish }) => (
        <li key={id} className="grid grid-cols-2 gap-4 py-2">
          <span lang="en" className="text-english">
            {english}
          </span>
          <span lang="tr" className="text-turkish">
            {turkish}
          </span>
        </li>
      ))}
    </ul>
  )
}
