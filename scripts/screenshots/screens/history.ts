import type { Screen, Stage } from '../stage.ts'

const openRow =
  (index: number) =>
  async ({ page }: Stage): Promise<void> => {
    await page.locator('li[id^="session-"] > a, li > details > summary').nth(index).click()
  }

export const HISTORY: Screen[] = [
  { name: 'history', path: '/history', who: 'practised' },
  { name: 'history-empty', path: '/history', who: 'newcomer' },
  { name: 'history-without-script', path: '/history', who: 'practised', noScript: true },
  { name: 'history-old-address', path: '/unified-history', who: 'practised', isWindow: true },
  { name: 'history-mock-tests', path: '/history?type=mock-test', who: 'practised' },
  { name: 'history-mock-test-open', path: '/history?type=mock-test', who: 'practised', act: openRow(0) },
  { name: 'history-nothing-found', path: '/history?type=mock-test&topic=Housing', who: 'newcomer' },
  { name: 'history-open', path: '/history?type=practice', who: 'practised', act: openRow(1) },
  {
    name: 'history-compare',
    route: '/history/compare/:submissionId',
    path: ({ cast }) => `/history/compare/${cast.practised.attempts[1]}?with=${cast.practised.attempts[0]}`,
    who: 'practised',
  },
  {
    name: 'history-compare-missing',
    path: '/history/compare/00000000-0000-4000-8000-000000000000',
    who: 'newcomer',
  },
]
