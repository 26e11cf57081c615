import type { ReactNode } from 'react'

/** The column of a public page, as wide as its header and footer. */
export const COLUMN = 'mx-auto w-full max-w-6xl px-4 md:px-6'

interface Props {
  /** The anchor; also the base of the heading's id. */
  id: string
  title: string
  /** A few words above the title that say what kind of section follows. */
  overline?: string
  lead?: ReactNode
  children: ReactNode
  className?: string
}

/** A section of a public page: a hairline and a heading that can be linked to. */
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
