import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'

/** A link or button in a dense row. */
export const DESK_LINK =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent underline-offset-4 hover:underline md:min-h-7'

/** A column whose heading sorts the rows. */
interface SortColumn {
  label: string
  /** Address that sorts the rows by it. */
  to: string
  sorted: 'ascending' | 'descending' | undefined
}

type Column = string | SortColumn

interface TableProps {
  /** The id of the table's heading. */
  labelledBy: string
  columns: Column[]
  children: ReactNode
}

function SortLink({ label, to, sorted }: SortColumn) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-1 text-ink underline-offset-4 hover:underline md:min-h-7"
    >
      {label}
      {sorted && <Arrow aria-hidden="true" strokeWidth={1.75} className="size-4" />}
    </Link>
  )
}

/** Dense on wide screens, with a sticky header; on a phone each row is a small block with column names. */
export function DeskTable({ labelledBy, columns, children }: TableProps) {
  return (
    <table aria-labelledby={labelledBy} className="desk-table mt-3 w-full text-left text-15 tabular">
      {/* On a phone the headings are hidden unless focused, as the list's form sorts the rows. */}
      <thead className="max-md:not-focus-within:sr-only">
        <tr className="max-md:flex max-md:flex-wrap">
          {columns.map((column) => (
            <th
              key={typeof column === 'string' ? column : column.label}
              scope="col"
              aria-sort={typeof column === 'string' ? undefined : column.sorted}
              className="sticky top-(--head) z-1 border-b border-ink bg-paper py-2 pr-4 align-bottom font-semibold"
            >
              {typeof column === 'string' ? column : <SortLink {...column} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface SectionProps {
  id: string
  caption: string
  columns: Column[]
  /** Below the caption, such as a search. */
  above?: ReactNode
  children: ReactNode
}

/** A table below its own heading. */
export function DeskSection({ id, caption, columns, above, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-20">
        {caption}
      </h2>
      {above}
      <DeskTable labelledBy={id} columns={columns}>
        {children}
      </DeskTable>
    </section>
  )
}

const CELL = 'py-1 align-top md:border-b md:border-line md:py-1.5 md:pr-4'

export function DeskRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:border-b max-md:border-line max-md:py-3">
      {children}
    </tr>
  )
}

interface TitleProps {
  lang?: string
  className?: string
  children: ReactNode
}

/** The row's header cell. */
export function DeskRowTitle({ lang, className = '', children }: TitleProps) {
  return (
    <th scope="row" lang={lang} className={`${CELL} font-semibold max-md:col-span-2 ${className}`}>
      {children}
    </th>
  )
}

interface CellProps {
  /** The column's name, for phones; omitted if the content is self-explanatory. */
  name?: string
  /** Two such cells share a line on a phone. */
  isHalf?: boolean
  lang?: string
  className?: string
  children: ReactNode
}

export function DeskCell({ name, isHalf = false, lang, className = '', children }: CellProps) {
  const width = isHalf ? '' : 'max-md:col-span-2'
  return (
    <td lang={lang} className={`${CELL} max-md:flex max-md:flex-wrap max-md:gap-x-2 ${width} ${className}`}>
      {name !== undefined && (
        <span aria-hidden="true" className="text-13 leading-6 text-soft md:hidden">
          {name}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  )
}

/** The last cell: the row's actions; on one line where they are few. */
export function DeskActions({ isOneLine = false, children }: { isOneLine?: boolean; children: ReactNode }) {
  return (
    <DeskCell>
      <span className={`flex flex-wrap gap-x-5 whitespace-nowrap ${isOneLine ? 'md:flex-nowrap md:gap-x-4' : ''}`}>
        {children}
      </span>
    </DeskCell>
  )
}
