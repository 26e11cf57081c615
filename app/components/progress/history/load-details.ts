/** Session details are rare and large, so they come with the first session that is opened. */
export const loadDetails = () => import('./session-details.tsx')
