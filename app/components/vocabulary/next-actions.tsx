import { type ReactNode, useEffect, useRef } from 'react'

/** Buttons or links at the end of a step. The first takes focus, so that Enter continues. */
export function NextActions({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  return (
    <div ref={element} className="mt-6 flex flex-wrap gap-3">
      {children}
    </div>
  )
}
