import { useViewTransitionState } from 'react-router'

/**
 * A row's title that is also the heading of the page at `path`: while that page opens or closes, it moves there and back.
 *
 * @returns its class, which only one title may have at a time.
 */
export function useSharedTitle(path: string): string {
  return useViewTransitionState(path) ? 'shared-title' : ''
}
