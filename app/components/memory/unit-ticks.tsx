import { memoryCopy } from '#app/config/copy/memory.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useRef } from 'react'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { Button } from '../ui/button.tsx'

/** The units of a passage as tick boxes named `unit`, each with its place from 0. */
export function UnitTicks({ units, language }: { units: readonly string[]; language: Language }) {
  const copy = useCopy(memoryCopy)
  const isHydrated = useHydrated()
  const list = useRef<HTMLUListElement>(null)
  const tickAll = () => {
    for (const box of list.current?.querySelectorAll('input') ?? []) box.checked = true
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {units.map((unit, place) => (
          <li key={`${place} ${unit}`}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-16">
              <input type="checkbox" name="unit" value={place} className="size-5 shrink-0 accent-accent" />
              <span lang={language}>{unit}</span>
            </label>
          </li>
        ))}
      </ul>
      {isHydrated && (
        <Button look="quiet" onClick={tickAll} className="-ml-2">
          {copy.all}
        </Button>
      )}
    </>
  )
}
