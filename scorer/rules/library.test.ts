import { expect, test } from 'vitest'
import { languageOf, type LibrarySegment, readLibrary, referencesOf } from '../bench/library.ts'
import { readSegment } from '../reading/segment.ts'
import { RULES } from './registry.ts'

/**
 * Findings for each right wording beside the segment's other ones. Each is the freest of its kind and its fellows are only three, so
 * the rules blame more here than in what learners say (npm run rules). Beside all wordings, as in the product, none is blamed.
 */
const MOST_BLAMED = 0.022

/** Ten thousand wordings by every rule: half a minute of one core. */
const LIMIT_MS = 300_000

const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ')

/** What the rules find in one wording, a line each. */
function findingsOf(segment: LibrarySegment, rendition: string, references: string[]): string[] {
  const read = readSegment({ sourceLanguage: languageOf(segment), source: segment.text, references, rendition })
  return RULES.flatMap((rule) =>
    rule.find(read).map(({ lost, said }) => `${rule.id} ${textOf(lost)} / ${textOf(said)}`),
  )
}

// The files show in a diff what a change of a rule or of the reading does: `npx vitest run scorer/rules -u` writes them anew.
test('what the rules find in the library', { timeout: LIMIT_MS }, async () => {
  const right: string[] = []
  const wrong: string[] = []
  let wordings = 0
  for (const [id, segment] of readLibrary()) {
    const references = referencesOf(segment)
    for (const text of references) {
      const others = references.filter((other) => other !== text)
      if (others.length === 0) continue
      wordings += 1
      right.push(...findingsOf(segment, text, others).map((line) => `${id}: ${line}`))
    }
    for (const { text } of segment.wrongs) {
      wrong.push(...findingsOf(segment, text, references).map((line) => `${id}: ${line}`))
    }
  }
  expect(right.length / wordings).toBeLessThan(MOST_BLAMED)
  await expect(`${right.join('\n')}\n`).toMatchFileSnapshot('library-right.txt')
  await expect(`${wrong.join('\n')}\n`).toMatchFileSnapshot('library-wrong.txt')
})
