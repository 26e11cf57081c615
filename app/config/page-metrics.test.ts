import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PAGE_METRICS } from './page-metrics.server.ts'

interface Told {
  CLS: number
  layoutShift: string
}

/** The console output for a page with this layout shift. */
function toldOf(shift: number): Told {
  const told: Told[] = []
  class PerformanceObserver {
    private readonly take: (list: { getEntries: () => object[] }) => void
    constructor(take: PerformanceObserver['take']) {
      this.take = take
    }
    observe({ type }: { type: string }): void {
      this.take({ getEntries: () => (type === 'layout-shift' ? [{ value: shift, hadRecentInput: false }] : []) })
    }
  }
  const none = () => []
  const now = (_: string, act: () => void) => act()
  runInNewContext(PAGE_METRICS, {
    PerformanceObserver,
    performance: { getEntriesByType: none, getEntriesByName: none },
    addEventListener: now,
    setTimeout: (act: () => void) => act(),
    console: { info: (_: string, figures: Told) => told.push(figures) },
  })
  return told[0] ?? { CLS: Number.NaN, layoutShift: 'nothing was told' }
}

test.each([
  [0, 'good'],
  [0.1, 'good'],
  [0.101, 'needs improvement'],
  [0.25, 'needs improvement'],
  [0.251, 'poor'],
])('a layout that shifts by %d is %s', (shift, layoutShift) => {
  expect(toldOf(shift)).toMatchObject({ CLS: shift, layoutShift })
})
