// The links of the layout. Their text is in copy/en/shell.ts, their icons in the views.

/** The places of sidebar and bottom bar; a place is current on its own path and those below it. */
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
export const IMPORT_PATH = '/admin/dialogues/import'
export const NEW_DIALOGUE_PATH = '/admin/dialogues/new'
export const INSIGHT_PATH = '/admin/insight'
/** Keeps what an admin types, of which learners see nothing. */
export const DIALOGUE_EDIT_CALL = '/api/admin/dialogue-edit'
export const TEMPLATE_DESK_PATH = '/admin/templates'
export const VOCABULARY_DESK_PATH = '/admin/vocabulary'
export const MISSED_TERMS_PATH = '/admin/vocabulary/missed'
export const VAIN_SEARCHES_PATH = '/admin/vocabulary/searches'
export const USERS_PATH = '/admin/users'
export const DISPUTES_PATH = '/admin/disputes'
export const WAITLIST_EXPORT_PATH = '/admin/waitlist.csv'
/** The editor of a dialogue; of a new one without an ID. */
export const editorPath = (dialogueId: number | null) => `${DESK_PATH}/${dialogueId ?? 'new'}`
export const deskAudioPath = (dialogueId: number) => `${DESK_PATH}/${dialogueId}/audio`
export const versionsPath = (dialogueId: number) => `${DESK_PATH}/${dialogueId}/versions`
export const insightPath = (dialogueId: number) => `${DESK_PATH}/${dialogueId}/insight`
export const previewPath = (dialogueId: number | null) => `${editorPath(dialogueId)}/preview`
export const HOME_PATH = '/'
export const UPGRADE_PATH = '/upgrade'
/** The billing portal: the form's action in /settings, and the API call. */
export const BILLING_PORTAL_FORM = '/settings'
export const BILLING_PORTAL_CALL = '/api/create-portal-session'
export const LOG_IN_PATH = '/login'
export const SIGN_UP_PATH = '/signup'
export const LOG_OUT_PATH = '/logout'
export const SAMPLE_PATH = '/practice/sample'
/** Puts a word into the deck: the form's action, and the API call. */
export const DECK_PATH = '/vocabulary/deck'
/** Where the voice is chosen. */
export const VOICES_PATH = '/voices'
/** Adds a browser to the devices that show reminders, and removes it. */
export const PUSH_CALL = '/api/push-subscriptions'
export const MEMORY_PATH = '/memory'
export const NOTE_COURSE_PATH = '/note-course'
export const SPRINTS_PATH = '/sprints'
export const GOOGLE_PATH = '/api/auth/google'

/** Public pages: each has one address per language (local-path.ts). */
export const PUBLIC_PAGES = {
  home: HOME_PATH,
  sample: SAMPLE_PATH,
  guide: '/guides/naati-ccl-overview',
  faq: '/faq',
  siteIndex: '/site-index',
  comingSoon: '/coming-soon',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
} as const
export type PublicPage = keyof typeof PUBLIC_PAGES
export const PUBLIC_PATHS = Object.values(PUBLIC_PAGES)
/** Pages that are not hydrated, identical for every guest of a language. The sample is hydrated. */
export const KEPT_PATHS = PUBLIC_PATHS.filter((path) => path !== SAMPLE_PATH)
/** The same, but with one address for both languages. */
export const KEPT_ACCOUNT_PATHS: readonly string[] = [LOG_IN_PATH, SIGN_UP_PATH]

export const SITEMAP_PATH = '/sitemap.xml'
/** Personal pages, and addresses that are not pages: search engines should skip them. */
export const UNLISTED_PATHS = [
  '/api/',
  '/admin',
  '/dashboard',
  '/feedback',
  '/history',
  '/logout',
  '/notifications',
  '/offline',
  '/payment-success',
  '/practice/sample?',
  '/settings',
  '/subscribe',
  '/unified-history',
  '/unsubscribe',
  '/voices',
] as const

/** The columns of the public footer. */
export const FOOTER = [
  { group: 'prepare', pages: ['sample', 'guide', 'faq'] },
  { group: 'kopru', pages: ['home', 'comingSoon', 'siteIndex'] },
  { group: 'legal', pages: ['privacy', 'terms', 'cookies'] },
] as const satisfies { group: string; pages: PublicPage[] }[]

/** Suggestions at the end of a public page, in this order, without the page itself. */
export const RELATED = ['sample', 'guide', 'faq', 'comingSoon'] as const satisfies PublicPage[]
export const RELATED_MAX = 3
