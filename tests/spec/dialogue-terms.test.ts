import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DialogueFileSchema } from '#app/models/dialogues/dialogue-file.ts'
import { normaliseTurkish } from '#app/models/vocabulary/fold.ts'
import { type VocabularyEntry, VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'
import { entry } from '#tests/support/vocabulary-entry.ts'

interface Term {
  english: string
  turkish: string
}

const DIALOGUES = 'content/dialogues'
const VOCABULARY = 'content/vocabulary'
const filesIn = (folder: string): { name: string; json: unknown }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, json: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) }))

/** A term, and in brackets what else it is called, or what it is. */
const WITH_BRACKETS = /^(?<name>[^(]+) \((?<other>.+)\)$/u
const wordingsOf = (text: string) => text.split(',').map((one) => normaliseTurkish(one))

function answersByEnglish(entries: readonly VocabularyEntry[]): Map<string, Set<string>> {
  const answers = new Map<string, Set<string>>()
  for (const { english, turkish, acceptedEnglish, acceptedTurkish } of entries)
    for (const word of [english, ...acceptedEnglish].map((one) => one.toLowerCase()))
      answers.set(word, new Set([...(answers.get(word) ?? []), ...[turkish, ...acceptedTurkish].map(normaliseTurkish)]))
  return answers
}

/**
 * The terms with a Turkish wording that no entry of their English accepts. A short one, as it is said, may have its full name in
 * brackets: "araç (yemek aracı)". Other brackets only explain.
 */
function unaccepted(terms: readonly Term[], answers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return terms.flatMap(({ english, turkish }) => {
    const accepted = answers.get(english.toLowerCase()) ?? new Set<string>()
    const { name = turkish, other = '' } = WITH_BRACKETS.exec(turkish)?.groups ?? {}
    const isAccepted = (wording: string) => accepted.has(wording)
    if (isAccepted(normaliseTurkish(turkish)) || [normaliseTurkish(other), ...wordingsOf(other)].some(isAccepted))
      return []
    return wordingsOf(name)
      .filter((wording) => !isAccepted(wording))
      .map((wording) => `${english} = ${wording}`)
  })
}

const bond = entry({
  english: 'bond',
  turkish: 'depozito',
  acceptedEnglish: ['rental bond'],
  acceptedTurkish: ['teminat'],
})

test.each<[string, Term, string[]]>([
  ['the main answer', { english: 'Bond', turkish: 'depozito' }, []],
  ['another answer, to another English word', { english: 'rental bond', turkish: 'Teminat' }, []],
  ['two answers', { english: 'bond', turkish: 'depozito, teminat' }, []],
  ['an explanation in brackets', { english: 'bond', turkish: 'depozito (ev için)' }, []],
  ['a short form of an answer', { english: 'bond', turkish: 'para (depozito)' }, []],
  ['no answer', { english: 'bond', turkish: 'kapora' }, ['bond = kapora']],
  ['one of two', { english: 'bond', turkish: 'depozito, kapora' }, ['bond = kapora']],
  ['no answer, explained', { english: 'bond', turkish: 'kapora (ev için)' }, ['bond = kapora']],
])('a term of a dialogue has %s', (_, term, found) => {
  expect(unaccepted([term], answersByEnglish([bond]))).toEqual(found)
})

test('what a dialogue teaches as the Turkish of a term, the vocabulary accepts', () => {
  const answers = answersByEnglish(filesIn(VOCABULARY).flatMap(({ json }) => VocabularyFileSchema.parse(json).items))
  const dialogues = filesIn(DIALOGUES).map(({ name, json }) => ({ name, terms: DialogueFileSchema.parse(json).terms }))
  const refused = dialogues.flatMap(({ name, terms }) => unaccepted(terms, answers).map((term) => `${name}: ${term}`))
  expect(dialogues.flatMap(({ terms }) => terms).length).toBeGreaterThan(1_000)
  expect(refused).toEqual([])
})
