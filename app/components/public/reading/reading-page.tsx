import type { ReactNode } from 'react'
import { COLUMN } from '../section.tsx'
import { Contents, type ContentsEntry } from './contents.tsx'

interface Props {
  overline: string
  title: string
  lead: string
  /** Small print under the lead: dates, reading time. */
  facts: ReactNode
  /** Buttons in the header. */
  actions?: ReactNode
  contents: { title: string; entries: readonly ContentsEntry[] }
  children: ReactNode
}

/** A long-form page: a header, the contents next to the text, and a readable line length. */
export function ReadingPage({ overline, title, lead, facts, actions, contents, children }: Props) {
  return (
    <article className={`${COLUMN} pb-12 md:pb-18`}>
      <header className="grid gap-x-12 pt-10 pb-8 md:pt-18 md:pb-12 lg:grid-cols-[1fr_15rem]">
        <div>
          <p className="mb-2 text-13 font-semibold text-accent">{overline}</p>
          <h1 className="max-w-2xl text-34 md:text-46">{title}</h1>
          <p className="measure mt-4 text-soft md:text-20 md:leading-8">{lead}</p>
          <div className="mt-4 text-13 text-soft">{facts}</div>
          {actions !== undefined && (
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">{actions}</div>
          )}
        </div>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_15rem]">
        <div className="lg:order-last">
          <Contents {...contents} />
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </article>
  )
}

/** A section with an anchor. */
export function ReadingSection({ id, title, children }: ContentsEntry & { children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line py-8 first:border-t-0 md:py-12 lg:first:pt-0 max-lg:first:pt-0"
    >
      <h2 id={`${id}-title`} className="mb-4 text-26">
        {title}
      </h2>
      {children}
    </section>
  )
}
