import { useSearchParams } from 'react-router'
import { SAMPLE_PART } from '#app/config/practice.ts'
import { asksForPart } from '#app/models/practice/sample-part.ts'

/** This page's typed form: of the sample's first segments, if the page is about them. */
export function useTypedPath(): string {
  const [query] = useSearchParams()
  return asksForPart(query) ? `?mode=type&${SAMPLE_PART.search}` : '?mode=type'
}
