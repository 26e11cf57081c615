import { Keyboard } from 'lucide-react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  /** The key's label and its explanation. */
  keys: { key: string; sentence: string }[]
  areOn: boolean
  onTurn: (areOn: boolean) => void
}

/** The player's keyboard shortcuts, collapsed, as phones have none. */
export function KeyHelp({ keys, areOn, onTurn }: Props) {
  const copy = useCopy(practiceCopy).player
  return (
    <details className="hidden text-15 md:block">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-soft hover:text-accent">
        <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {copy.keysTitle}
      </summary>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          className="size-5 accent-accent"
        />
        {copy.keysOn}
      </label>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 py-2">
        {keys.map(({ key, sentence }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-[4px] border border-line bg-surface px-2 font-sans text-13">{key}</kbd>
            </dt>
            <dd className="text-soft">{sentence}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
