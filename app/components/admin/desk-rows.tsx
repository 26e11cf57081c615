import type { ReactNode } from 'react'

interface TableProps {
  /** The id of the heading that names it. */
  labelledBy: string
  columns: string[]
  children: ReactNode
}

/** Dense where there is room, with a header that stays; on a phone each row is a small block with its columns' names. */
export function DeskList({ labelledBy, columns, children }: TableProps) {
  return (
    <table aria-labelledby={labelledBy} className="desk-table mt-3 w-full text-left text-15 tabular">
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="sticky top-(--head) z-1 border-b border-ink bg-paper py-2 pr-4 align-bottom font-semibold"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const CELL = 'py-1 align-top md:border-b md:border-line md:py-1.5 md:pr-4'

export function DeskRow({ children }: { children: ReactNode }) {
  return <tr className="max-md:block max-md:border-b max-md:border-line max-md:py-3">{children}</tr>
}

/** What names the row. */
export function DeskRowTitle({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={`${CELL} font-semibold max-md:block`}>
      {children}
    </th>
  )
}

/** `name` is its column's, for phones. */
export function DeskCell({
  name,
  children,
  className = '',
}: {
  name: string
  children: ReactNode
  className?: string
}) {
  return (
    <td className={`${CELL} max-md:flex max-md:flex-wrap max-md:gap-x-2 ${className}`}>
      <span aria-hidden="true" className="text-13 leading-6 text-soft md:hidden">
        {name}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  )
}

/** A link or button in a dense row. */
export const DESK_LINK =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent underline-offset-4 hover:underline md:min-h-6'
