import type { Screen } from '../stage.ts'
import { ACCOUNT } from './account.ts'
import { ADMIN } from './admin.ts'
import { ADMIN_PEOPLE } from './admin-people.ts'
import { BILLING } from './billing.ts'
import { DASHBOARD } from './dashboard.ts'
import { HISTORY } from './history.ts'
import { LIBRARY } from './library.ts'
import { MANY_DIALOGUES } from './many.ts'
import { MOCK_TEST } from './mock-test.ts'
import { MOCK_TEST_SESSION } from './mock-test-session.ts'
import { PLAYER } from './player.ts'
import { PUBLIC } from './public.ts'
import { RESULT } from './result.ts'
import { SAMPLE } from './sample.ts'
import { SETTINGS } from './settings.ts'
import { TEST_DAY } from './test-day.ts'
import { TRAINING } from './training.ts'
import { TROUBLE } from './trouble.ts'
import { VOCABULARY } from './vocabulary.ts'

export const SCREENS: Screen[] = [
  ...PUBLIC,
  ...ACCOUNT,
  ...SAMPLE,
  ...DASHBOARD,
  ...LIBRARY,
  ...MANY_DIALOGUES,
  ...PLAYER,
  ...RESULT,
  ...MOCK_TEST,
  ...MOCK_TEST_SESSION,
  ...VOCABULARY,
  ...TEST_DAY,
  ...TRAINING,
  ...HISTORY,
  ...SETTINGS,
  ...BILLING,
  ...ADMIN,
  ...ADMIN_PEOPLE,
  ...TROUBLE,
]
