import { query } from '../../../tests/e2e/accounts.ts'
import type { Screen, Stage } from '../stage.ts'

const who = 'admin'

async function practisedId({ cast }: Stage): Promise<number> {
  return Number((await query('SELECT id FROM users WHERE username = $1', [cast.practised.username]))[0]?.id)
}

export const ADMIN_PEOPLE: Screen[] = [
  { name: 'admin-people', path: '/admin/users', who },
  { name: 'admin-people-nobody', path: '/admin/users?q=zzzz', who },
  {
    name: 'admin-person',
    route: '/admin/users/:id',
    path: async (stage) => `/admin/users/${await practisedId(stage)}`,
    who,
  },
  {
    name: 'admin-person-refused',
    path: async (stage) => `/admin/users/${await practisedId(stage)}`,
    who,
    act: async ({ press, page }) => {
      await press('Give Pro')
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  { name: 'admin-person-missing', path: '/admin/users/999999', who },
  { name: 'admin-disputes', path: '/admin/disputes', who },
  { name: 'admin-mock-tests', path: '/admin/templates', who },
  {
    name: 'admin-mock-tests-refused',
    path: '/admin/templates',
    who,
    act: async ({ press, page }) => {
      const add = page.locator('summary:visible').first()
      if ((await page.locator('[name="title"]:visible').count()) === 0) await add.click()
      await press('Save Mock Test')
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  { name: 'admin-words', path: '/admin/vocabulary', who },
  { name: 'admin-words-nothing-found', path: '/admin/vocabulary?q=zzzz', who },
]
