import { ACCOUNT_PATHS, LOG_IN_PATH, PLACES, PUBLIC_PAGES, SIGN_UP_PATH, UPGRADE_PATH } from './navigation.ts'

/**
 * /site-index: every page that people can open directly, in groups. The admin pages are omitted.
 */
export const SITE_INDEX = [
  {
    group: 'main',
    pages: [
      { page: 'home', path: PUBLIC_PAGES.home },
      { page: 'faq', path: PUBLIC_PAGES.faq },
      { page: 'guide', path: PUBLIC_PAGES.guide },
      { page: 'comingSoon', path: PUBLIC_PAGES.comingSoon },
      { page: 'sample', path: PUBLIC_PAGES.sample },
      { page: 'siteIndex', path: PUBLIC_PAGES.siteIndex },
    ],
  },
  {
    group: 'practice',
    pages: [
      { page: 'dashboard', path: PLACES.dashboard },
      { page: 'practice', path: PLACES.practice },
      { page: 'mockTest', path: PLACES.mockTest },
      { page: 'upgrade', path: UPGRADE_PATH },
    ],
  },
  {
    group: 'authentication',
    pages: [
      { page: 'logIn', path: LOG_IN_PATH },
      { page: 'signUp', path: SIGN_UP_PATH },
      { page: 'forgotPassword', path: '/forgot-password' },
    ],
  },
  {
    group: 'account',
    pages: [
      { page: 'vocabulary', path: PLACES.vocabulary },
      { page: 'history', path: PLACES.history },
      { page: 'settings', path: ACCOUNT_PATHS.settings },
      { page: 'helpCenter', path: ACCOUNT_PATHS.help },
    ],
  },
  {
    group: 'legal',
    pages: [
      { page: 'privacy', path: PUBLIC_PAGES.privacy },
      { page: 'terms', path: PUBLIC_PAGES.terms },
      { page: 'cookies', path: PUBLIC_PAGES.cookies },
    ],
  },
] as const

export type SiteGroup = (typeof SITE_INDEX)[number]['group']
export type SitePage = (typeof SITE_INDEX)[number]['pages'][number]['page']

/** Groups of public pages, counted as 'main pages'. */
export const OPEN_GROUPS: readonly SiteGroup[] = ['main', 'practice', 'legal']
