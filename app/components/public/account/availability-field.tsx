import { Check } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { AVAILABILITY_DEBOUNCE_MS, AVAILABILITY_STALE_MS } from '#app/config/accounts.ts'
import { Field } from '../../forms/field.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string
  label: string
  hint: string
  /** The endpoint that checks a value. */
  path: string
  /** Pattern of a value worth checking. */
  worthAsking: RegExp
  /** Pattern of a value that looks complete; no error is shown before it matches. */
  whole?: RegExp
  checking: string
}

/**
 * A unique name or address. The result replaces the hint, so nothing shifts while typing; "taken" is shown as the
 * field's error. A failed check shows nothing, as the server checks again. The request comes from
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
