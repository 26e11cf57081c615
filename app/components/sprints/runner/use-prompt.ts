import { useCallback, useEffect, useRef, useState } from 'react'
import { SPRINT_SPEEDS } from '#app/config/sprints.ts'
import type { SprintItem } from '#app/models/sprints/sprint.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { speak, type SpeechState } from '../../vocabulary/speech-player.ts'
import { speechPath, type RunningSprint } from '../speech-path.ts'

/** Plays each question when it comes, and again on request. */
export function usePrompt(options: {
  sprint: RunningSprint
  item: SprintItem | undefined
  place: number
  isAsked: boolean
  onDevice: boolean
}): { sound: SpeechState; play: () => void } {
  const { sprint, item, place, isAsked, onDevice } = options
  const [sound, setSound] = useState<SpeechState>('idle')
  const stop = useRef<() => void>(undefined)
  const play = useCallback(() => {
    if (!item) return
    const { asked: language } = languagesOf(item.direction)
    const rate = SPRINT_SPEEDS[sprint.options.speed]
    stop.current = speak({
      url: speechPath(sprint, place),
      text: item.heard,
      language,
      onDevice,
      rate,
      onState: setSound,
    })
  }, [item, place, sprint, onDevice])
  useEffect(() => {
    if (!isAsked || !item) return undefined
    play()
    return () => stop.current?.()
  }, [isAsked, item, play])
  return { sound, play }
}
