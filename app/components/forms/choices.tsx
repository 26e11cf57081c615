import type { ReactNode } from 'react'

interface Props<Choice extends string | number> {
  name: string
  label: string
  choices: readonly Choice[]
  chosen: Choice
  nameOf: (choice: Choice) => ReactNode
}

/** A few choices side by side, as radio buttons. */
export function Choices<Choice extends string | number>({ name, label, choices, chosen, nameOf }: Props<Choice>) {
  return (
    <fieldset>
      <legend className="mb-1 text-15 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-4 text-15"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === chosen}
              className="size-5 shrink-0 accent-accent"
            />
            {nameOf(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
