import { useViewTransitionState } from 'react-router'

/**
 * A row's title that is also the heading of the page at `path`: while that page opens or closes, it moves there and back.
 *
 * @returns its class, which only one title may have at a time.
 */
function useMovingTitle(path: string): string {
  return useViewTransitionState(path) ? 'shared-title' : ''
}

/** On the server nothing opens or closes. */
export const useSharedTitle = import.meta.env.SSR ? () => '' : useMovingTitle
