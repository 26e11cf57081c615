import { test } from '@playwright/test'
import { signInAs } from './accounts.ts'

test('look', async ({ page, context }) => {
  await signInAs(context, { username: 'bakan', role: 'admin' })
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [name, path] of [['library', '/admin/dialogues'], ['editor', '/admin/dialogues/5'], ['insight', '/admin/dialogues/5/insight'], ['preview', '/admin/dialogues/5/preview']] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `/tmp/shots-desk/${name}-1280.png` })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `/tmp/shots-desk/${name}-390.png` })
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await page.goto('/admin/dialogues')
  console.log(await page.evaluate(() => [...document.styleSheets].map((s) => [s.href, s.cssRules.length])))
  await page.setViewportSize({ width: 390, height: 844 })
  console.log(await page.evaluate(() => { const r = document.querySelector('tbody tr'); return r ? [r.className, getComputedStyle(r).display] : null }))
})
