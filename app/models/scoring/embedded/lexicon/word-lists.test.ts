import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupRows, readRows, wordingsIn } from './word-list.ts'

const DATA = new URL('data/', import.meta.url)
/** Lists that are folded, without Turkish letters. */
const FOLDED =
  /^(?:concepts|deeds|fields|function-words|kinds|kinship|loose-words|opposites|place-names|poles|scales)\.tsv$/
const CALQUES = /^calques-/

const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .map((name) => {
    const text = readFileSync(new URL(name, DATA), 'utf8')
    const columns = text.slice(0, text.indexOf('\n')).split('\t')
    return { name, text, columns: columns.slice(0, -1), lines: text.trimEnd().split('\n').slice(1) }
  })
const named = (name: string) => {
  const file = files.find((one) => one.name === name)
  if (!file) throw new Error(`no list ${name}`)
  return readRows(name, file.text, file.columns)
}
/** The location of a fault, in the format that editors open. */
const at = (name: string, line: number) => `${name}:${line + 2}`

const faultsIn = (find: (cell: string, place: { name: string; column: string }) => boolean) =>
  files.flatMap(({ name, text, columns }) =>
    readRows(name, text, columns).flatMap((row, line) =>
      columns
        .filter((column) => find(row[column] ?? '', { name, column }))
        .map((column) => `${at(name, line)} ${column}`),
    ),
  )

test('every list is read, in one Unicode form and with a last line end', () => {
  expect(files.length).toBeGreaterThan(30)
  for (const { name, text, columns } of files) {
    expect(() => readRows(name, text, columns)).not.toThrow()
    expect(text.endsWith('\n') && !text.endsWith('\n\n'), name).toBe(true)
    expect(text.normalize('NFC') === text, name).toBe(true)
  }
})

test('lines are sorted, and none stands twice', () => {
  const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
  const wrong = files.flatMap(({ name, lines }) =>
    lines.flatMap((line, place) => (place > 0 && order(lines[place - 1] ?? '', line) >= 0 ? [at(name, place)] : [])),
  )
  expect(wrong).toEqual([])
})

test('a cell has letters of its language, and no control character or blank that does not belong', () => {
  expect(faultsIn((cell) => /[^\p{L}\d ,'\-./|_%&]|\p{M}/u.test(cell) || /^ | $| {2}/u.test(cell))).toEqual([])
  // These letters come from changing case by the rules of the other language.
  expect(faultsIn((cell, { column }) => column === 'english' && /[ıİğĞşŞ]/u.test(cell))).toEqual([])
  expect(faultsIn((cell, { column }) => column === 'turkish' && /I(?=\p{L}*[çğışü])|İ(?!ngiliz)/u.test(cell))).toEqual(
    [],
  )
  expect(faultsIn((cell, { name }) => FOLDED.test(name) && /[^a-z\d ,'\-.|_]/u.test(cell))).toEqual([])
})

test('a list of wordings has no empty one, and none twice', () => {
  const isWrong = (cell: string) => {
    const wordings = cell.split(/, | \| /u)
    return new Set(wordings).size < wordings.length || wordings.some((one) => one === '' || /^,|,$|,\S/u.test(one))
  }
  expect(
    faultsIn(
      (cell, { name, column }) => !CALQUES.test(name) && column !== 'group' && column !== 'scale' && isWrong(cell),
    ),
  ).toEqual([])
  const isWrongCalque = (cell: string) => cell.includes(',') || cell.split(/[ /]/u).includes('')
  expect(faultsIn((cell, { name }) => CALQUES.test(name) && isWrongCalque(cell))).toEqual([])
})

const FIXED: Record<string, readonly string[]> = {
  language: ['en', 'tr'],
  relation: ['exclusive', 'list', 'converse', 'opposite'],
  where: ['anywhere', 'same context'],
  what: ['thing', 'manner'],
  marks: ['-', 'common', 'reversal', 'common reversal'],
}

test('a column with a fixed choice has one of it', () => {
  expect(faultsIn((cell, { column }) => FIXED[column]?.includes(cell) === false)).toEqual([])
})

test('the rows of a group of meanings stand together, agree on what it is, and are numbered without a gap', () => {
  const topics = files.filter(({ name }) => name.startsWith('senses/')).map(({ name }) => named(name))
  for (const groups of topics.map((rows) => groupRows(rows, 'group')))
    for (const [group, rows] of groups.entries()) {
      const number = String(group + 1).padStart(3, '0')
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, row) => `${number}.${String(row + 1).padStart(2, '0')}`))
      expect(new Set(rows.map(({ relation, class: kind }) => `${relation} ${kind}`)).size, rows[0]?.group).toBe(1)
      expect(rows.length > 1 || rows[0]?.relation === 'list', rows[0]?.group).toBe(true)
    }
})

/** All oppositions of the lexicon: their location, and the wordings of each side. */
function oppositions(): { where: string; sides: (readonly string[])[] }[] {
  const sidesOf = (name: string, column: 'group' | 'scale') =>
    groupRows(named(name), column)
      .filter((rows) => rows[0]?.relation !== 'list' && (column === 'scale' || rows.length === 2))
      .flatMap((rows) =>
        ['english', 'turkish'].map((language) => ({
          where: `${name}, ${rows[0]?.[column]}`,
          sides: rows.map((row) => wordingsIn(row[language] ?? '')),
        })),
      )
  return [
    ...files.filter(({ name }) => name.startsWith('senses/')).flatMap(({ name }) => sidesOf(name, 'group')),
    ...sidesOf('stances.tsv', 'scale'),
    ...sidesOf('scales.tsv', 'scale'),
    ...named('poles.tsv').flatMap((row) =>
      [
        [row.english, row.other_english],
        [row.turkish, row.other_turkish],
      ].map((cells) => ({ where: `poles.tsv, ${row.english}`, sides: cells.map((cell = '-') => wordingsIn(cell)) })),
    ),
    ...named('opposites.tsv').map(({ sides = '' }) => ({
      where: `opposites.tsv, ${sides}`,
      sides: sides.split(' | ').map(wordingsIn),
    })),
    ...named('homonyms.tsv').map(({ word, meant = '-', other = '-' }) => ({
      where: `homonyms.tsv, ${word}`,
      sides: [wordingsIn(meant), wordingsIn(other)],
    })),
  ]
}

/** Wordings that a comment allows on both sides: "pay you" fits both the payer and the payee. */
const onPurpose = files.flatMap(({ lines }) =>
  lines.flatMap((line) => /\ton both sides: (?<list>.+)$/u.exec(line)?.groups?.list?.split(', ') ?? []),
)

test('no wording stands on both sides of an opposition, unless its comment says so', () => {
  const wrong = oppositions().flatMap(({ where, sides }) => {
    const all = sides.flatMap((side) => [...new Set(side)])
    return all
      .filter((wording, place) => all.indexOf(wording) !== place && !onPurpose.includes(wording))
      .map((wording) => `${where}: ${wording}`)
  })
  expect(wrong).toEqual([])
})

test('no two words are synonyms in one list and opposites in another', () => {
  const bare = (wording: string) => wording.replace(/[.-]$/u, '')
  const pairsOf = (list: readonly string[]) =>
    list.flatMap((one, place) => list.slice(place + 1).map((other) => [bare(one), bare(other)].toSorted().join(' = ')))
  const synonyms = new Set([
    ...named('concepts.tsv').flatMap(({ wordings = '' }) => pairsOf(wordingsIn(wordings))),
    ...named('deeds.tsv').flatMap(({ english = '', turkish = '' }) =>
      [english, turkish].flatMap((cell) => pairsOf(wordingsIn(cell))),
    ),
    ...named('place-names.tsv').flatMap(({ english = '' }) => pairsOf(wordingsIn(english))),
  ])
  const wrong = oppositions()
    .filter(({ where }) => /^(?:opposites|poles)/u.test(where))
    .flatMap(({ where, sides }) =>
      sides.flatMap((side, place) =>
        sides
          .slice(place + 1)
          .flat()
          .flatMap((other) => side.map((one) => [bare(one), bare(other)].toSorted().join(' = ')))
          .filter((pair) => synonyms.has(pair))
          .map((pair) => `${where}: ${pair}`),
      ),
    )
  expect(wrong).toEqual([])
})

test('an error names the file and the line', () => {
  const columns = ['english', 'turkish'] as const
  const heading = 'english\tturkish\tcomment\n'
  expect(readRows('a.tsv', `${heading}pay\töde-\nwet\tıslak\tof things\n`, columns)).toEqual([
    { english: 'pay', turkish: 'öde-' },
    { english: 'wet', turkish: 'ıslak' },
  ])
  expect(() => readRows('a.tsv', 'english\tcomment\n', columns)).toThrow('a.tsv, line 1')
  expect(() => readRows('a.tsv', `${heading}pay\töde-\nwet\n`, columns)).toThrow('a.tsv, line 3: 1 cells')
  expect(() => readRows('a.tsv', `${heading}pay\t\n`, columns)).toThrow('a.tsv, line 2: turkish is empty')
})
