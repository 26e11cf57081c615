import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSound, type Sound, type SoundSnapshot } from './sound.ts'

/**
 * One sound, loaded when it is first wanted. The options are read once: set a `key` with the URL on the component.
 *
 * @param label What it is: 'Your recording, segment 4'.
 */
export function useSound(url: string, label: string): { sound: Sound; now: SoundSnapshot } {
  const [sound] = useState(() => createSound(url, label))
  useEffect(() => sound.mount(), [sound])
  return { sound, now: useSyncExternalStore(sound.subscribe, sound.snapshot, sound.snapshot) }
}
