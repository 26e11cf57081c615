import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('text becomes text, between tags and in attributes', () => {
  expect(escapeHtml(`<b title="x">Tom's & Ayşe's</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom&#39;s &amp; Ayşe&#39;s&lt;/b&gt;',
  )
})
