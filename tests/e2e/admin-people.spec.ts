import { expect, test } from '@playwright/test'
import { createAccount, newUsername, query, signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function parkJob(error: string): Promise<string> {
  const [row] = await query(
    `INSERT INTO jobs (kind, payload, attempts, last_error, parked_at)
     VALUES ('mail-verification', '{"userId": 999999}', 15, $1, now()) RETURNING id::text`,
    [error],
  )
  return String(row?.id)
}

test('an admin finds a learner, gives Pro for some days and withdraws it, each after confirmation', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yonetici', role: 'admin' })
  const learner = await createAccount({ username: 'bulunan' })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Providers' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click()
  await page.getByLabel('Username or email starts with').fill(learner.toUpperCase())
  await page.getByLabel('Username or email starts with').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: learner }).click()

  await page.getByRole('button', { name: 'Give Pro' }).click()
  await expect(page.getByText('Please choose a day.')).toBeVisible()
  await expect(page.getByLabel('Until the end of')).toBeFocused()
  await page.getByLabel('Until the end of').fill(inDays(30))
  await page.getByRole('button', { name: 'Give Pro' }).click()
  await expect(page.getByText('Pro given', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the day' })).toBeVisible()

  await page.getByRole('link', { name: 'Take Pro back' }).click()
  await expect(page.getByRole('heading', { name: `Take Pro back from ${learner}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Take Pro back' }).click()
  await expect(page.getByText('Pro taken back')).toBeVisible()

  await page.getByRole('combobox', { name: 'Role' }).selectOption('tester')
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByRole('heading', { name: `Give ${learner} the role Tester?` })).toBeVisible()
  await page
    .getByRole('region', { name: /the role Tester/ })
    .getByRole('button', { name: 'Change role' })
    .click()
  await expect(page.getByText('Role changed')).toBeVisible()
  await expect(page.getByText(`made ${learner} a tester`)).toBeVisible()
})

test('without the role the admin pages are a 403 page that links to every other place', async ({ page, context }) => {
  await signInAs(context, { username: 'meraklı' })
  await page.goto('/admin/disputes')
  await expect(page.getByText('You do not have access to this.')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Vocabulary' }).first().click()
  await expect(page).toHaveURL(/\/vocabulary$/)
})

test('a question about somebody has no accessibility violation, and is not wider than its window', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yonetici', role: 'admin' })
  await page.goto('/admin/users/1?ask=role&role=tester')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an admin settles jobs, gives Pro and changes a role with plain forms', async ({ page, context }) => {
    await signInAs(context, { username: 'yonetici', role: 'admin' })
    const error = newUsername('no such mailbox')
    const id = await parkJob(error)
    await page.goto('/admin')
    await expect(page.getByText(error)).toBeVisible()
    await page.getByRole('link', { name: `Dismiss: mail-verification #${id}` }).click()
    await expect(page.getByText('This cannot be undone.')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Job dismissed')).toBeVisible()
    await expect(page.getByText(error)).toHaveCount(0)

    const learner = await createAccount({ username: 'betiksiz' })
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click()
    await page.getByLabel('Username or email starts with').fill(learner)
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('link', { name: learner }).click()
    await page.getByRole('button', { name: 'Give Pro' }).click()
    await expect(page.getByText('Please choose a day.')).toBeVisible()
    await page.getByLabel('Until the end of').fill(inDays(7))
    await page.getByRole('button', { name: 'Give Pro' }).click()
    await expect(page.getByText('Pro given', { exact: true }).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Role' }).selectOption('admin')
    await page.getByRole('button', { name: 'Change role' }).click()
    await page
      .getByRole('region', { name: /the role Admin/ })
      .getByRole('button', { name: 'Change role' })
      .click()
    await expect(page.getByText(`made ${learner} an admin`)).toBeVisible()
  })
})
