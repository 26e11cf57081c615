import { practiceListCopy } from '../../../app/config/copy/practice-list.ts'
import type { Screen } from '../stage.ts'
import { hold } from './acts.ts'

export const LIBRARY: Screen[] = [
  { name: 'library-guest', path: '/practice' },
  { name: 'library-new', path: '/practice', who: 'newcomer' },
  { name: 'library', path: '/practice', who: 'practised' },
  { name: 'library-first-screen', path: '/practice', who: 'practised', isWindow: true },
  { name: 'library-without-script', path: '/practice', who: 'practised', noScript: true },
  { name: 'library-pro', path: '/practice', who: 'paying' },
  { name: 'library-searched', path: '/practice?q=wedding', who: 'practised' },
  { name: 'library-topic', path: '/practice?topic=Housing', who: 'practised' },
  { name: 'library-nothing-found', path: '/practice?q=zzzz', who: 'practised' },
  { name: 'library-bookmarks', path: '/practice?bookmarked=true', who: 'practised' },
  { name: 'library-no-bookmarks', path: '/practice?bookmarked=true', who: 'newcomer' },
  {
    name: 'library-suggestions',
    path: '/practice',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: ({ page }) => page.locator('[name="q"]:visible').click(),
  },
  {
    name: 'library-guest-asked',
    path: '/practice',
    isWindow: true,
    isPassing: true,
    act: async ({ page, copy }) => {
      const { bookmark } = copy(practiceListCopy).card
      await page
        .getByRole('link', { name: new RegExp(`^${bookmark}:`) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'library-loading',
    path: '/practice',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await hold(stage, /\/practice\.data/)
      await stage.page.locator('[name="q"]:visible').fill('wedding')
      await stage.page.locator('[name="q"]:visible').press('Enter')
      await stage.page.getByText(stage.says('Loading')).waitFor({ state: 'attached' })
    },
  },
]
