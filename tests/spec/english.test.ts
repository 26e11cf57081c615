import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/english.md: sentences that were wrong once and must not return, and their replacements.

const COPY = new URL('../../app/config/copy/', import.meta.url)

/** A language's catalogues, each as one line of text. */
function catalogues(language: 'en' | 'tr'): [string, string][] {
  const folder = new URL(`${language}/`, COPY)
  return readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
}

function filesWith(language: 'en' | 'tr', sentence: string): string[] {
  return catalogues(language)
    .filter(([, text]) => text.includes(sentence))
    .map(([name]) => name)
}

test.each([
  ['where it stands', 'What we say about the exam, and our sources'],
  ['Where the facts stand', 'Our sources'],
  ['Who tells you one is guessing', 'Anyone who quotes you one is guessing'],
  ['held against', 'compared with what was said'],
  ['results stand here', 'Your results appear here'],
  ['minutes stand in your result', 'Repeats and minutes appear in your result.'],
  ['until they sit', 'until they stick'],
  ['are two different weeks', 'are very different messages'],
  ['we have no words yet', 'One segment has no text yet.'],
  ['There is no mock test of yours', 'You have no mock test at this address.'],
  ['nobody could turn', 'We could not turn your recording of one segment into text.'],
  ['a fail may be reviewed', 'or more, you can ask for a review'],
  ['How a score comes about', 'How your score is worked out'],
  ['Free to begin, plain to pay', 'Free to start, simple to pay'],
  ['Recordings go after', 'Recordings are deleted after 90 days'],
  ['do it better', 'Try the same dialogue and beat it'],
  ['A slip of the keyboard', 'Typos are fine'],
  ['Nothing of weight', 'Nothing important was left out'],
  ['the force of it', '“must” and “may” were mixed up'],
  ['Mean of these', 'Average'],
  ['Heard as', 'We heard'],
  ['Typed by you', 'You typed'],
  ["'Keys'", 'Keyboard shortcuts'],
  ['the date changed', 'the day or month changed'],
  ['wrong time', 'wrong day or month'],
  ['somebody who looks after you', 'a parent or guardian'],
  ['until they stand', 'until they hold'],
  ['stood twice', 'held twice'],
  ['’s portion', 'in your plan for today'],
  ['mistakes again', 'Retry your mistakes'],
  ['May your browser', 'Let your browser'],
])('“%s” became “%s”', (before, now) => {
  expect(filesWith('en', before)).toEqual([])
  expect(filesWith('en', now)).not.toEqual([])
})

test.each([
  ['iki ayrı haftadır', 'bambaşka iki mesajdır'],
  ['nerede yazıyor', 'Sınav hakkında bilgiler ve kaynakları'],
  ['Bir puan nasıl ortaya', 'Puanın nasıl hesaplan'],
  ['gerisi açık', 'Başlamak ücretsiz, ödemek kolay'],
  ["'Tuşlar'", 'Klavye kısayolları'],
  ['olunca burada durur', 'olunca burada görünür'],
])('“%s” became “%s” in Turkish', (before, now) => {
  expect(filesWith('tr', before)).toEqual([])
  expect(filesWith('tr', now)).not.toEqual([])
})

/** Fixed wording (docs/english.md): both appear for a new account and on a button. */
const AMERICAN = ['You can now start practicing.', 'Practice Another Dialogue']

test('to practise is the verb, practice the noun', () => {
  const verbs = /\bpracticing\b|\b(?:[Tt]o|can|you|and|please) practice\b|\bPractice (?:a|this|it|another)\b/gu
  const nouns = /\b(?:a|the|our|your|in|for) practise\b/giu
  const wrong = catalogues('en').flatMap(([name, text]) => {
    const own = AMERICAN.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
    return [...own.matchAll(verbs), ...own.matchAll(nouns)].map(([found]) => `${name}: ${found}`)
  })
  expect(wrong).toEqual([])
})
