import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createSound, type Sound, type SoundSnapshot } from './sound.ts'

/**
 * One sound, loaded when it is first wanted.
 *
 * @param source Its URL, or the sound itself.
 * @param label What it is: 'Your recording, segment 4'.
 */
export function useSound(source: string | Blob, label: string): { sound: Sound; now: SoundSnapshot } {
  const sound = useMemo(() => createSound(source, label), [source, label])
  useEffect(() => sound.mount(), [sound])
  return { sound, now: useSyncExternalStore(sound.subscribe, sound.snapshot, sound.snapshot) }
}
