import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Locale, Localised } from '../../app/config/copy/locale.ts'
import type { Cast } from './cast.ts'
import { said } from './words.ts'

/** A page in somebody's language, on which a screen is brought about. */
export interface Stage {
  page: Page
  context: BrowserContext
  language: Locale
  cast: Cast
  /** Signed in, if somebody is. */
  username: string
  /** A catalogue in this language. */
  copy: <Copy>(catalogue: Localised<Copy>) => Copy
  /** What the page says where the English one says this. */
  says: (english: string) => RegExp
  button: (english: string | RegExp) => Locator
  link: (english: string | RegExp) => Locator
  field: (english: string | RegExp) => Locator
  /** Clicks a button. */
  press: (english: string | RegExp) => Promise<void>
  /** Clicks a link. */
  follow: (english: string | RegExp) => Promise<void>
  /** Clicks the first text, such as the summary of something folded. */
  unfold: (english: string | RegExp) => Promise<void>
  /** Waits until the page says this. */
  sees: (english: string | RegExp) => Promise<void>
}

export interface Screen {
  /** Begins with its subject; the name of its pictures. */
  name: string
  path: string | ((stage: Stage) => string | Promise<string>)
  /** The address in routes.ts of what it shows, where its path does not say so. */
  route?: string
  /** Who looks at it; a guest by default. `own`: a new learner whom no other screen has. */
  who?: 'newcomer' | 'unverified' | 'practised' | 'paying' | 'admin' | 'own'
  /** Before the page is opened. */
  before?: (stage: Stage) => Promise<unknown>
  /** What is done on the page. It fails where it finds nothing to do it with. */
  act?: (stage: Stage) => Promise<unknown>
  /** Only the window, where the rest of the page is behind something or not the point. */
  isWindow?: boolean
  /** It does not last, so each picture is acted anew. */
  isPassing?: boolean
  noScript?: boolean
  /** With the service worker. */
  worksOffline?: boolean
  /** On the server with doubles of Stripe, Google and the recogniser, or on the one without keys. */
  server?: 'recogniser'
}

/** Sets the stage. */
export function setStage(given: Pick<Stage, 'page' | 'context' | 'language' | 'cast' | 'username'>): Stage {
  const { page, language } = given
  const words = (text: string | RegExp) => (typeof text === 'string' ? said(text, language) : text)
  const visible = (locator: Locator) => locator.filter({ visible: true }).first()
  const button = (name: string | RegExp) => visible(page.getByRole('button', { name: words(name) }))
  const link = (name: string | RegExp) => visible(page.getByRole('link', { name: words(name) }))
  return {
    ...given,
    copy: (catalogue) => catalogue[language],
    says: words,
    button,
    link,
    field: (name) => visible(page.getByLabel(words(name))),
    press: (name) => button(name).click(),
    follow: (name) => link(name).click(),
    unfold: (name) => visible(page.getByText(words(name))).click(),
    sees: (name) => visible(page.getByText(words(name))).waitFor({ timeout: 30_000 }),
  }
}
