import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { ANSWER_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'
import { PROMPT_ID } from './drill-prompt.tsx'

interface Props {
  language: Language
  /** Whether it goes into the gap of a sentence. */
  isInSentence: boolean
  isSending?: boolean
  /** Why the last answer did not arrive; what was typed stays. */
  problem?: string | null
  /** Takes the answer; without it the form around sends it. */
  onAnswer?: (answer: string) => void
}

/** The field for a typed answer. Enter submits; blank answers cannot be submitted. */
export function TypeAnswer({ language, isInSentence, isSending = false, problem = null, onAnswer }: Props) {
  const copy = useCopy(wordDrillCopy)
  const isHydrated = useHydrated()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState('')

  useEffect(() => field.current?.focus(), [])

  function take(event: FormEvent) {
    event.preventDefault()
    if (answer.trim() !== '' && !isSending) onAnswer?.(answer)
  }
  const fields = (
    <>
      <label htmlFor={id} className="mb-1 block text-15 font-semibold">
        {(isInSentence ? copy.missing : copy.answer)[language]}
      </label>
      <input
        ref={field}
        id={id}
        name="answer"
        lang={language}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        maxLength={ANSWER_MAX_CHARACTERS}
        required
        pattern=".*\S.*"
        aria-describedby={PROMPT_ID}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isSending}
        className={INPUT_LOOK}
      />
      {problem !== null && (
        <p role="alert" className="mt-2 text-15 text-critical">
          {problem}
        </p>
      )}
      <Button type="submit" disabled={isHydrated && answer.trim() === ''} aria-busy={isSending} className="mt-4 w-full">
        {isSending ? copy.sending : problem === null ? copy.submit : copy.tryAgain}
      </Button>
    </>
  )
  return onAnswer ? <form onSubmit={take}>{fields}</form> : fields
}
