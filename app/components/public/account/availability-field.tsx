import { Check } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { AVAILABILITY_DEBOUNCE_MS, AVAILABILITY_STALE_MS } from '#app/config/accounts.ts'
import { Field } from '../../forms/field.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string
  label: string
  hint: string
  /** The call that answers for a value. */
  path: string
  /** What a value is like that is worth asking for. */
  worthAsking: RegExp
  /** Matches a value that looks complete: until then no error is shown. */
  whole?: RegExp
  checking: string
}

/**
 * A name or an address of which there is only one. The answer stands where the hint was, so that nothing moves while
 * one types; that it is taken is the field's problem. A check that failed says nothing: the server will. It is asked for by
 * public/account-forms.js.
 */
export function AvailabilityField({ path, worthAsking, whole, checking, hint, ...field }: Props) {
  return (
    <>
      <Field
        {...field}
        hint={hint}
        problem=""
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        data-ask={path}
        data-worth={worthAsking.source}
        data-whole={whole?.source ?? ''}
        data-pause={AVAILABILITY_DEBOUNCE_MS}
        data-life={AVAILABILITY_STALE_MS}
      />
      <div role="status" id={`${field.name}-status`} className="text-13">
        <p hidden data-state="checking" className="-mt-4 mb-5 text-soft">
          {checking}
        </p>
        <p hidden data-state="taken" className="sr-only">
          <span data-message />
        </p>
        <p hidden data-state="available" className="-mt-4 mb-5 flex items-center gap-1.5 text-success">
          <Check aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2} />
          <span data-message />
        </p>
      </div>
    </>
  )
}
