import { useEffect } from 'react'
import { takeMediaKeys } from '../../sound/media-session.ts'
import type { UsePlayer } from '../session/use-player.ts'

interface Options {
  player: Pick<UsePlayer, 'actions'>
  /** The dialogue's title. */
  title: string
}

/** The keys of a headset: play and pause are the main button, next goes on, previous plays again. */
export function useMediaKeys({ player, title }: Options): void {
  const { actions } = player
  useEffect(() => {
    takeMediaKeys({
      title,
      handlers: {
        play: actions.primary,
        pause: actions.primary,
        stop: actions.primary,
        nexttrack: actions.next,
        previoustrack: actions.play,
      },
    })
    return () => takeMediaKeys({ title, handlers: {} })
  }, [title, actions])
}
