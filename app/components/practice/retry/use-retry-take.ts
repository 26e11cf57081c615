import { useEffect, useRef, useState } from 'react'
import { createRetryTake, INITIAL_RETRY, type RetryState, type RetryTake } from './retry-take.ts'

interface Options {
  /** 0-based. */
  segmentIndex: number
  language: 'en' | 'tr'
  sourceAudioUrl: string
}

/** Holds one retry while its panel is open. */
export function useRetryTake({ segmentIndex, language, sourceAudioUrl }: Options) {
  const [state, setState] = useState<RetryState>(INITIAL_RETRY)
  const [take, setTake] = useState<RetryTake>()
  const current = useRef(INITIAL_RETRY)
  useEffect(() => {
    let isGone = false
    const made = createRetryTake({
      segmentIndex,
      language,
      sourceAudioUrl,
      state: () => current.current,
      update(change) {
        if (isGone) return
        current.current = { ...current.current, ...change }
        setState(current.current)
      },
    })
    setTake(made)
    return () => {
      isGone = true
      made.dispose()
    }
  }, [segmentIndex, language, sourceAudioUrl])
  return {
    state,
    take,
    dismissError: () => {
      current.current = { ...current.current, error: null }
      setState(current.current)
    },
  }
}
