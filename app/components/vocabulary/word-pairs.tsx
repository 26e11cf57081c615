interface WordPair {
  id: number
  english: string
  turkish: string
}

/** Words side by side in both languages, each in its own hue. */
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
