import { useEffect, useState } from 'react'
import { readShape, type SoundShape } from '../../sound/peaks.ts'

interface Options {
  /** Finds the sound of a segment. Never changes. */
  find: (index: number) => Promise<Blob> | Blob | null
  index: number
  /** Changes with the sound; null while there is none. */
  version: number | null
}

/** What a sound looks like; null while there is none, or none that this browser can decode. */
export function useShape({ find, index, version }: Options): SoundShape | null {
  const [known, setKnown] = useState<{ key: string; shape: SoundShape | null } | null>(null)
  const key = version === null ? null : `${index} ${version}`
  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    async function read(): Promise<void> {
      const blob = await find(index)
      const shape = blob && (await readShape(await blob.arrayBuffer()))
      if (isWanted && key !== null) setKnown({ key, shape })
    }
    // Without its sound there is no picture; the player says why it cannot be heard.
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [find, index, key])
  return known !== null && known.key === key ? known.shape : null
}
