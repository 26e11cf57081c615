import { expect, test } from 'vitest'
import { groupTimezones } from './timezones.ts'

test('zones stand under their region by the alphabet, in words, each once', () => {
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
