import type { SubmissionResult } from '@conform-to/react'
import { type RefObject, useEffect } from 'react'

/** Moves focus to the first problem in a response. `alert`: the form's own error, rendered with the response. */
export function useProblemFocus(options: {
  element: RefObject<HTMLFormElement | null>
  lastResult: SubmissionResult | undefined
  alert: string | undefined
}): void {
  const { element, lastResult, alert } = options
  useEffect(() => {
    const wanted = alert === undefined ? '[aria-invalid="true"]' : '[role="alert"]'
    if (lastResult?.error) element.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [element, lastResult, alert])
}
