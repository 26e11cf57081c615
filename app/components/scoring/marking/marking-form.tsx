import type { SubmissionResult } from '@conform-to/react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { MARKING_FIELD } from '#app/models/scoring/self-marking/marks-form.ts'
import { Draft } from '../../drafts/draft.tsx'
import { useCopy } from '../../shell/locale.ts'
import { useScrollRoom } from '../../shell/use-scroll-room.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { pauseSound } from '../../sound/one-at-a-time.ts'
import { Button } from '../../ui/button.tsx'
import { MarkingCard, type MarkedSegment } from './marking-card.tsx'

interface Props {
  /** Draft name in the browser's storage. */
  draft: string
  segments: readonly MarkedSegment[]
  lastResult?: SubmissionResult | undefined
  /** Hidden fields that say what is marked. */
  children: ReactNode
}

/** The values sent before; undefined for a form not sent yet. */
function sentBefore(lastResult: Props['lastResult']) {
  const values: unknown = lastResult?.initialValue
  if (typeof values !== 'object' || values === null) return undefined
  return (field: string): string | undefined => {
    const value: unknown = Object.getOwnPropertyDescriptor(values, field)?.value
    return typeof value === 'string' ? value : undefined
  }
}

/**
 * The cards of an attempt: with script one at a time, Enter and the button going on to the next; without, one after the
 * other. Every value is kept after an error and a reload.
 */
export function MarkingForm({ draft, segments, lastResult, children }: Props) {
  const copy = useCopy(selfMarkingCopy)
  const isBusy = useNavigation().state === 'submitting'
  const isStepping = useHydrated()
  const [step, setStep] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useScrollRoom(bar)
  const isMoved = useRef(false)
  const refusal = lastResult?.error?.['']?.[0]
  const sent = sentBefore(lastResult)
  const isLast = !isStepping || step >= segments.length - 1

  useEffect(() => {
    if (lastResult?.error) form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [lastResult])

  const shownKey = segments[step]?.fieldKey
  useEffect(() => {
    if (!isMoved.current) return
    const title = document.getElementById(`marking-${shownKey}`)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'start' })
  }, [shownKey])

  function go(to: number): void {
    isMoved.current = true
    pauseSound()
    setStep(to)
  }

  function onSubmit(event: SyntheticEvent): void {
    if (isLast) return
    event.preventDefault()
    go(step + 1)
  }

  return (
    <Form method="post" ref={form} className="mt-6" noValidate autoComplete="off" onSubmit={onSubmit}>
      <Draft name={draft} />
      <input type="hidden" name={MARKING_FIELD} value="own" />
      {children}
      {refusal && (
        <p role="alert" tabIndex={-1} className="mb-4 border-l-4 border-critical pl-4 text-critical">
          {refusal}
        </p>
      )}
      <ol>
        {segments.map((marked, index) => (
          <MarkingCard
            key={marked.fieldKey}
            {...marked}
            place={{ number: index + 1, count: segments.length }}
            isShown={!isStepping || index === step}
            sent={sent}
          />
        ))}
      </ol>
      <div
        ref={bar}
        className="sticky bottom-[var(--foot,0px)] -mx-4 flex items-center gap-3 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:px-0"
      >
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.submitting : isLast ? copy.submit : copy.next}
        </Button>
        {isStepping && step > 0 && (
          <Button look="quiet" disabled={isBusy} onClick={() => go(step - 1)}>
            {copy.back}
          </Button>
        )}
        {isStepping && (
          <span className="tabular ml-auto text-15 text-soft">{copy.progress(step + 1, segments.length)}</span>
        )}
      </div>
    </Form>
  )
}
