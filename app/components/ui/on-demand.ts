import type { ComponentType } from 'react'

/**
 * A part that is fetched when it is first wanted: `lazy(part.load)`, and `part.prefetch` for a pointer or the focus on its
 * way there. Where it cannot be fetched the browser goes to the page that does the same, and nothing is shown till then.
 */
export function onDemand<Props>(options: {
  load: () => Promise<{ default: ComponentType<Props> }>
  pageInstead: () => string
}) {
  const { load, pageInstead } = options
  return {
    load: async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return await load()
      } catch {
        window.location.assign(pageInstead())
        return new Promise(() => {})
      }
    },
    prefetch: (): void => {
      // Not fetched now, it is asked for again when it is opened.
      load().catch(() => {})
    },
  }
}
