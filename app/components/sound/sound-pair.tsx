import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { soundCopy } from '#app/config/copy/sound.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import type { Sound } from './sound.ts'

type Join = (sound: Sound) => () => void

const PairContext = createContext<Join | null>(null)

/** Makes a sound one of the pair around it, if there is one. */
export function useJoinPair(sound: Sound): void {
  const join = use(PairContext)
  useEffect(() => join?.(sound), [join, sound])
}

/**
 * What was said and its interpretation, one above the other: each plays alone, or both one after the other, as in the room.
 * Its sounds are the SoundTracks inside, in their order.
 */
export function SoundPair({ children }: { children: ReactNode }) {
  const copy = useCopy(soundCopy)
  const [sounds, setSounds] = useState<readonly Sound[]>([])
  const [join] = useState<Join>(() => (sound: Sound) => {
    setSounds((joined) => [...joined, sound])
    return () => setSounds((joined) => joined.filter((one) => one !== sound))
  })
  async function playBoth(): Promise<void> {
    for (const sound of sounds) sound.seek(0)
    for (const sound of sounds) if (!(await sound.play())) return
  }
  return (
    <PairContext value={join}>
      <div className="space-y-2">
        {children}
        {sounds.length > 1 && (
          <Button look="quiet" onClick={() => void playBoth()}>
            {copy.both}
          </Button>
        )}
      </div>
    </PairContext>
  )
}
