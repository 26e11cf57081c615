// npm run words: fills how each word of content/vocabulary is said (ipaEnglish, ipaTurkish, saidEnglish, saidTurkish). Run it
// after adding or changing a word. A field that an entry lists in `byHand` is left as it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importBundled } from '../bundle.mjs'
import { fromRoot, Problem, runScript } from '../project.mjs'
import { openLineChild } from '../voices/line-child.mjs'

/** @typedef {typeof import('../../app/models/vocabulary/pronunciation/word-sounds.ts')} Rules */
/** @typedef {import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyEntry} Entry */
/** @typedef {(words: string[]) => Promise<string[]>} ReadIpa */

const FOLDER = fromRoot('content/vocabulary')

/**
 * eSpeak's IPA of each entry. A verb is read after "to", which makes it a verb: "object". Where eSpeak runs words together
 * ("in the"), each is read alone.
 * @param {readonly Entry[]} items
 * @param {Rules} rules
 * @param {ReadIpa} readIpa
 */
async function readEnglish(items, { englishToRead }, readIpa) {
  const texts = items.map(({ english }) => englishToRead(english))
  const isVerb = items.map(({ partOfSpeech }) => partOfSpeech === 'verb')
  const whole = await readIpa(texts.map((text, index) => (isVerb[index] ? `to ${text}` : text)))
  return Promise.all(
    texts.map(async (text, index) => {
      const words = (whole[index] ?? '')
        .trim()
        .split(/\s+/u)
        .slice(isVerb[index] ? 1 : 0)
      const written = text.split(/[\s-]+/u)
      if (words.length >= written.length) return words.join(' ')
      const apart = await readIpa(written)
      return apart.map((ipa) => ipa.trim()).join(' ')
    }),
  )
}

/**
 * @param {Entry} entry
 * @param {Pick<Entry, 'ipaEnglish' | 'ipaTurkish' | 'saidEnglish' | 'saidTurkish'>} made
 */
function withSounds(entry, made) {
  for (const field of /** @type {(keyof typeof made)[]} */ (Object.keys(made)))
    if (!entry.byHand?.includes(field)) entry[field] = made[field]
}

/**
 * @param {string} name
 * @param {Rules} rules
 * @param {ReadIpa} readIpa
 * @returns {Promise<{ before: string, after: string }>}
 */
async function fill(name, rules, readIpa) {
  const before = readFileSync(`${FOLDER}/${name}`, 'utf8')
  const file = rules.VocabularyFileSchema.parse(JSON.parse(before))
  const ipa = await readEnglish(file.items, rules, readIpa)
  file.items.forEach((entry, index) => {
    const english = rules.englishSounds(ipa[index] ?? '', rules.englishToRead(entry.english))
    const turkish = rules.turkishSounds(entry.turkish)
    withSounds(entry, {
      ipaEnglish: english.ipa,
      ipaTurkish: turkish.ipa,
      saidEnglish: english.said,
      saidTurkish: turkish.said,
    })
  })
  return { before, after: `${JSON.stringify(file, null, 2)}\n` }
}

await runScript(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  /** @type {Rules} */
  const rules = await importBundled('app/models/vocabulary/pronunciation/word-sounds.ts')
  const child = await openLineChild(process.execPath, [fromRoot('scripts/workers/espeak-child.mjs')])
  /** @type {ReadIpa} */
  const readIpa = async (ipa) => (await child.ask({ ipa, voice: rules.ESPEAK_IPA_VOICE })).ipa
  const stale = []
  for (const name of readdirSync(FOLDER).filter((one) => one.endsWith('.json'))) {
    const { before, after } = await fill(name, rules, readIpa)
    if (before === after) continue
    stale.push(name)
    if (!values.check) writeFileSync(`${FOLDER}/${name}`, after)
  }
  child.close()
  if (values.check && stale.length > 0) throw new Problem(`Run \`npm run words\`: ${stale.join(', ')}`)
  console.log(stale.length === 0 ? 'Every word is as the rules say it.' : `Filled: ${stale.join(', ')}`)
})
