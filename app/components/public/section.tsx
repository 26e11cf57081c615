import type { ReactNode } from 'react'

/** One column of a public page: as wide as header and footer. */
export const COLUMN = 'mx-auto w-full max-w-6xl px-4 md:px-6'

interface Props {
  /** The anchor; the heading is named after it. */
  id: string
  title: string
  /** A few words above the title, that say which kind of thing follows. */
  overline?: string
  lead?: ReactNode
  children: ReactNode
  className?: string
}

/** A part of a public page: a hairline, a heading that can be linked to, room. */
export function Section({ id, title, overline, lead, children, className = '' }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className={`${COLUMN} ${className}`}>
      <div className="border-t border-line py-12 md:py-18">
        <SectionHeading id={id} title={title} overline={overline} lead={lead} />
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}

export function SectionHeading({
  id,
  title,
  overline,
  lead,
}: Pick<Props, 'id' | 'title' | 'lead'> & { overline?: string | undefined }) {
  return (
    <>
      {overline !== undefined && <p className="mb-2 text-13 font-semibold text-accent">{overline}</p>}
      <h2 id={`${id}-title`} className="text-26 md:text-34">
        {title}
      </h2>
      {lead !== undefined && <p className="measure mt-3 text-soft">{lead}</p>}
    </>
  )
}
