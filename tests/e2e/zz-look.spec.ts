import { test, expect } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { mainButton, untilRecorded } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'
for (const [w, h] of [
  [390, 700],
  [1280, 800],
] as const)
  test(`look ${w}`, async ({ page, context }) => {
    await page.setViewportSize({ width: w, height: h })
    await signInAs(context, { username: 'bakan' })
    const { id } = await addShortDialogue()
    await page.goto(`/practice/${id}`)
    await expect(mainButton(page, 'Play')).toBeEnabled()
    await page.screenshot({ path: `/tmp/look/p-${w}-new.png` })
    await mainButton(page, 'Play').click()
    await mainButton(page, 'Stop').click()
    await mainButton(page, 'Record').click()
    await untilRecorded(page)
    await page.screenshot({ path: `/tmp/look/p-${w}-rec.png` })
    await mainButton(page, 'Stop').click()
    await expect(mainButton(page, 'Next Segment')).toBeEnabled()
    await page.screenshot({ path: `/tmp/look/p-${w}-done.png` })
    await page.goto('/practice/sample?step=test')
    await expect(mainButton(page, 'Play')).toBeEnabled()
    await page.screenshot({ path: `/tmp/look/s-${w}.png` })
  })
