import { expect, test } from 'vitest'
import { namesIn } from './names.ts'
import { readWords } from './read.ts'

test.each([
  ['Before I call Home Affairs, sit down.', 'home affairs'],
  ['Home Affairs called. Selim was out.', 'home affairs'],
  ['Thanks, Nevzat. “Roster” is a word.', 'nevzat'],
  ['Do you hold a Working with Children Check?', 'working with children check'],
  ['ASIC can register it.', 'asic'],
  ['the form asks for your name', ''],
])('%s', (text, names) => {
  expect(
    namesIn(text, readWords(text, 'en'))
      .map((word) => word.text)
      .join(' '),
  ).toBe(names)
})
