import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSegment } from '#scorer/reading/segment.ts'
import { RULES } from '#scorer/rules/registry.ts'
import { isOfMeaning } from '#scorer/rules/rule.ts'
import { VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'

const FOLDER = new URL('../../content/vocabulary/', import.meta.url)
const items = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => VocabularyFileSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))).items)

/** What a word is too short for, and another wording of a name or a class may do without: "lise son" for "Year 12". */
const OF_SENTENCES = new Set(['most-missing', 'number-lost', 'name-said'])

/** What the scorer's rules have against a wording, beside the main one. */
function blamed(
  source: string,
  { reference, rendition }: { reference: string; rendition: string },
  isEnglish: boolean,
) {
  const segment = readSegment({ sourceLanguage: isEnglish ? 'en' : 'tr', source, references: [reference], rendition })
  return RULES.filter(({ id }) => !OF_SENTENCES.has(id))
    .filter(({ find }) => find(segment).some(isOfMeaning))
    .map(({ id }) => `${source}: ${rendition} (${id})`)
}

test('what the vocabulary accepts for a word, the scorer takes for no other', () => {
  const wrong = items.flatMap(({ english, turkish, acceptedEnglish, acceptedTurkish }) => [
    ...acceptedTurkish.flatMap((rendition) => blamed(english, { reference: turkish, rendition }, true)),
    ...acceptedEnglish.flatMap((rendition) => blamed(turkish, { reference: english, rendition }, false)),
  ])
  expect(wrong).toEqual([])
})
