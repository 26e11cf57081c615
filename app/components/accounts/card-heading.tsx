import type { ReactNode } from 'react'

/** The heading of a page about one's account: what it is, and a line that helps. */
export function CardHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-34">{title}</h1>
      {children && <p className="mt-3 text-soft">{children}</p>}
    </header>
  )
}
