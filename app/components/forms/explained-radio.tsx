import type { ReactNode } from 'react'

interface Props {
  name: string
  value: string
  isChosen: boolean
  label: string
  /** One or two sentences on what it means. */
  text: string
  children?: ReactNode
}

/** One of several options that need an explanation each. */
export function ExplainedRadio({ name, value, isChosen, label, text, children }: Props) {
  const id = `${name}-${value}`
  return (
    <div className="flex gap-3 py-4">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-describedby={`${id}-text`}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block min-h-6 font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="measure text-15 text-soft">
          {text}
        </p>
        {children}
      </div>
    </div>
  )
}
