// Where the frame leads: specification 1, section 2 ("Shared shell"). Words are in copy/en/shell.ts, icons in the views.

/** The places of sidebar and bottom bar; a place is current on its own path and below it. */
export const PLACES = {
  dashboard: '/dashboard',
  practice: '/practice',
  mockTest: '/mock-test',
  vocabulary: '/vocabulary',
  history: '/history',
} as const

export type Place = keyof typeof PLACES

export const SIDEBAR = [
  { group: null, places: ['dashboard'] },
  { group: 'practice', places: ['practice', 'mockTest'] },
  { group: 'review', places: ['vocabulary'] },
  { group: 'history', places: ['history'] },
] as const satisfies { group: 'practice' | 'review' | 'history' | null; places: Place[] }[]

export const BOTTOM_BAR = ['dashboard', 'practice', 'mockTest', 'vocabulary', 'history'] as const satisfies Place[]

/** The user menu on desktops, and the panel on phones, which puts progress first. */
export const ACCOUNT_PATHS = { settings: '/settings', progress: '/history', help: '/help-center' } as const
export type AccountEntry = keyof typeof ACCOUNT_PATHS
export const USER_MENU = ['settings', 'progress', 'help'] as const satisfies AccountEntry[]
export const PANEL = ['progress', 'settings', 'help'] as const satisfies AccountEntry[]

export const ADMIN_PATH = '/admin'
export const DESK_PATH = '/admin/dialogues'
export const deskAudioPath = (dialogueId: number) => `${DESK_PATH}/${dialogueId}/audio`
export const HOME_PATH = '/'
export const UPGRADE_PATH = '/upgrade'
/** The billing portal: the form of /settings, and the call. */
export const BILLING_PORTAL_FORM = '/settings'
export const BILLING_PORTAL_CALL = '/api/create-portal-session'
export const LOG_IN_PATH = '/login'
export const SIGN_UP_PATH = '/signup'
export const LOG_OUT_PATH = '/logout'
export const SAMPLE_PATH = '/practice/sample'
