import type { ComponentType } from 'react'

/**
 * A component that is loaded on first use: `lazy(part.load)`, with `part.prefetch` on hover or focus. If loading fails, the
 * browser goes to the page that does the same; nothing is shown until then.
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
      // A failed prefetch is retried on open.
      load().catch(() => {})
    },
  }
}
