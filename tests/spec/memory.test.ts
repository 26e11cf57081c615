import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOPICS } from '#app/config/dialogues.ts'
import { RUNGS } from '#app/config/memory.ts'
import { PassageFileSchema } from '#app/models/memory/passage-file.ts'

const FILES = (['en', 'tr'] as const).map((language) => ({
  language,
  passages: PassageFileSchema.parse(JSON.parse(readFileSync(`content/memory/${language}.json`, 'utf8'))).passages,
}))

const countWords = (text: string) => text.split(/\s+/u).length
const PHRASE_WORDS = 6

describe.each(FILES)('passages in $language', ({ language, passages }) => {
  test('there are at least twenty on each rung, of every topic', () => {
    for (const rung of RUNGS) {
      const own = passages.filter((passage) => passage.rung === rung)
      expect(own.length, `${rung}`).toBeGreaterThanOrEqual(20)
      expect(new Set(own.map(({ topic }) => topic)).size, `${rung}`).toBe(TOPICS.length)
    }
  })

  test('each has the words of its rung, and an id of its own', () => {
    for (const { id, rung, text } of passages) {
      expect(Math.abs(countWords(text) - rung), id).toBeLessThanOrEqual(rung > 16 ? 2 : 1)
      expect(id.startsWith(`${language}-${String(rung).padStart(2, '0')}-`), id).toBe(true)
    }
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  })

  test('units are quoted in order, without overlap, and cover most of the words', () => {
    for (const { id, text, units } of passages) {
      let from = 0
      for (const unit of units) {
        const at = text.indexOf(unit, from)
        expect(at, `${id}: ${unit}`).toBeGreaterThanOrEqual(from)
        from = at + unit.length
      }
      const covered = units.reduce((sum, unit) => sum + countWords(unit), 0)
      expect(covered / countWords(text), id).toBeGreaterThan(0.6)
    }
  })

  test('no phrase of six words is in two passages', () => {
    const seen = new Map<string, string>()
    for (const { id, text } of passages) {
      const words = text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []
      for (let at = 0; at + PHRASE_WORDS <= words.length; at += 1) {
        const phrase = words.slice(at, at + PHRASE_WORDS).join(' ')
        expect(seen.get(phrase) ?? id, phrase).toBe(id)
        seen.set(phrase, id)
      }
    }
  })
})
