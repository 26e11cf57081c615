import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-16 font-semibold no-underline transition-colors duration-150 ease-out disabled:opacity-50'

const LOOKS = {
  primary: 'px-5 bg-accent text-accent-ink enabled:hover:[filter:brightness(1.1)] [a&]:hover:[filter:brightness(1.1)]',
  secondary: 'px-5 border border-line bg-surface text-ink enabled:hover:border-accent [a&]:hover:border-accent',
  danger: 'px-5 bg-critical text-paper enabled:hover:[filter:brightness(1.1)] [a&]:hover:[filter:brightness(1.1)]',
  quiet: 'text-accent underline-offset-4 enabled:hover:underline [a&]:hover:underline px-2',
} satisfies Record<Look, string>

/** Button styles, for elements that are not buttons. */
export function buttonClasses(look: Look, extra = ''): string {
  return `${BASE} ${LOOKS[look]} ${extra}`
}

interface Props {
  look?: Look
  children: ReactNode
}

export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: Props & ButtonHTMLAttributes<HTMLButtonElement>) {
  // oxlint-disable-next-line react/button-has-type -- the default above is a real type
  return <button type={type} className={buttonClasses(look, className)} {...rest} />
}

export function ButtonLink({ look = 'primary', className, ...rest }: Props & LinkProps) {
  return <Link className={buttonClasses(look, className)} {...rest} />
}
