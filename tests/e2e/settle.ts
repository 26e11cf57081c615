import type { Page } from '@playwright/test'

/**
 * Lets the page finish its queued tasks: React renders in separate tasks, for which a paused clock does not wait.
 */
export const settle = (page: Page) =>
  page.evaluate(() => {
    const turn = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    return turn().then(turn).then(turn).then(turn)
  })
