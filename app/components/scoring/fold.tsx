import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  id?: string
  label: string
  icon: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A disclosure button. Works without JavaScript. */
export function Fold({ id, label, icon, isOpen = false, onToggle, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const tellIfOpen = useEffectEvent(() => {
    if (details.current?.open) onToggle?.(true)
  })
  // It may have been opened before React listened.
  useEffect(() => tellIfOpen(), [])
  return (
    <details
      id={id}
      ref={details}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className="min-w-0 open:basis-full"
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-15 font-semibold text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {icon}
        {label}
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  )
}

/** Closes the disclosure around an element and moves the focus back to its button. */
export function foldUp(inside: HTMLElement): void {
  const details = inside.closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
