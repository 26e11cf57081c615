import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { COLUMN } from './section.tsx'

interface Props {
  title: string
  text?: string
  /** The button's target. */
  to: string
  action: string
  /** A secondary link, or a line below the button. */
  children?: ReactNode
}

/** The end of a public page: one sentence, one button, and the bridge's deck below. */
export function CallToAction({ title, text, to, action, children }: Props) {
  return (
    <section className={COLUMN}>
      <div className="border-t border-line py-12 text-center md:py-18">
        <h2 className="mx-auto max-w-2xl text-34">{title}</h2>
        {text !== undefined && <p className="measure mx-auto mt-3 text-soft">{text}</p>}
        <p className="mt-6">
          <ButtonLink to={to} className="min-h-12 px-6">
            {action}
          </ButtonLink>
        </p>
        {children}
      </div>
    </section>
  )
}
