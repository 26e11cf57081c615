import type { ReactNode } from 'react'

interface Props {
  caption: string
  columns: readonly string[]
  /** The first cell of each row is its header. */
  rows: { id: string; cells: readonly ReactNode[] }[]
}

/** A table on the legal pages; on a phone each row becomes a block of lines. */
export function PlainTable({ caption, columns, rows }: Props) {
  return (
    <table className="measure mt-6 w-full text-left text-15">
      <caption className="display pb-3 text-left text-20">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 text-13 font-semibold text-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id} className="border-t border-line last:border-b max-md:grid max-md:py-3 md:align-baseline">
            <th scope="row" className="font-semibold md:w-52 md:py-3 md:pr-4">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="md:py-3 md:pr-4 md:last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
