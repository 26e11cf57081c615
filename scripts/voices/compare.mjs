// node scripts/voices/compare.mjs: the table of docs/voices.md. For each voice what the recogniser made of its recordings
// (content/voices/report.json), beside eSpeak with the same texts. --texts=N: how many of a voice eSpeak reads, spread over the
// library. Needs what `npm run voices` needs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromRoot, loadDotEnv, runScript } from '../project.mjs'
import { openEar } from './ear.mjs'
import { readLibrary } from '../library.mjs'
import { loadRules } from './rules.mjs'
import { openLineChild } from './line-child.mjs'
import { mean, median, percent } from './summary.mjs'
import { readVoices } from './voices-folder.mjs'

const BEAM = 5
/** @param {number} value */
const hundredths = (value) => value.toFixed(2)
/** @typedef {{ error: number, probability: number }} Heard */

/** @param {Heard[]} heard */
const columns = (heard) => {
  const errors = heard.map(({ error }) => error)
  return [percent(median(errors)), percent(mean(errors)), hundredths(mean(heard.map(({ probability }) => probability)))]
}

/**
 * @template T
 * @param {T[]} all
 * @param {number} count
 */
const spread = (all, count) =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count)

async function main() {
  const { values } = parseArgs({ options: { texts: { type: 'string', default: '20' } } })
  loadDotEnv()
  const rules = await loadRules()
  const { report, index } = readVoices(rules.VOICE_ENGINE)
  const plan = rules
    .planRecordings({ ...readLibrary(rules), exercises: [] }, index.dialogues)
    .clips.filter(({ file }) => file.startsWith('dialogues/'))
  const [espeak, ear] = await Promise.all([
    openLineChild(process.execPath, [fromRoot('scripts/workers/espeak-child.mjs')]),
    openEar(),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'kopru-compare-'))
  const path = join(folder, 'clip.mp3')

  /** @param {(typeof plan)[number]} clip @returns {Promise<Heard>} */
  async function hearEspeak({ text, language, voice }) {
    const { gender } = rules.VOICES[voice]
    const spoken = rules.toSpokenSentences(text, language).join(' ')
    const { audio } = await espeak.ask({
      ...rules.ESPEAK_SOUND,
      text: spoken,
      voice: rules.ESPEAK_VOICES[language][gender],
    })
    writeFileSync(path, Buffer.from(audio, 'base64'))
    const { text: heard, probability } = await ear.ask({ path, language, beam: BEAM })
    return { error: rules.heardDistance(text, heard, language), probability }
  }

  console.log(
    '| Voice | Recordings | Median CER | Mean CER | Probability | Words/min | eSpeak: median CER | mean CER | Probability |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const [id, { name, language }] of Object.entries(rules.VOICES)) {
    const clips = plan.filter(({ voice, file }) => voice === id && report[file])
    const checked = clips.flatMap(({ file }) => {
      const known = report[file]
      return known?.error === undefined ? [] : [{ ...known, error: known.error, probability: known.probability ?? 0 }]
    })
    const espeakHeard = []
    for (const clip of spread(clips, Number(values.texts))) espeakHeard.push(await hearEspeak(clip))
    const rate = Math.round(median(checked.map(({ wordsPerMinute }) => wordsPerMinute)))
    const cells = [`${name} (${language})`, clips.length, ...columns(checked), rate, ...columns(espeakHeard)]
    console.log(`| ${cells.join(' | ')} |`)
  }
  rmSync(folder, { recursive: true })
  espeak.close()
  ear.close()
}

await runScript(main)
