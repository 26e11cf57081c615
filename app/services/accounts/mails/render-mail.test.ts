import { expect, test } from 'vitest'
import { type MailDescription, renderMail } from './render-mail.ts'

const description: MailDescription = {
  locale: 'en',
  subject: 'Reset your password',
  name: 'Şule',
  paragraphs: ['First.', 'Second.'],
  action: { label: 'Set a new password', link: 'https://kopru.example/reset-password?token=a&b' },
  afterwards: ['If you did not ask for this, ignore it.'],
  site: 'https://kopru.example',
}

test('both parts say the same and contain the link', () => {
  const { text, html } = renderMail(description)
  for (const sentence of ['Hello Şule,', 'First.', 'Second.', 'Set a new password', 'ignore it.', 'Köprü']) {
    expect(text).toContain(sentence)
    expect(html).toContain(sentence)
  }
  expect(text).toContain('\nhttps://kopru.example/reset-password?token=a&b\n')
  expect(html).toContain('href="https://kopru.example/reset-password?token=a&amp;b"')
})

test('a name is text, never markup', () => {
  const { html } = renderMail({ ...description, name: '<img src=x onerror="a">&' })
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;a&quot;&gt;&amp;,')
  expect(html).not.toContain('<img')
})

test('nothing external is loaded, and the only link is the action', () => {
  const { html } = renderMail(description)
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(|background=/i)
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  expect(new Set(links).size).toBe(1)
})

test('the language and both themes are declared', () => {
  const { html } = renderMail(description)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme:dark')
})

test('how to end mails that were chosen is in both parts, last', () => {
  const unsubscribe = { label: 'Stop <these>', link: 'https://kopru.example/unsubscribe/1.daily.x' }
  const { text, html } = renderMail({ ...description, unsubscribe })
  expect(text.trimEnd().endsWith(`Stop <these>: ${unsubscribe.link}`)).toBe(true)
  expect(html).toContain(`href="${unsubscribe.link}"`)
  expect(html).toContain('Stop &lt;these&gt;</a>')
  expect(renderMail(description).text).not.toContain('unsubscribe')
})
