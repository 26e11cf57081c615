/** The Turkish title of a row, below the English one; nothing where nobody has written one. */
export function TurkishTitle({ titleTr }: { titleTr: string | null }) {
  if (titleTr === null) return null
  return (
    <span lang="tr" className="block font-normal text-soft">
      {titleTr}
    </span>
  )
}
