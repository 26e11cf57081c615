import type { ReactNode } from 'react'

/** The heading of an account page: a title and a line of help. */
export function CardHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-34">{title}</h1>
      {children && <p className="mt-3 text-soft">{children}</p>}
    </header>
  )
}
