import type { ReactNode } from 'react'

interface Props {
  /** The section's anchor. */
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A section of /settings: a description, and its controls next to it (below it on a phone). */
export function SettingsSection({ id, title, intro, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="max-w-4xl border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12 lg:py-10"
    >
      <div>
        <h2 id={`${id}-title`} className="text-20">
          {title}
        </h2>
        {intro !== undefined && <p className="mt-2 text-15 text-soft">{intro}</p>}
      </div>
      <div className="mt-5 max-w-md lg:mt-0">{children}</div>
    </section>
  )
}

/** A read-only line. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 first:pt-0 last:border-0">
      <dt className="text-15 text-soft">{name}</dt>
      <dd className="ml-auto min-w-0 text-right font-semibold break-words">{children}</dd>
    </div>
  )
}
