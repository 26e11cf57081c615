import { expect, type Page, test } from '@playwright/test'
import { overflowOf, violationsOf } from './axe.ts'
import { signInAs } from './accounts.ts'
import { untilHydrated } from './hydrated.ts'

async function openAs(page: Page, path: string): Promise<void> {
  await signInAs(page.context(), { username: 'yolcu' })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible()
  await untilHydrated(page)
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  // An open dialog leaves the scroll bar's gutter, which narrows the page.
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a drill of ten words works by Enter alone, from the first word to Try Again', async ({ page }) => {
      await openAs(page, '/vocabulary')
      await expectSound(page)
      const start = page.getByRole('button', { name: 'Start Vocabulary Drill' })
      await start.click()
      const answer = page.getByLabel('Your Turkish')
      await expect(answer).toBeFocused()
      const check = page.getByRole('button', { name: 'Check' })
      await answer.fill('   ')
      await expect(check).toBeDisabled()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Word 1 of 10')).toBeVisible()
      for (let number = 1; number <= 10; number += 1) {
        await expect(page.getByText(`Word ${number} of 10`)).toBeVisible()
        await answer.fill('bilmiyorum')
        await page.keyboard.press('Enter')
        await expect(page.getByText('Wrong')).toBeVisible()
        if (number === 1) await expectSound(page)
        await expect(page.getByRole('button', { name: number === 10 ? 'See your score' : 'Next word' })).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByText('0 of 10', { exact: true })).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Word 1 of 10')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(start).toBeFocused()
    })

    test('due words are rated one after another, and stay rated', async ({ page }) => {
      await openAs(page, '/vocabulary')
      await page.getByRole('link', { name: 'Due today: 20 words' }).click()
      await expect(page.getByText('0 to repeat, 20 new')).toBeVisible()
      await expectSound(page)
      await page.getByText('Show the Turkish').click()
      await expectSound(page)
      await page.getByRole('button', { name: /^Easy/ }).click()
      await expect(page.getByText('0 to repeat, 19 new')).toBeVisible()
      await expect(page.getByText('Show the Turkish')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Good/ }).dblclick()
      await expect(page.getByText('1 to repeat, 18 new')).toBeVisible()
      await page.getByRole('link', { name: 'Back to the list' }).click()
      await expect(page.getByRole('link', { name: 'Due today: 19 words' })).toBeVisible()
    })
  })
}

test('a right answer counts in capitals too, and missing Turkish letters are shown', async ({ page }) => {
  await openAs(page, '/vocabulary?q=palliative')
  await page.getByRole('button', { name: 'Start Vocabulary Drill' }).click()
  await page.getByLabel('Your Turkish').fill('PALYATİF BAKIM')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Correct')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByLabel('Your Turkish').fill('palyatif bakim')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Almost')).toBeVisible()
  await expect(page.getByRole('status').getByText('palyatif bakım')).toBeVisible()
})

test('a category applies at once, a search by Enter, and the address holds both', async ({ page }) => {
  await openAs(page, '/vocabulary')
  await page.getByLabel('Category').selectOption('Insurance')
  await page.waitForURL(/category=Insurance/)
  await page.getByLabel('Search in English or Turkish').fill('POLICE')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=POLICE/)
  await expect(page.getByText(/words? for “POLICE”/)).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await page.waitForURL(/\/vocabulary$/)
  await expect(page.getByLabel('Category')).toHaveValue('')
})

test('a word is played', async ({ page }) => {
  await openAs(page, '/vocabulary?q=palliative')
  const answered = page.waitForResponse(/\/speech\/tr$/)
  await page.getByRole('button', { name: 'Listen in Turkish: palyatif bakım' }).click()
  expect((await answered).status()).toBeLessThan(300)
  await expect(page.getByText('The audio is not available right now.')).toBeHidden()
})

/** A browser with these voices of its own, which load after the page; it logs what it was asked to say. */
async function scriptVoices(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((langs) => {
    const said: string[] = []
    let voices: { lang: string; localService: boolean; default: boolean }[] = []
    class Utterance extends EventTarget {
      voice: { lang: string } | undefined
      lang = ''
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    class Synthesis extends EventTarget {
      readonly said = said
      getVoices() {
        return voices
      }
      speak(utterance: Utterance) {
        said.push(`${utterance.voice?.lang} ${utterance.text}`)
        utterance.dispatchEvent(new Event('start'))
      }
      cancel() {}
    }
    const synthesis = new Synthesis()
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    window.addEventListener('bring-voices', () => {
      voices = langs.map((lang) => ({ lang, localService: true, default: false }))
      synthesis.dispatchEvent(new Event('voiceschanged'))
    })
  }, languages)
}

const bringVoices = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('bring-voices')))
const saidIn = (page: Page) => page.evaluate('window.speechSynthesis.said')

test('without a server voice, a browser voice of that very language speaks, and stops when pressed again', async ({
  page,
}) => {
  await scriptVoices(page, ['en-US', 'tr-TR'])
  await page.route('**/speech/tr', (route) => route.fulfill({ status: 503 }))
  await openAs(page, '/vocabulary?q=palliative')
  const listen = page.getByRole('button', { name: 'Listen in Turkish: palyatif bakım' })
  await listen.click()
  const stop = page.getByRole('button', { name: 'Stop: palyatif bakım' })
  await expect(stop).toHaveAttribute('aria-busy', 'true')
  await bringVoices(page)
  await expect(stop).toHaveAttribute('data-state', 'playing')
  expect(await saidIn(page)).toEqual(['tr-TR palyatif bakım'])
  await stop.click()
  await expect(listen).toBeVisible()
})

test('no voice of another language speaks: a message says that there is none', async ({ page }) => {
  await scriptVoices(page, ['en-US'])
  await page.route('**/speech/tr', (route) => route.fulfill({ status: 503 }))
  await openAs(page, '/vocabulary?q=palliative')
  await bringVoices(page)
  await page.getByRole('button', { name: 'Listen in Turkish: palyatif bakım' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The audio is not available right now. Please try again in a moment.',
  )
  expect(await saidIn(page)).toEqual([])
})

test('on a phone nothing covers a rating, and the feedback button hides while scrolling down', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, '/vocabulary')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const feedback = page.getByRole('button', { name: 'Feedback' })
  // Scrolling before hydration fires no handler.
  await expect(async () => {
    await page.mouse.wheel(0, 350)
    await expect(feedback).toHaveCSS('opacity', '0', { timeout: 1_000 })
  }).toPass()
  // At the end there is nothing to cover; the list grows to its full height while scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 100_000)
    await expect(feedback).toHaveCSS('opacity', '1', { timeout: 1_000 })
  }).toPass()
  await page.goto('/vocabulary?mode=due')
  await page.getByText('Show the Turkish').click()
  await expect(feedback).toHaveCSS('position', 'static')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^Easy/ }).click()
  await expect(page.getByText('0 to repeat, 19 new')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, drill and ratings work as plain pages', async ({ page }) => {
    await openAs(page, '/vocabulary')
    await page.getByLabel('Search in English or Turkish').fill('palyatif')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 word for “palyatif”')).toBeVisible()
    await expect(page.locator('main audio')).toHaveCount(2)
    await page.getByRole('button', { name: 'Start Vocabulary Drill' }).click()
    await page.getByLabel('Your Turkish').fill('Palyatif Bakım')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Correct')).toBeVisible()
    await page.getByRole('link', { name: 'See your score' }).click()
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByText('1 word for “palyatif”')).toBeVisible()
    await page.getByRole('link', { name: /^Due today/ }).click()
    await page.getByText('Show the Turkish').click()
    await page.getByRole('button', { name: /^Easy/ }).click()
    // The word of the drill was one of the day's new ones.
    await expect(page.getByText('1 to repeat, 18 new')).toBeVisible()
  })
})
