import { Check, Plus } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { deckCopy } from '#app/config/copy/deck.ts'
import { DECK_PATH } from '#app/config/navigation.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { wordKey } from '#app/models/vocabulary/word-ref.ts'
import { useCopy } from '../shell/locale.ts'

const PRESS =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 text-15 font-semibold text-accent underline-offset-4 hover:underline'
const ICON = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const

interface FormProps {
  word: string
  isWanted: boolean
  label: string
  onPress?: () => void
  children: ReactNode
}

/** A plain form that posts to the deck and returns to this page; sent by script if possible. */
function DeckForm({ word, isWanted, label, onPress, children }: FormProps) {
  const { pathname, search, hash } = useLocation()
  const submit = (event: SubmitEvent) => {
    if (!onPress) return
    event.preventDefault()
    onPress()
  }
  return (
    <form method="post" action={DECK_PATH} onSubmit={submit}>
      <input type="hidden" name="word" value={word} />
      <input type="hidden" name="back" value={`${pathname}${search}${hash}`} />
      <button type="submit" name="set" value={String(isWanted)} aria-label={label} className={PRESS}>
        {children}
      </button>
    </form>
  )
}

interface Props {
  word: { id: number; english: string }
  /** Whether the learner has a card of it. */
  isInDeck: boolean
}

/** Puts a word of the library into the learner's deck in one press, which can be undone. */
export function AddToDeck({ word: { id, english }, isInDeck }: Props) {
  const copy = useCopy(deckCopy)
  const element = useRef<HTMLSpanElement>(null)
  const isSending = useRef(false)
  /** What was pressed here; null before. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string>()
  const isIn = pressed ?? isInDeck
  const word = wordKey({ vocabularyId: id })

  // The button that was pressed is replaced by its opposite.
  useEffect(() => {
    if (pressed !== null) element.current?.querySelector('button')?.focus()
  }, [pressed])

  const press = async (isWanted: boolean) => {
    if (isSending.current) return
    isSending.current = true
    setProblem(undefined)
    try {
      await callApi(DECK_PATH, { method: 'POST', body: { word, set: String(isWanted) } })
      setPressed(isWanted)
    } catch (error) {
      setProblem((error instanceof ApiError && error.sentence) || copy.failed)
    } finally {
      isSending.current = false
    }
  }
  const undoLabel = copy.actionOn(copy.undo, english)
  return (
    <span ref={element} className="inline-flex flex-wrap items-center print:hidden">
      <span role="status">
        {isIn && (
          <span className="mr-3 inline-flex min-h-11 items-center gap-1 text-15 text-soft">
            <Check {...ICON} />
            {copy.inDeck}
          </span>
        )}
      </span>
      {!isIn && (
        <DeckForm word={word} isWanted label={copy.actionOn(copy.add, english)} onPress={() => void press(true)}>
          <Plus {...ICON} />
          {copy.add}
        </DeckForm>
      )}
      {pressed === true && (
        <DeckForm word={word} isWanted={false} label={undoLabel} onPress={() => void press(false)}>
          {copy.undo}
        </DeckForm>
      )}
      {isIn && pressed === null && (
        // Without script nobody knows what was pressed a moment ago.
        <noscript>
          <DeckForm word={word} isWanted={false} label={undoLabel}>
            {copy.undo}
          </DeckForm>
        </noscript>
      )}
      {problem !== undefined && (
        <span role="alert" className="basis-full text-13 text-critical">
          {problem}
        </span>
      )}
    </span>
  )
}
