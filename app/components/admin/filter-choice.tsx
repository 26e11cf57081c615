import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  /** Unique on the page. */
  id: string
  name: string
  label: string
  value: string | null
  /** The label of the empty choice. */
  none: string
  choices: readonly (readonly [string, string])[]
}

/** One filter of an admin table, as a select. */
export function FilterChoice({ id, name, label, value, none, choices }: Props) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-15 font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className={INPUT_LOOK}>
        <option value="">{none}</option>
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
