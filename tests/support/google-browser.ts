import type { RunningApp } from './app.ts'

/** A minimal browser for signing in with Google: it stores cookies, sends them, and follows one redirect. */
export interface GoogleBrowser {
  get: (path: string) => Promise<Response>
  post: (path: string, fields: Record<string, string>) => Promise<Response>
  /** From our start to the address at Google, or wherever else the redirect leads. */
  setOut: (redirectTo?: string) => Promise<URL>
  /** Through Google's consent screen. Returns the path of our callback with Google's parameters. */
  consent: (address: URL) => Promise<string>
  /** The whole flow. Returns the callback's response. */
  signIn: (redirectTo?: string) => Promise<Response>
  cookies: Map<string, string>
}

const HTML = { Accept: 'text/html,application/xhtml+xml' }

export function googleBrowser(app: RunningApp): GoogleBrowser {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers({ ...HTML, ...(cookie !== '' && { Cookie: cookie }), 'Sec-Fetch-Site': 'same-origin' })
    const response = await app.request(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? ''
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return response
  }

  const browser: GoogleBrowser = {
    cookies,
    get: (path) => send(path),
    post: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    async setOut(redirectTo) {
      const query = redirectTo === undefined ? '' : `?redirectTo=${encodeURIComponent(redirectTo)}`
      const response = await send(`/api/auth/google${query}`)
      return new URL(response.headers.get('Location') ?? '', app.url)
    },
    async consent(address) {
      const response = await fetch(address, { redirect: 'manual' })
      const { pathname, search } = new URL(response.headers.get('Location') ?? '')
      return pathname + search
    },
    signIn: async (redirectTo) => send(await browser.consent(await browser.setOut(redirectTo))),
  }
  return browser
}
