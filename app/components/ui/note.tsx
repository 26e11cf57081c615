import { type ReactNode, useId } from 'react'

interface Props {
  title?: string
  heading?: 'h2' | 'h3'
  /** Accessible name, for a note without a title. */
  label?: string
  className?: string
  children: ReactNode
}

const SIZES = { h2: 'text-20', h3: 'text-16' }

/** What the reader should know first, such as their current state or what is different here. Marked by the sun. */
export function Note({ title, heading: Heading = 'h2', label, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
      className={`border-l-4 border-sun py-1 pl-4 ${className}`}
    >
      {title !== undefined && (
        <Heading id={id} className={SIZES[Heading]}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}
