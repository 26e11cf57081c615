import { expect, test } from 'vitest'
import { groupTimezones } from './timezones.ts'

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
