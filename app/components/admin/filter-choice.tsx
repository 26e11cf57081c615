import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  /** Tells its field from others of the same name on the page. */
  id: string
  name: string
  label: string
  value: string | null
  /** What it says where nothing is chosen. */
  none: string
  choices: readonly (readonly [string, string])[]
}

/** A list to narrow a table of the desk by. */
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
