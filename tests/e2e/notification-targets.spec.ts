import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'

/** A new dialogue, and an account that was notified of it. */
async function tell(username: string): Promise<{ dialogueId: number; title: string }> {
  const title = `News for ${username}`
  const [dialogue] = await query(
    `INSERT INTO dialogues (title, description, level, topic, transcript, access_level, updated_at)
     SELECT $1, description, level, topic, transcript, 'free', now() FROM dialogues WHERE access_level = 'free' LIMIT 1
     RETURNING id`,
    [title],
  )
  const dialogueId = Number(dialogue?.id)
  await query(
    `INSERT INTO notifications (user_id, kind, data, message, link)
     SELECT id, 'new-dialogue', $2, 'As it was worded then.', '/practice/' || $3 FROM users WHERE username = $1`,
    [username, JSON.stringify({ dialogueId, title }), String(dialogueId)],
  )
  return { dialogueId, title }
}

const remove = (dialogueId: number) => query('UPDATE dialogues SET deleted_at = now() WHERE id = $1', [dialogueId])

async function openBell(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  return page.getByRole('region', { name: 'Notifications', exact: true })
}

test('the bell and the page say that a dialogue was deleted, and have no link', async ({ page, context }) => {
  const { dialogueId, title } = await tell(await signInAs(context, { username: 'told' }))
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByRole('button')).toContainText(`A new dialogue to practise: ${title}`)
  await remove(dialogueId)
  // The page was loaded before that.
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText('What this notification was about is no longer there.')).toBeVisible()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByRole('main').getByRole('button')).toContainText(`${title} (no longer available)`)
  const panel = await openBell(page)
  await panel.getByRole('button', { name: title }).click()
  await expect(panel.getByRole('button', { name: title })).toContainText('(no longer available)')
  await expect(page).toHaveURL('/notifications')
})

test('a bell that was already open leads to a page that says so', async ({ page, context }) => {
  const { dialogueId, title } = await tell(await signInAs(context, { username: 'early' }))
  await page.goto('/history')
  const panel = await openBell(page)
  const line = panel.getByRole('button', { name: title })
  await expect(line).toBeVisible()
  await remove(dialogueId)
  await line.click()
  await expect(page.getByRole('heading', { level: 1, name: 'No longer available' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose Different Dialogue' }).click()
  await expect(page).toHaveURL('/practice')
})

test("the list follows its reader's language", async ({ page, context }) => {
  const username = await signInAs(context, { username: 'okur' })
  const { title } = await tell(username)
  await page.goto('/notifications')
  await expect(page.getByText(`A new dialogue to practise: ${title}`)).toBeVisible()
  await query(`UPDATE user_settings SET language = 'tr' FROM users WHERE users.id = user_id AND username = $1`, [
    username,
  ])
  await page.reload()
  await expect(page.getByText(`Çalışman için yeni bir diyalog: ${title}`)).toBeVisible()
})
