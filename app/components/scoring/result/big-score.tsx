import type { ReactNode } from 'react'

interface Props {
  marks: string
  /** 'out of 45', or '/45' where the language writes it so. */
  of: string
  /** Badges. */
  children: ReactNode
}

/** The marks, the largest thing on the page of a result. */
export function BigScore({ marks, of, children }: Props) {
  const gap = of.startsWith('/') ? '' : ' '
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="whitespace-nowrap">
        <span className="display tabular text-68">{marks}</span>
        {gap}
        <span className="text-20 text-soft">{of}</span>
      </span>
      {children}
    </p>
  )
}
