import type { Screen, Stage } from '../stage.ts'

/** Waits until the service worker is in charge of the page. */
async function untilInCharge({ page }: Stage): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Opens a page without a connection. */
const withoutConnection =
  (path: string) =>
  async (stage: Stage): Promise<void> => {
    const { page, context, sees } = stage
    await untilInCharge(stage)
    await context.setOffline(true)
    await page.goto(path)
    await sees('No connection')
  }

async function keepDialogue(stage: Stage): Promise<void> {
  await untilInCharge(stage)
  await stage.page.reload()
  await stage.button('Play').waitFor()
  await stage.press('Sound')
  await stage.press('Keep this dialogue for offline practice')
  await stage.button('Remove it from this device').waitFor()
  await withoutConnection('/practice')(stage)
}

export const TROUBLE: Screen[] = [
  { name: 'trouble-not-found', path: '/nothing/here', who: 'practised' },
  { name: 'trouble-refused', path: '/admin', who: 'newcomer' },
  { name: 'trouble-offline', path: '/dashboard', who: 'own', worksOffline: true, act: withoutConnection('/history') },
  { name: 'trouble-offline-kept', path: '/practice/1', who: 'own', worksOffline: true, act: keepDialogue },
  {
    name: 'trouble-page-failed',
    path: '/dashboard',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: async ({ page, says }) => {
      await page.route(/\.data/, (route) => route.abort())
      await page
        .getByRole('link', { name: says('Vocabulary') })
        .filter({ visible: true })
        .first()
        .click()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'trouble-page-loading',
    path: '/dashboard',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: async ({ page, says }) => {
      await page.route(/\.data/, () => {})
      await page
        .getByRole('link', { name: says('Vocabulary') })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByText(says('Loading')).waitFor({ state: 'attached' })
    },
  },
]
