import { expect, test } from 'vitest'
import { aimIn, titleIn, wordsIn } from './dialogue-words.ts'

const both = {
  title: 'The Key',
  titleTr: 'Anahtar',
  hook: 'It is gone.',
  hookTr: 'Ortada yok.',
  description: 'About a key.',
  descriptionTr: 'Bir anahtar hakkında.',
}

test('a reader sees a dialogue in their own language', () => {
  expect(wordsIn(both, 'en')).toEqual({ title: 'The Key', hook: 'It is gone.', description: 'About a key.' })
  expect(wordsIn(both, 'tr')).toEqual({ title: 'Anahtar', hook: 'Ortada yok.', description: 'Bir anahtar hakkında.' })
})

test('without Turkish, title and description are in English, and a hook is missing rather than foreign', () => {
  const english = { ...both, titleTr: null, hookTr: null, descriptionTr: null }
  expect(wordsIn(english, 'tr')).toEqual({ title: 'The Key', hook: null, description: 'About a key.' })
  expect(titleIn({ title: 'The Key' }, 'tr')).toBe('The Key')
})

test('an aim is missing rather than foreign', () => {
  const aim = { aim: 'numbers', aimTr: 'sayılar' }
  expect([aimIn(aim, 'en'), aimIn(aim, 'tr')]).toEqual(['numbers', 'sayılar'])
  expect([aimIn({ ...aim, aimTr: null }, 'tr'), aimIn({}, 'en')]).toEqual([null, null])
})
