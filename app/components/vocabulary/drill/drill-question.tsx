import { type ReactNode, type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { ANSWER_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

interface Props {
  english: string
  number: number
  count: number
  /** Handles the answer; without it the form posts to the server. */
  onAnswer?: (answer: string) => void
  /** State that the server needs to continue. */
  children?: ReactNode
}

/** One word to translate. Enter submits; blank answers cannot be submitted. */
export function DrillQuestion({ english, number, count, onAnswer, children }: Props) {
  const copy = useCopy(vocabularyCopy)
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState('')

  useEffect(() => field.current?.focus(), [])

  function take(event: FormEvent<HTMLFormElement>) {
    if (!onAnswer) return
    event.preventDefault()
    if (answer.trim() !== '') onAnswer(answer)
  }
  return (
    <Form action={PLACES.vocabulary} onSubmit={take} preventScrollReset>
      {children}
      <p className="tabular text-15 text-soft">{copy.drill.progress(number, count)}</p>
      <p className="mt-4 text-13 text-soft">{copy.languages.en}</p>
      <p lang="en" id="drill-word" className="display mb-6 text-34 text-english">
        {english}
      </p>
      <label htmlFor="answer" className="mb-1 block text-15 font-semibold">
        {copy.drill.answer}
      </label>
      <input
        ref={field}
        id="answer"
        name="answer"
        lang="tr"
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        maxLength={ANSWER_MAX_CHARACTERS}
        required
        pattern=".*\S.*"
        aria-describedby="drill-word"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={INPUT_LOOK}
      />
      <Button type="submit" disabled={isHydrated && answer.trim() === ''} className="mt-4 w-full">
        {copy.drill.submit}
      </Button>
    </Form>
  )
}
