import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useFormState } from './form-frame.tsx'

interface Props {
  children: ReactNode
  /** Stands in the button while the form is sent. */
  pending: string
  /** Fields that must not be blank. Without JavaScript the server says so instead. */
  needs?: string[]
  /** Another reason why it cannot be sent yet. */
  isBlocked?: boolean
  look?: 'primary' | 'secondary' | 'danger'
  className?: string
}

/** Sends the form around it. */
export function SubmitButton({ children, pending, needs = [], isBlocked = false, look = 'primary', className }: Props) {
  const { current, isBusy, withoutFramework } = useFormState()
  const isFilled = current === undefined || needs.every((name) => (current.get(name) ?? '').trim() !== '')
  return (
    <Button
      type="submit"
      look={look}
      className={className}
      disabled={isBusy || !isFilled || isBlocked}
      data-needs={withoutFramework ? needs.join(' ') : undefined}
      data-pending={withoutFramework ? pending : undefined}
    >
      {isBusy ? pending : children}
    </Button>
  )
}
