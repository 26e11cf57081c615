import { expect, test } from 'vitest'
import { BROWSER_STORAGE, COOKIES, PROVIDERS } from '#app/config/legal.ts'
import { storedByBrowser } from './site-facts.ts'

const names = (items: { name: string }[]) => items.map(({ name }) => name)

test('without providers the browser stores what the site itself needs', () => {
  const { cookies, storage } = storedByBrowser({ providers: [], isHttps: false })
  expect(names(cookies)).toEqual([
    'kopru_session',
    'kopru_owner',
    'kopru_left',
    'kopru_sent',
    'kopru_language',
    'kopru_explanations',
    'kopru_voice',
    'kopru_toast',
    'kopru_banner',
    'kopru_sample',
  ])
  expect(names(storage)).toEqual([
    'sidebar-collapsed',
    'kopru.…',
    'kopru:…',
    'kopru (IndexedDB)',
    'kopru-…, kopru/kept/… (Cache Storage)',
  ])
})

test('a provider’s cookies are listed if it is configured', () => {
  const { cookies, storage } = storedByBrowser({ providers: ['google', 'stripe'], isHttps: false })
  expect(names(cookies)).toEqual(expect.arrayContaining(['kopru_google_state', 'kopru_google_return']))
  expect(names(storage)).toContain('kopru:…:setup.…')
})

test('on https cookies are listed with their https names', () => {
  const { cookies } = storedByBrowser({ providers: [], isHttps: true })
  expect(names(cookies)).toEqual([
    '__Host-kopru_session',
    'kopru_owner',
    'kopru_left',
    'kopru_sent',
    'kopru_language',
    'kopru_explanations',
    'kopru_voice',
    '__Host-kopru_toast',
    'kopru_banner',
    '__Host-kopru_sample',
  ])
})

test('the tables contain every item that the policy knows', () => {
  const { cookies, storage } = storedByBrowser({ providers: PROVIDERS, isHttps: false })
  expect(cookies.map(({ id }) => id).sort()).toEqual(Object.keys(COOKIES).sort())
  expect(storage.map(({ id }) => id).sort()).toEqual(Object.keys(BROWSER_STORAGE).sort())
})
