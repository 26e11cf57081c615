import type { InputHTMLAttributes, ReactNode } from 'react'
import { INPUT_LOOK } from '../ui/input-look.ts'
import { useFormState } from './form-frame.tsx'

interface FrameProps {
  id: string
  label: ReactNode
  /** Next to the label, such as a link. */
  aside?: ReactNode
  hint?: ReactNode
  /** '' reserves space for one. */
  problem: string | undefined
  children: ReactNode
}

/** The ids that describe a field, in reading order. */
export function describedBy(options: { id: string; hint: ReactNode; problem: string | undefined }): string | undefined {
  const ids = [...(options.problem ? [`${options.id}-problem`] : []), ...(options.hint ? [`${options.id}-hint`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label, field, hint and problem, in this order. */
export function FieldFrame({ id, label, aside, hint, problem, children }: FrameProps) {
  return (
    <div className="mb-5">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-15 font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} hidden={problem === ''} className="mt-1 text-15 text-critical">
          {problem}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-13 text-soft">
          {hint}
        </div>
      )}
    </div>
  )
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  /** A problem found by the page, such as a taken name; '' if a script may set one. */
  problem?: string
}

/** A single-line text field. Its id is its name. */
export function Field({ name, label, aside, hint, problem, className = '', ...input }: FieldProps) {
  const state = useFormState()
  const wrong = state.problemOf(name) ?? problem
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} problem={wrong}>
      <input
        id={name}
        name={name}
        defaultValue={state.valueOf(name)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy({ id: name, hint, problem: wrong })}
        className={`${INPUT_LOOK} ${className}`}
        {...input}
      />
    </FieldFrame>
  )
}

/** A checkbox with its sentence, which may contain links. */
export function CheckField({
  name,
  label,
  value = 'on',
  defaultChecked,
}: {
  name: string
  label: ReactNode
  value?: string
  defaultChecked?: boolean
}) {
  const state = useFormState()
  const wrong = state.problemOf(name)
  return (
    <div className="mb-4">
      <label className="flex items-start gap-3 text-15">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={state.valueOf(name) === value || defaultChecked}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={describedBy({ id: name, hint: undefined, problem: wrong })}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {wrong && (
        <p id={`${name}-problem`} className="mt-1 text-15 text-critical">
          {wrong}
        </p>
      )}
    </div>
  )
}
