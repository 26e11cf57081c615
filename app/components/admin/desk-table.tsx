import type { ReactNode } from 'react'

/** An action in a row. */
export const ROW_LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline md:min-h-8'
/** A cell, where it is none of those below. */
export const CELL = 'py-1 md:border-b md:border-line md:py-1.5 md:pr-4'
/** A row; on a phone a small block. */
export const ROW = 'max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:border-b max-md:border-line max-md:py-3'

interface TableProps {
  id: string
  caption: string
  columns: string[]
  /** Under the caption: a search, say. */
  above?: ReactNode
  children: ReactNode
}

/** Dense where there is room; on a phone each row is a small block with its columns' names. */
export function DeskTable({ id, caption, columns, above, children }: TableProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-20">
        {caption}
      </h2>
      {above}
      <table aria-labelledby={id} className="desk-table mt-3 w-full text-left text-15 tabular">
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="sticky top-(--head) border-b border-ink bg-paper py-2 pr-4 font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

interface CellProps {
  /** Of its column. */
  name: string
  /** As wide as the block on a phone. */
  isWide?: boolean
  children: ReactNode
}

export function Cell({ name, isWide = false, children }: CellProps) {
  return (
    <td className={`${CELL} ${isWide ? 'max-md:col-span-2' : ''}`}>
      <span aria-hidden="true" className="mr-2 text-13 text-soft md:hidden">
        {name}
      </span>
      {children}
    </td>
  )
}
