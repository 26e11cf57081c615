import { useEffect, useState } from 'react'
import { callApi } from '#app/http/api-client.ts'
import { DRILL_WORDS } from '#app/config/vocabulary.ts'
import { type AnswerVerdict, checkAnswer, pickDrill } from '#app/models/vocabulary/drill/drill.ts'
import { isRight } from '#app/models/vocabulary/drill/drill-flow.ts'
import type { VocabularyItem } from '#app/models/vocabulary/item.ts'

interface Running {
  words: VocabularyItem[]
  verdicts: AnswerVerdict[]
  /** The answer just given; undefined while a word is being asked. */
  answer: string | undefined
}

type DrillState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ask'; item: VocabularyItem; number: number; count: number }
  | { kind: 'told'; item: VocabularyItem; answer: string; verdict: AnswerVerdict; number: number; count: number }
  | { kind: 'score'; right: number; count: number; missed: VocabularyItem[] }

function isItems(value: unknown): value is VocabularyItem[] {
  return Array.isArray(value)
}

function start(items: VocabularyItem[]): Running {
  return { words: pickDrill({ items, count: DRILL_WORDS, random: Math.random }), verdicts: [], answer: undefined }
}

function stateOf({ words, verdicts, answer }: Running): DrillState {
  const count = words.length
  const told = verdicts.at(-1)
  const item = words[verdicts.length - 1]
  if (answer !== undefined && told && item)
    return { kind: 'told', item, answer, verdict: told, number: verdicts.length, count }
  const asked = words[verdicts.length]
  if (asked) return { kind: 'ask', item: asked, number: verdicts.length + 1, count }
  const missed = words.filter((_, index) => !isRight(verdicts[index]))
  return { kind: 'score', right: count - missed.length, count, missed }
}

interface Drill {
  state: DrillState
  answer: (text: string) => void
  next: () => void
  /** Another drill from the same list. */
  again: () => void
}

/** The words that match the filter; undefined if they could not be fetched. */
async function fetchWords(query: string, signal: AbortSignal): Promise<VocabularyItem[] | undefined> {
  try {
    const items = await callApi(`/api/vocabulary${query}`, { signal })
    return isItems(items) ? items : undefined
  } catch {
    return undefined
  }
}

function withAnswer(drill: Running, text: string): Running {
  const item = drill.words[drill.verdicts.length]
  if (!item || drill.answer !== undefined) return drill
  return { ...drill, verdicts: [...drill.verdicts, checkAnswer(item, text)], answer: text.trim() }
}

/** A drill in the browser: fetches the words once, then works offline. */
export function useDrill(query: string): Drill {
  const [items, setItems] = useState<VocabularyItem[] | 'failed'>()
  const [running, setRunning] = useState<Running>()

  useEffect(() => {
    const leaving = new AbortController()
    void (async () => {
      const words = await fetchWords(query, leaving.signal)
      if (leaving.signal.aborted) return
      setItems(words ?? 'failed')
      if (words) setRunning(start(words))
    })()
    return () => leaving.abort()
  }, [query])

  return {
    state: running ? stateOf(running) : { kind: items === 'failed' ? 'failed' : 'loading' },
    answer: (text) => setRunning((now) => now && withAnswer(now, text)),
    next: () => setRunning((now) => now && { ...now, answer: undefined }),
    again: () => Array.isArray(items) && setRunning(start(items)),
  }
}
