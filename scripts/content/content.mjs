// npm run content: the figures of the dialogues in content/dialogues as one table, and what misses a limit (limits.mjs). Exit
// code 1 if anything does. Another folder as an argument; --terms lists the terms that no entry teaches, and words whose example does not say them.
import { parseArgs } from 'node:util'
import { importBundled } from '../bundle.mjs'
import { readLibrary } from '../library.mjs'
import { runScript } from '../project.mjs'
import { coverage } from './coverage.mjs'
import { institutions, readInstitutions } from './institutions.mjs'
import { lengths, openings } from './lengths.mjs'
import { marks } from './marks.mjs'
import { difficulties, unitKinds } from './meaning.mjs'
import { openSpellers, spelling } from './spelling.mjs'
import { vocabulary } from './vocabulary.mjs'
import { volume } from './volume.mjs'
import { names, phrases, variants } from './wording.mjs'

/** @param {import('./texts.mjs').Section} section */
function print({ title, lines, misses }) {
  console.log(`\n${title}\n${'─'.repeat(title.length)}`)
  for (const line of lines) console.log(line)
  for (const miss of misses) console.log(`✗ ${miss}`)
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { terms: { type: 'boolean', default: false } },
  })
  /** @type {import('./texts.mjs').Rules} */
  const rules = await importBundled('app/models/dialogues/content-table.ts')
  const library = readLibrary(rules, positionals[0])
  const { dialogues } = library
  const spellers = openSpellers()
  const sections = [
    volume(dialogues, rules),
    lengths(dialogues, rules),
    openings(dialogues),
    institutions(dialogues, readInstitutions()),
    unitKinds(dialogues, rules),
    difficulties(dialogues, rules),
    marks(dialogues, rules),
    variants(dialogues, rules),
    phrases(dialogues, rules),
    names(dialogues),
    spelling(dialogues, rules, spellers),
    vocabulary(dialogues, library.vocabulary, { rules, spellers, isListed: values.terms }),
    coverage(dialogues, library.vocabulary, rules),
  ]
  for (const section of sections) print(section)
  const misses = sections.reduce((sum, section) => sum + section.misses.length, 0)
  console.log(misses === 0 ? '\nEvery limit is kept.' : `\n${misses} limits are missed.`)
  if (misses > 0) process.exitCode = 1
})
