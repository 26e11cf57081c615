export type Matches = readonly { handle: unknown; loaderData: unknown }[]

/**
 * Whether the page is a task that owns the screen. A route names its views that are: `handle = { ownScreen: ['test'] }`,
 * where `view` in its data says which one is shown.
 */
export function ownsScreen(matches: Matches): boolean {
  return matches.some(({ handle, loaderData }) => {
    if (typeof handle !== 'object' || handle === null || !('ownScreen' in handle)) return false
    if (typeof loaderData !== 'object' || loaderData === null || !('view' in loaderData)) return false
    return Array.isArray(handle.ownScreen) && handle.ownScreen.includes(loaderData.view)
  })
}
