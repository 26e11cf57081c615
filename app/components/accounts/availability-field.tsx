import { Check } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { Field } from '../forms/field.tsx'
import { useFormState } from '../forms/form-frame.tsx'
import { useAvailability } from './use-availability.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string
  label: string
  hint: string
  /** The call that answers for a value. */
  path: string
  isWorthAsking: (value: string) => boolean
  /** Whether somebody may still be in the middle of typing it: then a refusal is kept back. */
  isUnfinished?: (value: string) => boolean
  checking: string
}

/**
 * A name or an address of which there is only one. The answer stands where the hint was, so that nothing moves while
 * one types; that it is taken is the field's problem. A check that failed says nothing: the server will.
 */
export function AvailabilityField({ path, isWorthAsking, isUnfinished, checking, hint, ...field }: Props) {
  const { current } = useFormState()
  const value = (current?.get(field.name) ?? '').trim()
  const answer = useAvailability({ path, value, isWorthAsking: isWorthAsking(value) })
  const isTaken = answer.state === 'taken' && !isUnfinished?.(value)
  const isAvailable = answer.state === 'available'
  return (
    <>
      <Field
        {...field}
        hint={isAvailable || isTaken || answer.state === 'checking' ? undefined : hint}
        problem={isTaken ? answer.message : undefined}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <p role="status" className={isTaken ? 'sr-only' : 'mb-5 text-13 not-empty:-mt-4 empty:mb-0'}>
        {answer.state === 'checking' && <span className="text-soft">{checking}</span>}
        {isTaken && answer.message}
        {isAvailable && (
          <span className="flex items-center gap-1.5 text-success">
            <Check aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2} />
            {answer.message}
          </span>
        )}
      </p>
    </>
  )
}
