import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useFormState } from './form-frame.tsx'

interface Props {
  children: ReactNode
  /** The label while the form is being submitted. */
  pending: string
  /** Fields that must not be blank. Without JavaScript the server validates them. */
  needs?: string[]
  /** True while something else prevents submission. */
  isBlocked?: boolean
  look?: 'primary' | 'secondary' | 'danger'
  className?: string
}

/** Submits the form around it. */
export function SubmitButton({ children, pending, needs = [], isBlocked = false, look = 'primary', className }: Props) {
  const { current, isBusy, isSubmittedByScript } = useFormState()
  const isFilled = current === undefined || needs.every((name) => (current.get(name) ?? '').trim() !== '')
  return (
    <Button
      type="submit"
      look={look}
      className={className}
      disabled={isBusy || !isFilled || isBlocked}
      data-needs={isSubmittedByScript ? needs.join(' ') : undefined}
      data-pending={isSubmittedByScript ? pending : undefined}
    >
      {isBusy ? pending : children}
    </Button>
  )
}
