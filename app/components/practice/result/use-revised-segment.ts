import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Revision } from '#app/models/practice/revision.ts'
import { reveal } from '../../scoring/result/use-revealed-target.ts'

const stateOf = ({ id, after }: Revision) => `${id} ${after !== null}`

/**
 * Moves focus to the outcome of the last correction or retry, once it is rendered.
 *
 * @returns the 0-based segment to open, from the address that plain forms redirect to.
 */
export function useRevisedSegment(revisions: readonly Revision[]): number | null {
  const [params] = useSearchParams()
  const seen = useRef<string[]>(undefined)
  useEffect(() => {
    const known = seen.current
    seen.current = revisions.map(stateOf)
    const answered = known && revisions.findLast((revision) => !known.includes(stateOf(revision)))
    if (!answered) return
    const place = document.getElementById(`revision-${answered.id}`)
    if (!place) return
    reveal(place)
    place.focus()
  }, [revisions])
  const asked = Number(params.get('segment'))
  return Number.isInteger(asked) && asked > 0 ? asked - 1 : null
}
