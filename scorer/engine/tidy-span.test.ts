import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWords } from '../reading/read.ts'
import type { Language } from '../reading/word.ts'
import { tidySpan } from './tidy-span.ts'

/** What is left of the part of a text between brackets. */
function tidied(marked: string, language: Language = 'en'): string {
  const text = marked.replace(/[[\]]/g, '')
  const [from, to] = [marked.indexOf('['), marked.indexOf(']') - 1]
  const words = readWords(text, language).filter((word) => word.from >= from && word.to <= to)
  const left = tidySpan(words, { text, language })
  return text.slice(left[0]?.from, left.at(-1)?.to)
}

test('a quote does not end with a word that leads on, nor begin with one that hangs on', () => {
  expect(tidied("I'll write that [he may still have a] key.")).toBe('he may still have')
  expect(tidied('[your boss can’t cancel your] visa')).toBe('your boss can’t cancel')
  expect(tidied('Paket [de bekliyordum] işte.', 'tr')).toBe('bekliyordum')
  expect(tidied('[and the] keys')).toBe('and')
})

test('a word that leads on stays where nothing follows, and in the other language', () => {
  expect(tidied("[You don't have to]. Ask him.")).toBe("You don't have to")
  expect(tidied('I saw [the key that is his], not yours.')).toBe('the key that is his')
  expect(tidied('[Şu an] stokta yok.', 'tr')).toBe('Şu an')
  expect(tidied('Bring [your passport, visa] and licence.')).toBe('your passport, visa')
})

test('one word of another clause is left out, if that clause goes on', () => {
  expect(tidied('as long as he is [in full-time training, at] any college')).toBe('in full-time training')
  expect(tidied('Komşunun bebeği [ateşlenmiş, biz] bekleyelim diyorduk.', 'tr')).toBe('ateşlenmiş')
  expect(tidied('Hata etmişim [gibi görünüyor, ben geç] yenilemişim.', 'tr')).toBe('gibi görünüyor, ben geç')
  expect(tidied('Öyle [görünüyor, ben geç] yenilemişim.', 'tr')).toBe('ben geç')
})

test('a whole clause of one word stays', () => {
  expect(tidied('[Yes, certainly], you may.')).toBe('Yes, certainly')
  expect(tidied('We can talk [on Monday, maybe].')).toBe('on Monday, maybe')
  expect(tidied('[Peşin, dedim], ödeyemem.', 'tr')).toBe('Peşin, dedim')
})

test('what is left is part of it, and never nothing', () => {
  const piece = fc.constantFrom('the', 'key', 'and', ',', ';', 'de', 'a', 'boss', 'on')
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ')
      const words = readWords(text, 'en')
      const left = tidySpan(words, { text, language: 'en' })
      expect(left.length).toBeGreaterThanOrEqual(Math.min(1, words.length))
      const start = words.findIndex((word) => word === left[0])
      expect(left).toEqual(left.length === 0 ? [] : words.slice(start, start + left.length))
    }),
  )
})
