import type { SubmissionResult } from '@conform-to/react'
import { type RefObject, useEffect } from 'react'

/** To the first problem of an answer. */
export function useProblemFocus(options: {
  element: RefObject<HTMLFormElement | null>
  lastResult: SubmissionResult | undefined
}): void {
  const { element, lastResult } = options
  useEffect(() => {
    const target =
      lastResult?.error && element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    if (target) target.focus()
  }, [element, lastResult])
}
