import { ChevronDown } from 'lucide-react'

export interface ContentsEntry {
  /** The anchor, without '#'. */
  id: string
  title: string
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className="border-l border-line">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-15 leading-5 text-soft no-underline hover:border-sun hover:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The table of contents: collapsed on a phone, next to the text from 1024 px on. Works without script. */
export function Contents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  return (
    <div className="print:hidden">
      <nav aria-label={title} className="lg:hidden">
        <details className="group border-y border-line">
          <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 text-soft transition-transform duration-150 ease-out group-open:rotate-180"
            />
          </summary>
          <div className="pb-4">
            <Entries entries={entries} />
          </div>
        </details>
      </nav>
      <nav aria-label={title} className="reading-contents sticky top-22 max-lg:hidden">
        <p className="mb-2 pl-4 text-13 font-semibold text-soft">{title}</p>
        <Entries entries={entries} />
      </nav>
    </div>
  )
}
