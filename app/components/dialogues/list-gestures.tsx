import { RefreshCw } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import type { Mark } from '#app/models/dialogues/dialogue-card.ts'
import { useCopy } from '../shell/locale.ts'
import { attachCardSwipe } from './card-swipe.ts'
import { attachPullRefresh, type PullStage } from './pull-refresh.ts'

interface Props {
  root: RefObject<HTMLElement | null>
  onSwipe: (dialogueId: number, mark: Mark) => void
}

/** Touch gestures of the list: swipe a card, pull down to refresh. */
export function ListGestures({ root, onSwipe }: Props) {
  const copy = useCopy(practiceListCopy).refresh
  const { revalidate, state } = useRevalidator()
  const indicator = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<PullStage>('none')
  const swiped = useEffectEvent(onSwipe)
  const refresh = useEffectEvent(() => void revalidate())

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    if (root.current) attachCardSwipe({ root: root.current, onSwipe: (id, mark) => swiped(id, mark), signal })
    attachPullRefresh({
      onPull(now, distance) {
        setStage(now)
        indicator.current?.style.setProperty('--pull', `${distance}px`)
      },
      onRefresh: () => refresh(),
      signal,
    })
    return () => ending.abort()
  }, [root])

  const isBusy = state === 'loading'
  const words = isBusy ? copy.busy : stage === 'ready' ? copy.release : stage === 'pulling' ? copy.pull : ''
  return (
    <div
      ref={indicator}
      data-busy={isBusy || undefined}
      role="status"
      className="pull-indicator flex items-end justify-center gap-2 overflow-hidden text-13 text-soft"
    >
      {words !== '' && (
        <>
          <RefreshCw
            aria-hidden="true"
            strokeWidth={1.75}
            className={`mb-0.5 size-4 ${isBusy ? 'animate-spin' : stage === 'ready' ? 'text-accent' : ''}`}
          />
          {words}
        </>
      )}
    </div>
  )
}
