// npm run voices: records content/ in natural voices, into content/voices. Only what has changed: words, voice, speed or engine.
// Needs the model (`npm run models`) and, to check each recording, Python with faster-whisper and the
// recogniser's weights (scripts/voices/README.md). --only=TEXT: files whose path contains it. --language=en or tr. --unchecked:
// without the recogniser. --beyond: also those that miss a limit. --listen: listens to those that were made without it,
// and to words beyond the limit, which are then told from those most like them.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder, fromRoot, loadDotEnv, runScript } from '../project.mjs'
import { alikeAmong } from './alike.mjs'
import { openEar } from './ear.mjs'
import { readExercises, readLibrary } from '../library.mjs'
import { loadRules } from './rules.mjs'
import { openLineChild, shareOut } from './line-child.mjs'
import { openPace } from './pace.mjs'
import { listenAgain, recordClip, renderHash } from './record-clip.mjs'
import { summaryOf } from './summary.mjs'
import { isWhole, readClip, readVoices, removeOthers, writeClip, writeVoices } from './voices-folder.mjs'

/** The index is written after this many recordings, so that a stopped run loses little. */
const SAVE_EVERY = 10
const IPA_VOICE = 'en-gb-x-rp'

/** @param {{ isChecked: boolean } & Pick<import('./record-clip.mjs').Studio, 'readIpa' | 'alikeTo' | 'pace'>} options */
async function openStudio({ isChecked, ...shared }) {
  const models = join(dataFolder(), 'models/kokoro')
  const speaker = await openLineChild(process.execPath, [fromRoot('scripts/workers/kokoro-child.mjs'), models])
  const ear = isChecked ? await openEar() : null
  return { speaker, ear, ...shared }
}

const isWord = (/** @type {Clip} */ { file }) => file.startsWith('vocabulary/')

/** For a word of the vocabulary those that are most like it; none for a text. @param {readonly Clip[]} clips */
function alikeWords(clips) {
  const among = (/** @type {Clip['language']} */ language) =>
    alikeAmong(clips.filter((clip) => isWord(clip) && clip.language === language).map(({ text }) => text))
  const alike = { en: among('en'), tr: among('tr') }
  return (/** @type {Clip} */ clip) => (isWord(clip) ? alike[clip.language](clip.text) : [])
}

/** What every learner hears comes first. @param {{ file: string }} clip */
const urgency = ({ file }) =>
  ['-original.mp3', '-model.mp3'].findIndex((ending) => file.endsWith(ending)) + (file.startsWith('dialogues') ? 0 : 3)

/** @typedef {import('../../app/models/speech/voices/recording-plan.server.ts').PlannedClip} Clip */
/** @typedef {Awaited<ReturnType<typeof openStudio>>} Studio */

/** @param {number} done @param {number} all @param {string} file */
const tell = (done, all, file) => console.log(`${done}/${all} ${file}`)

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      language: { type: 'string' },
      unchecked: { type: 'boolean' },
      beyond: { type: 'boolean' },
      listen: { type: 'boolean' },
    },
  })
  loadDotEnv()
  const rules = await loadRules()
  const library = { ...readLibrary(rules), exercises: readExercises(rules) }
  const phonemizer = await openLineChild(process.execPath, [fromRoot('scripts/workers/espeak-child.mjs')])
  const readIpa = async (/** @type {string[]} */ ipa) => (await phonemizer.ask({ ipa, voice: IPA_VOICE })).ipa
  const voices = readVoices(rules.VOICE_ENGINE)
  const plan = rules.planRecordings(library, voices.index.dialogues)
  const tasks = []
  for (const clip of plan.clips) {
    const sentences = await rules.toPhonemes(clip.text, clip.language, readIpa)
    const key = rules.clipKey(clip)
    const known = voices.index.clips[key]
    const render = renderHash(clip, { rules, sentences })
    const checked = known && voices.report[known.file]
    const isTriedAgain = values.beyond && checked && checked.beyond.length > 0
    const isMade = known?.render === render && isWhole(known.file, known) && checked
    const isUntold = checked && isWord(clip) && checked.beyond.includes('error')
    const isToHear = isMade && values.listen && (checked.error === undefined || isUntold)
    const isDone = isMade && !isTriedAgain && !isToHear
    const isWanted = clip.file.includes(values.only) && (values.language ?? clip.language) === clip.language
    if (!isDone && isWanted) tasks.push({ clip, key, render, sentences, isToHear })
  }
  tasks.sort((a, b) => urgency(a.clip) - urgency(b.clip))
  console.log(`${plan.clips.length} recordings, ${tasks.length} to make.`)
  Object.assign(voices.index, { engine: rules.VOICE_ENGINE, dialogues: plan.casts })
  const alikeTo = alikeWords(plan.clips)
  const cores = Math.min(availableParallelism(), Math.max(1, tasks.length))
  const shared = { isChecked: !values.unchecked, readIpa, alikeTo, pace: openPace() }
  const studios = await Promise.all(Array.from({ length: cores }, () => openStudio(shared)))
  let [done, isStopping] = [0, false]
  // What is being made is finished and kept.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopping = true))
  const finish = (/** @type {string} */ file) => {
    done += 1
    tell(done, tasks.length, file)
    if (done % SAVE_EVERY === 0) writeVoices(voices)
  }
  /** Listens to a recording; false if it has to be made again. */
  const hear = async (/** @type {Clip} */ clip, /** @type {string} */ key, /** @type {Studio} */ studio) => {
    const [made, known] = [voices.index.clips[key], voices.report[clip.file]]
    if (!made || !known) return false
    const recording = { audio: readClip(clip.file), durationMs: made.durationMs, known }
    const checked = await listenAgain(clip, recording, { ...studio, rules })
    if (checked.beyond.length > 0) return false
    voices.report[clip.file] = checked
    finish(clip.file)
    return true
  }
  await shareOut({
    workers: studios,
    tasks,
    async run(studio, { clip, key, render, sentences, isToHear }) {
      if (isStopping) return
      if (isToHear && (await hear(clip, key, studio))) return
      const { audio, durationMs, peaks, checked } = await recordClip(clip, { ...studio, rules, sentences })
      const file = writeClip(clip.file, audio)
      voices.index.clips[key] = {
        file: clip.file,
        voice: clip.voice,
        durationMs,
        lufs: checked.lufs,
        ...file,
        peaks,
        render,
      }
      voices.report[clip.file] = checked
      finish(clip.file)
    },
  })
  keepOnly(voices, new Map(plan.clips.map((clip) => [rules.clipKey(clip), clip.file])))
  writeVoices(voices)
  console.log(summaryOf(voices.report))
  for (const child of [phonemizer, ...studios.flatMap(({ speaker, ear }) => [speaker, ear])]) child?.close()
}

/**
 * Drops what the plan no longer has.
 * @param {ReturnType<typeof readVoices>} voices
 * @param {Map<string, string>} planned files by key
 */
function keepOnly({ index, report }, planned) {
  for (const key of Object.keys(index.clips)) if (!planned.has(key)) delete index.clips[key]
  const files = new Set(Object.values(index.clips).map(({ file }) => file))
  for (const file of Object.keys(report)) if (!files.has(file)) delete report[file]
  removeOthers(files)
}

await runScript(main)
