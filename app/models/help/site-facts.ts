import {
  BROWSER_STORAGE,
  type CookieRow,
  COOKIES,
  type Provider,
  type Span,
  type StorageRow,
} from '#app/config/legal.ts'

/** One thing that is kept in the browser, as the cookie policy names it. */
export interface StoredView<Id extends string = string> {
  id: Id
  name: string
  /** Null: see the words of its row. */
  span: Span | null
}

/** What the legal pages say about this installation. */
export interface SiteFacts {
  /** Where people write to; null: the feedback form. */
  contact: string | null
  /** Who is asked, in the order of config/legal.ts. */
  providers: Provider[]
  cookies: StoredView<CookieRow>[]
  storage: StoredView<StorageRow>[]
  /** Where one pays: nowhere, on a page of ours with Stripe's form, on Stripe's own. */
  stripe: 'off' | 'here' | 'there'
}

interface Item {
  name: string
  isPrefixed?: boolean
  span: Span | null
  needs?: Provider
}

/** The rows of a table, named as browsers name them here, without what belongs to a provider that is not in use. */
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
  'toast',
  'banner',
  'sample',
  'googleState',
  'googleReturn',
  'googleSignUp',
] as const
const STORAGE_ROWS = ['sidebar', 'preferences', 'texts', 'attempts', 'offline', 'setups'] as const

/** What the browser keeps for this site. */
export function storedByBrowser(options: {
  providers: readonly Provider[]
  isHttps: boolean
}): Pick<SiteFacts, 'cookies' | 'storage'> {
  return {
    cookies: toRows({ items: COOKIES, ids: COOKIE_ROWS, ...options }),
    storage: toRows({ items: BROWSER_STORAGE, ids: STORAGE_ROWS, ...options }),
  }
}
