import { expect, test } from '@playwright/test'
import { DEMO_LINES, DEMO_TOTAL } from '../../app/config/demo-sheet.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet expands line by line, and a broken plank links to its line', async ({ page }) => {
    await page.goto('/')
    const [first, second, ...others] = DEMO_LINES
    const last = others.at(-1)
    if (!first || !second || !last) throw new Error('The sheet has too few lines.')
    const sheet = page.getByRole('region', { name: 'A deduction sheet, line by line' })
    await expect(sheet.getByText(first.heard)).toBeVisible()
    await expect(sheet.getByText(`${DEMO_TOTAL}/45`)).toBeVisible()
    await sheet.getByText(second.detail.en).click()
    await expect(sheet.getByText(second.said.text)).toBeVisible()
    await expect(sheet.getByText(first.heard)).toBeHidden()
    await page.getByRole('link', { name: `Segment ${last.segment}: some marks lost, see the sheet` }).click()
    await expect(sheet.getByText(last.said.text, { exact: true })).toBeVisible()
  })

  test('the story is told in Turkish first, and in English on request, by keyboard too', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Çoğumuz bu işi')).toBeVisible()
    await expect(page.getByText('Many of us were interpreters')).toBeHidden()
    await page.getByText('English', { exact: true }).click()
    await expect(page.getByText('Many of us were interpreters')).toBeVisible()
    await expect(page.getByText('Çoğumuz bu işi')).toBeHidden()
    await page.getByRole('radio', { name: 'English' }).press('ArrowLeft')
    await expect(page.getByText('Çoğumuz bu işi')).toBeVisible()
  })

  test('the waiting list accepts an address once', async ({ page }) => {
    for (const sentence of [
      "You're on the list!",
      "You're already on our waitlist! We'll notify you when we launch.",
    ]) {
      await page.goto('/coming-soon')
      await page.getByLabel('Email').fill('landing-plain@example.org')
      await page.getByRole('button', { name: 'Join Waitlist' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    }
  })
})

test.describe('on a phone with a pixel ratio of three', () => {
  test.use({ deviceScaleFactor: 3 })

  test('the product pictures are sharp', async ({ page }) => {
    for (const path of ['/', '/tr']) {
      await page.goto(path)
      const pictures = page.locator('main picture img')
      await expect(pictures).toHaveCount(3)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        const sharpness = await picture.evaluate(async (image: HTMLImageElement) => {
          await image.decode()
          const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
          return bitmap.width / image.getBoundingClientRect().width
        })
        expect(sharpness).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

test('the waiting list says in Turkish too that an address is on it already', async ({ page }) => {
  for (const sentence of ['Listedesin', 'Zaten listedesin!']) {
    await page.goto('/tr/coming-soon')
    await page.getByLabel('E-posta').fill('landing-turkish@example.org')
    await page.getByRole('button', { name: 'Listeye katıl' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
})

test('the waiting list reports a lost connection, and keeps the address', async ({ page, context }) => {
  await page.goto('/coming-soon')
  await page.getByLabel('Email').fill('landing-script@example.org')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('Connection error. Please check your internet and try again.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText("You're on the list!")).toBeVisible()
})

test('the start button leads to the sample, in the language of the page', async ({ page }) => {
  await page.goto('/tr')
  await page.getByRole('link', { name: 'Ücretsiz alıştırmaya başla' }).first().click()
  await expect(page).toHaveURL('/tr/practice/sample')
})

test("the console shows the page's timings, and nothing is sent", async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
  })
  const told = page.waitForEvent('console', (message) => message.text().startsWith('Performance metrics'))
  await page.goto('/')
  expect((await told).text()).toContain('layoutShift: good')
  expect(foreign).toEqual([])
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that cannot be loaded says so in both languages', async ({ page, context }) => {
    await page.goto('/practice/sample')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
      }
    })
    await context.setOffline(true)
    await page.goto('/practice')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    const ofThePage = ['/offline', '/kept-dialogues.js']
    expect(kept.filter((path) => !ofThePage.includes(path) && !path.startsWith('/assets/'))).toEqual([])
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Practice Dialogue' })).toBeVisible()
  })
})
