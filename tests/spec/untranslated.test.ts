import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

// The types catch missing keys; this finds what they cannot see: sentences outside the catalogues, and Turkish text
// that is still English.

const ROOT = new URL('../..', import.meta.url).pathname

/** Developers' pages, which are in English. */
const OF_DEVELOPERS = ['app/components/dev/', 'app/routes/dev/']
/** Names and symbols that are the same in both languages. */
const NAMES = new Set(['XP', 'A$', 'CSV', 'PDF', 'EN', 'TR', 'Köprü', 'NAATI CCL', 'Google', 'Stripe'])

function filesBelow(folder: string): { path: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
    .filter(({ path }) => !OF_DEVELOPERS.some((place) => path.startsWith(place)))
}

/** Without comments, which are in English. */
function codeOf(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<![:'"`])\/\/.*$/gm, '')
}

// Text between tags that starts like a word, and attributes that are read aloud or shown instead.
const TEXT = /(?<!=)>\s*([\p{Lu}][\p{L}’' ,.?!-]{2,})\s*(?:<|\{)/gu
const ATTRIBUTE = /\b(?:aria-label|aria-description|title|placeholder|alt|label)="([^"{}]*\p{L}{3,}[^"{}]*)"/gu
// A string of several words that starts with a capital and ends like a sentence.
const SENTENCE = /(['"`])(\p{Lu}[\p{L}’]* (?:(?!\1).)*[.!?])\1/gu

function found(text: string, patterns: RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    [...codeOf(text).matchAll(pattern)].map(([, one, two]) => (two ?? one ?? '').trim()),
  )
}

test('a search finds its words', () => {
  const page = '<p>\n  Log in first\n</p> <img alt="A bridge" /> {/* Not this */} <b>{copy.title}</b> => Promise<void>'
  expect(found(page, [TEXT, ATTRIBUTE])).toEqual(['Log in first', 'A bridge'])
  expect(found("const said = 'Please try again.' // Not this one.", [SENTENCE])).toEqual(['Please try again.'])
})

test('components and routes contain no text', () => {
  const wrong = [...filesBelow('app/components'), ...filesBelow('app/routes')]
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) => found(text, [TEXT, ATTRIBUTE]).map((words) => ({ path, words })))
    .filter(({ words }) => !NAMES.has(words))
  expect(wrong).toEqual([])
})

/** For developers or machines: internal errors, logs, prompts of a language model. */
const OF_THE_PROGRAM = /(?:new (?:\w*Error|Problem|Refusal)|log\.\w+|describe|satisfies|console\.\w+)\s*\(|\bthrow\b/u
const ENGLISH_BY_NATURE = [
  'app/services/scoring/openai-prompt',
  'app/services/scoring/scorer.openai',
  'app/http/sign-in/google-strategy',
  'app/services/billing/stripe',
  // Stored next to an asset, for the site's operator.
  'app/services/speech/mux/',
]

test('services and request code contain no sentences', () => {
  const wrong = [...filesBelow('app/services'), ...filesBelow('app/http')]
    .filter(({ path }) => !ENGLISH_BY_NATURE.some((start) => path.startsWith(start)))
    .flatMap(({ path, text }) =>
      codeOf(text)
        .split('\n')
        .filter((line) => !OF_THE_PROGRAM.test(line))
        .flatMap((line) => found(line, [SENTENCE]).map((words) => ({ path, words }))),
    )
  expect(wrong).toEqual([])
})

/** Words that are the same in both languages. */
const SAME_WORDS = new Set(
  [
    ['Köprü', 'NAATI', 'CCL', 'Pro', 'Premium', 'Plan', 'Model', 'UTC', 'XP', 'FAQ', 'HTTP', 'SMTP'],
    ['Google', 'Stripe', 'OpenAI', 'S3', 'Mux', 'Postgres', 'eSpeak', 'NG'],
  ].flat(),
)
/** Program constants, names of files and columns, and languages in their own names. */
const SAME_PATHS = /\.tone$|^\.accountExport\.readMe$|\.story\.languages\./u

const isSame = (path: string, text: string) =>
  SAME_PATHS.test(path) || (text.match(/\p{L}{2,}/gu) ?? []).every((word) => SAME_WORDS.has(word))

const WORD = /\p{L}{2,}/u
const QUOTED = /(["'`])((?:(?!\1).)*)\1/gu

/** What a function would return, without its arguments. */
function wordsOf(write: string): string {
  return [...write.matchAll(QUOTED)]
    .map(([, , text = '']) => text.replaceAll(/\$\{[^{}]*\}/g, ''))
    .filter((text) => WORD.test(text))
    .join(' ')
}

/** Every text of a catalogue by its path; for functions, what they would return. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, wordsOf(String(value))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const names = readdirSync(join(ROOT, 'app/config/copy/tr')).filter((name) => name !== 'component-board.ts')

test.each(names)('the Turkish of %s is Turkish', async (name) => {
  const [english, turkish]: [Record<string, unknown>, Record<string, unknown>] = await Promise.all([
    import(`../../app/config/copy/en/${name}`),
    import(`../../app/config/copy/tr/${name}`),
  ])
  const translated = new Map(textsOf(turkish, ''))
  const same = textsOf(english, '').filter(
    ([path, text]) => WORD.test(text) && translated.get(path) === text && !isSame(path, text),
  )
  expect(same).toEqual([])
})
