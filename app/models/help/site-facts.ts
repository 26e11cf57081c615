import {
  BROWSER_STORAGE,
  type CookieRow,
  COOKIES,
  type Provider,
  type Span,
  type StorageRow,
} from '#app/config/legal.ts'

/** An item stored in the browser, as the cookie policy names it. */
export interface StoredView<Id extends string = string> {
  id: Id
  name: string
  /** Null: described in the row's text instead. */
  span: Span | null
}

/** What the legal pages say about this installation. */
export interface SiteFacts {
  /** The address to write to; null: the feedback form. */
  contact: string | null
  /** The providers in use, in the order of config/legal.ts. */
  providers: Provider[]
  cookies: StoredView<CookieRow>[]
  storage: StoredView<StorageRow>[]
  /** Where learners pay: nowhere, on our page with Stripe's form, or on Stripe's page. */
  stripe: 'off' | 'here' | 'there'
}

interface Item {
  name: string
  isPrefixed?: boolean
  span: Span | null
  needs?: Provider
}

/** The rows of a table with the real names of the items, without those of providers that are not in use. */
function toRows<Id extends string>(options: {
  items: Readonly<Record<Id, Item>>
  ids: readonly Id[]
  providers: readonly Provider[]
  isHttps: boolean
}): StoredView<Id>[] {
  const { items, ids, providers, isHttps } = options
  return ids.flatMap((id) => {
    const { name, isPrefixed = false, span, needs } = items[id]
    if (needs !== undefined && !providers.includes(needs)) return []
    return [{ id, name: isPrefixed && isHttps ? `__Host-${name}` : name, span }]
  })
}

const COOKIE_ROWS = [
  'session',
  'owner',
  'left',
  'sent',
  'language',
  'explanations',
  'voice',
  'toast',
  'banner',
  'sample',
  'googleState',
  'googleReturn',
  'googleSignUp',
] as const
const STORAGE_ROWS = ['sidebar', 'preferences', 'texts', 'attempts', 'offline', 'setups'] as const

/** What the browser stores for this site. */
export function storedByBrowser(options: {
  providers: readonly Provider[]
  isHttps: boolean
}): Pick<SiteFacts, 'cookies' | 'storage'> {
  return {
    cookies: toRows({ items: COOKIES, ids: COOKIE_ROWS, ...options }),
    storage: toRows({ items: BROWSER_STORAGE, ids: STORAGE_ROWS, ...options }),
  }
}
