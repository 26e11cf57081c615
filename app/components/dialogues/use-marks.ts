import { useRef, useState } from 'react'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { callApi } from '#app/http/api-client.ts'
import type { DialogueCard, Mark } from '#app/models/dialogues/dialogue-card.ts'
import { useCopy } from '../shell/locale.ts'
import { useToast } from '../ui/toast-context.tsx'

const PATHS = { bookmark: '/api/bookmarks', like: '/api/likes' } as const

type Marked = Pick<DialogueCard, 'id' | 'bookmarked' | 'liked'>

export interface Marks {
  isSet: (dialogue: Marked, mark: Mark) => boolean
  toggle: (dialogue: Marked, mark: Mark) => void
}

/** The learner's choices, until the server's list reports a newer state. */
interface Press {
  over: boolean
  value: boolean
}

function fromServer(dialogue: Marked, mark: Mark): boolean {
  return mark === 'bookmark' ? dialogue.bookmarked : dialogue.liked
}

/** The list's bookmarks and likes: updated optimistically, sent one at a time, rolled back if refused. */
export function useMarks(): Marks {
  const toasts = useToast()
  const { markFailed } = useCopy(practiceListCopy)
  const [presses, setPresses] = useState<ReadonlyMap<string, Press>>(new Map())
  const queues = useRef(new Map<string, Promise<void>>())
  const latest = useRef(new Map<string, number>())

  function isSet(dialogue: Marked, mark: Mark): boolean {
    const press = presses.get(`${mark}-${dialogue.id}`)
    const stored = fromServer(dialogue, mark)
    return press && press.over === stored ? press.value : stored
  }

  function toggle(dialogue: Marked, mark: Mark): void {
    const key = `${mark}-${dialogue.id}`
    const over = fromServer(dialogue, mark)
    const value = !isSet(dialogue, mark)
    const number = (latest.current.get(key) ?? 0) + 1
    latest.current.set(key, number)
    const show = (shown: boolean) => setPresses((all) => new Map(all).set(key, { over, value: shown }))
    show(value)
    const send = async () => {
      try {
        await callApi(`${PATHS[mark]}/${dialogue.id}`, { method: value ? 'POST' : 'DELETE' })
      } catch {
        if (latest.current.get(key) === number) show(!value)
        toasts.show(markFailed)
      }
    }
    queues.current.set(key, (queues.current.get(key) ?? Promise.resolve()).then(send))
  }

  return { isSet, toggle }
}
