// @ts-nocheck -- sent to browsers as is; annotations would be included.
// Logs this page's load metrics to the browser console, 3 s after it has loaded. Nothing is sent anywhere.
;(() => {
  const seen = { LCP: 0, CLS: 0 }
  const watch = (type, take) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    } catch {
      // This browser does not measure it.
    }
  }
  watch('largest-contentful-paint', (entry) => (seen.LCP = entry.startTime))
  watch('layout-shift', (entry) => (seen.CLS += entry.hadRecentInput ? 0 : entry.value))
  const tell = () => {
    const [visit] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    // 0.1 and 0.25: web.dev/articles/cls.
    const rate = (shift) => (shift <= 0.1 ? 'good' : shift <= 0.25 ? 'needs improvement' : 'poor')
    const ms = (value) => Math.round(value || 0)
    // oxlint-disable-next-line no-console -- the purpose of this script
    console.info('Performance metrics', {
      TTFB: ms(visit?.responseStart),
      FCP: ms(paint?.startTime),
      LCP: ms(seen.LCP),
      CLS: Math.round(seen.CLS * 1000) / 1000,
      layoutShift: rate(seen.CLS),
      DOMContentLoaded: ms(visit?.domContentLoadedEventEnd),
      load: ms(visit?.loadEventEnd),
    })
  }
  addEventListener('load', () => setTimeout(tell, 3000))
})()
