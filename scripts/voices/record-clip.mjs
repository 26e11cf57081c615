// Records one clip: speaks it, listens to it, and if it is beyond the limits speaks it another way.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Character error rate of what the recogniser hears, at most. */
const MAX_ERROR = { en: 0.08, tr: 0.2 }
/** Words a minute, between the first and the last sound. Single words and short turns have no rate. */
const RATE = { least: 110, most: 175, fromWords: 6 }
/** A recording outside these limits is made again at the speed that should give this rate. */
const AIM = { fast: 165, slow: 120 }
const BEAM = 5
const MS_PER_MINUTE = 60_000

/**
 * @typedef {import('../../app/models/speech/voices/recording-plan.server.ts').PlannedClip} PlannedClip
 * @typedef {import('./rules.mjs').Rules} Rules
 * @typedef {import('./line-child.mjs').LineChild} LineChild
 * @typedef {import('./voices-folder.mjs').Checked} Checked
 * @typedef {{ rules: Rules, speaker: LineChild, ear: LineChild | null, readIpa: (clauses: string[]) => Promise<string[]>,
 *   alikeTo: (clip: PlannedClip) => string[], pace: ReturnType<typeof import('./pace.mjs').openPace> }} Studio
 * @typedef {keyof Rules['VOICES']} VoiceId
 * @typedef {{ name: string, speed: number, split: (sentences: string[]) => string[], voice?: VoiceId }} Way `voice`: another than planned
 */

/** Clauses as sentences of their own: a short one is spoken more clearly. @param {string[]} sentences */
const byClause = (sentences) => sentences.flatMap((sentence) => sentence.split(/(?<=[,;:]) /))
/** @param {string[]} sentences */
const asOne = (sentences) => [sentences.join(' ')]
/** @param {string[]} sentences */
const asTheyAre = (sentences) => sentences

/** @type {Way} */
const FIRST = { name: 'first', speed: 1, split: asTheyAre }
/** @type {Way[]} How a clip is tried then, in this order, until one is within the limits. */
const OTHERS = [
  { name: 'slower', speed: 0.92, split: asTheyAre },
  { name: 'by clause', speed: 0.97, split: byClause },
  { name: 'faster', speed: 1.08, split: asTheyAre },
  { name: 'as one', speed: 1, split: asOne },
]

/**
 * A word belongs to no speaker, so another voice may say it more clearly.
 * @param {PlannedClip} clip @param {Rules} rules @returns {Way[]}
 */
function byOtherVoices({ file, language, voice }, { VOICES }) {
  if (!file.startsWith('vocabulary/')) return []
  const ids = /** @type {VoiceId[]} */ (Object.keys(VOICES))
  return ids
    .filter((id) => id !== voice && VOICES[id].language === language)
    .map((id) => ({ name: 'another voice', speed: VOICES[id].pace / VOICES[voice].pace, split: asTheyAre, voice: id }))
}

/** The speed at which what was too fast or too slow at `speed` has a fair rate. @param {number} wordsPerMinute @param {number} speed @returns {Way} */
const toRate = (wordsPerMinute, speed) => ({
  name: 'to rate',
  speed: (speed * (wordsPerMinute > RATE.most ? AIM.fast : AIM.slow)) / wordsPerMinute,
  split: asTheyAre,
})

/**
 * The first way: at the planned speed, unless the voice is known to be too fast at it.
 * @param {PlannedClip} clip @param {Studio & { sentences: string[] }} studio
 */
function firstWay(clip, { pace, rules, sentences }) {
  const { pauseMs } = rules.VOICE_SOUND
  const words = wordsOf(clip, rules)
  const rate = pace.guess(clip.voice, { sentences, words, speed: clip.speed, pauseMs })
  return rate !== null && words >= RATE.fromWords && rate > RATE.most ? toRate(rate, 1) : FIRST
}

/** @param {PlannedClip} clip @param {Rules} rules */
const wordsOf = ({ text, language }, { toSpokenSentences }) =>
  toSpokenSentences(text, language).join(' ').split(' ').length

/** @param {PlannedClip} clip @param {{ rules: Rules, sentences: string[] }} options */
export function renderHash(clip, { rules, sentences }) {
  const { mix } = rules.VOICES[clip.voice]
  return createHash('sha256')
    .update(JSON.stringify([rules.VOICE_ENGINE, sentences, mix, clip.speed, rules.VOICE_SOUND]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * @param {Buffer} audio
 * @param {{ language: 'en' | 'tr', choices?: readonly string[] }} clip `choices`: the recogniser also says which of these it probably is
 * @param {LineChild} ear
 */
async function listen(audio, { language, choices }, ear) {
  const folder = mkdtempSync(join(tmpdir(), 'kopru-ear-'))
  try {
    const path = join(folder, 'clip.mp3')
    writeFileSync(path, audio)
    return await ear.ask({ path, language, beam: BEAM, choices })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {Checked} checked @param {number} words */
function limitsMissed({ language, error = 0, isTold, wordsPerMinute }, words) {
  const beyond = []
  if (error > MAX_ERROR[language] && !isTold) beyond.push('error')
  if (words >= RATE.fromWords && (wordsPerMinute < RATE.least || wordsPerMinute > RATE.most)) beyond.push('rate')
  return beyond
}

/**
 * @param {PlannedClip} clip
 * @param {Way} way
 * @param {Studio & { sentences: string[] }} studio
 */
async function tryWay(clip, way, { rules, speaker, ear, alikeTo, pace, sentences }) {
  const { VOICES, VOICE_SOUND, heardDistance } = rules
  const request = {
    ...VOICE_SOUND,
    sentences: way.split(sentences),
    mix: VOICES[way.voice ?? clip.voice].mix,
    speed: clip.speed * way.speed,
  }
  const { audio: base64, durationMs, lufs, peakDbfs, peaks } = await speaker.ask(request)
  const audio = Buffer.from(base64, 'base64')
  const { leadMs, tailMs } = VOICE_SOUND
  const made = {
    language: clip.language,
    voice: way.voice ?? clip.voice,
    lufs,
    peakDbfs,
    leadMs,
    tailMs,
    way: way.name,
  }
  const words = wordsOf(clip, rules)
  const { sentences: said, speed, pauseMs } = request
  pace.learn(made.voice, { sentences: said, words, speed, pauseMs, spokenMs: durationMs - leadMs - tailMs })
  const checked = await check({ made, audio, durationMs, words, clip, ear, alikeTo, heardDistance })
  return { audio, durationMs, peaks, checked }
}

/**
 * What the report says of a recording. Without the recogniser there is no `error` and no `probability` yet.
 * A word alone is short for a recogniser to write down: if it errs, it is asked which of the words most like it was said.
 * @param {{ made: Omit<Checked, 'wordsPerMinute' | 'beyond'>, audio: Buffer, durationMs: number, words: number, clip: PlannedClip,
 *   ear: LineChild | null, alikeTo: Studio['alikeTo'], heardDistance: Rules['heardDistance'] }} options
 * @returns {Promise<Checked>}
 */
async function check({ made, audio, durationMs, words, clip, ear, alikeTo, heardDistance }) {
  const { text, language } = clip
  const { text: heard, ...listened } = ear ? await listen(audio, { language }, ear) : { text: null }
  const about = { ...made, ...listened }
  const spokenMs = durationMs - about.leadMs - about.tailMs
  const error = heard === null ? undefined : Math.round(heardDistance(text, heard, language) * 1000) / 1000
  const others = alikeTo(clip)
  const isAsked = ear !== null && error !== undefined && error > MAX_ERROR[language] && others.length > 0
  const isTold = isAsked && (await listen(audio, { language, choices: [text, ...others] }, ear)).likeliest === text
  /** @type {Checked} */
  const checked = {
    ...about,
    ...(error !== undefined && { error }),
    ...(isTold && { isTold }),
    wordsPerMinute: Math.round((words * MS_PER_MINUTE) / spokenMs),
    beyond: [],
    ...(error !== undefined && error > 0 && { heard }),
  }
  return { ...checked, beyond: limitsMissed(checked, words) }
}

/**
 * Listens to a recording that was made without the recogniser.
 * @param {PlannedClip} clip
 * @param {{ audio: Buffer, durationMs: number, known: Checked }} recording
 * @param {Studio} studio with an ear
 */
export function listenAgain(clip, { audio, durationMs, known }, { rules, ear, alikeTo }) {
  const { beyond: _beyond, wordsPerMinute: _rate, error: _error, heard: _heard, isTold: _isTold, ...made } = known
  const { heardDistance } = rules
  const words = wordsOf(clip, rules)
  return check({ made, audio, durationMs, words, clip, ear, alikeTo, heardDistance })
}

/**
 * The best recording of a clip.
 * @param {PlannedClip} clip
 * @param {Studio & { sentences: string[] }} studio
 */
export async function recordClip(clip, studio) {
  const way = firstWay(clip, studio)
  const first = await tryWay(clip, way, studio)
  const tried = [...OTHERS, ...byOtherVoices(clip, studio.rules)]
  const { beyond, wordsPerMinute } = first.checked
  const others = beyond.includes('rate') ? [toRate(wordsPerMinute, way.speed), ...tried] : tried
  let best = first
  for (const other of others) {
    if (best.checked.beyond.length === 0) break
    const next = await tryWay(clip, other, studio)
    const isBetter =
      next.checked.beyond.length < best.checked.beyond.length ||
      (next.checked.beyond.length === best.checked.beyond.length &&
        (next.checked.error ?? 0) < (best.checked.error ?? 0))
    if (isBetter) best = next
  }
  return best
}
