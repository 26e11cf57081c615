import { expect, test } from 'vitest'
import { groupTimezones, timezoneOptions } from './timezones.ts'

test('time zones are grouped by region in alphabetical order, readable, each once', () => {
  const names = ['Europe/Istanbul', 'America/Argentina/Buenos_Aires', 'UTC', 'Europe/Berlin', 'UTC']
  expect(groupTimezones(names)).toEqual([
    { region: 'America', zones: [{ name: 'America/Argentina/Buenos_Aires', place: 'Argentina, Buenos Aires' }] },
    {
      region: 'Europe',
      zones: [
        { name: 'Europe/Berlin', place: 'Berlin' },
        { name: 'Europe/Istanbul', place: 'Istanbul' },
      ],
    },
    { region: null, zones: [{ name: 'UTC', place: 'UTC' }] },
  ])
})

test('the options are HTML with one chosen; a saved zone that is not listed is offered', () => {
  const html = timezoneOptions({ saved: 'Mars/Olympus_Mons', chosen: 'Europe/Istanbul', rest: 'Other' })
  expect(html.match(/ selected=""/g)).toHaveLength(1)
  expect(html).toContain('<option value="Europe/Istanbul" selected="">Istanbul</option>')
  expect(html).toContain('<optgroup label="Mars"><option value="Mars/Olympus_Mons">Olympus Mons</option></optgroup>')
  expect(html).toMatch(/<optgroup label="Other">(?:(?!<optgroup).)*<option value="UTC">UTC<\/option>/)
})

test('no value becomes HTML', () => {
  const html = timezoneOptions({ saved: '"><script>', chosen: 'x"><script>', rest: 'Other' })
  expect(html).not.toContain('script')
  expect(html).not.toContain('selected')
})
