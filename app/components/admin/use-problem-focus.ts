import type { SubmissionResult } from '@conform-to/react'
import { type RefObject, useEffect } from 'react'

/** To the first problem of an answer. `alert`: what stands above the form, which is rendered after the answer has come. */
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
