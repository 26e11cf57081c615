import { LENGTHS, OPENINGS_MOST } from './limits.mjs'
import { isAdvancing, row, standardMisses, wrap } from './texts.mjs'

/** @typedef {import('./texts.mjs').Dialogue} Dialogue */
/** @typedef {import('./texts.mjs').Rules} Rules */

const BIN = 5
const BAR = 40

/** @param {readonly number[]} words */
function summarise(words) {
  const mean = words.reduce((sum, count) => sum + count, 0) / Math.max(1, words.length)
  const variance = words.reduce((sum, count) => sum + (count - mean) ** 2, 0) / Math.max(1, words.length)
  return { mean, deviation: Math.sqrt(variance), least: Math.min(...words), most: Math.max(...words) }
}

/** @param {readonly number[]} words */
function histogram(words) {
  const bins = new Map()
  for (const count of words) bins.set(Math.floor(count / BIN), (bins.get(Math.floor(count / BIN)) ?? 0) + 1)
  const highest = Math.max(1, ...bins.values())
  const last = Math.max(0, ...bins.keys())
  return Array.from({ length: last + 1 }, (_, bin) => {
    const count = bins.get(bin) ?? 0
    const range = `${bin * BIN}–${bin * BIN + BIN - 1}`
    return row([range, count, '█'.repeat(Math.round((count / highest) * BAR))], [-8, 5, -BAR])
  })
}

/** @param {Dialogue} dialogue @param {Rules} rules */
function dialogueMisses(dialogue, rules) {
  const count = dialogue.segments.length
  const isCountWrong = count < LENGTHS.segmentsLeast || count > LENGTHS.segmentsMost
  return [
    ...(isAdvancing(dialogue) && isCountWrong
      ? [`${dialogue.slug}: ${count} segments, ${LENGTHS.segmentsLeast} to ${LENGTHS.segmentsMost}`]
      : []),
    ...standardMisses(dialogue, rules, ['mean', 'even', 'mock-words', 'long', 'short']),
  ]
}

/**
 * How long the segments are, in English words.
 * @param {readonly Dialogue[]} dialogues
 * @param {Rules} rules
 * @returns {import('./texts.mjs').Section}
 */
export function lengths(dialogues, rules) {
  /** @param {readonly Dialogue[]} some */
  const wordsOf = (some) => some.flatMap(({ segments }) => rules.measureContent(segments).words)
  const groups = [
    ...rules.LEVELS.map((level) => ({ name: level, some: dialogues.filter((one) => one.level === level) })),
    { name: 'above beginner', some: dialogues.filter(isAdvancing) },
    { name: 'mock dialogues', some: dialogues.filter(({ isMockTestCandidate }) => isMockTestCandidate) },
  ].filter(({ some }) => some.length > 0)
  const widths = [-16, 10, 9, 7, 9, 7, 7]
  const rows = groups.map(({ name, some }) => {
    const { mean, deviation, least, most } = summarise(wordsOf(some))
    const counts = some.map(({ segments }) => segments.length)
    const segments = `${Math.min(...counts)}–${Math.max(...counts)}`
    return row([name, some.length, segments, mean.toFixed(1), deviation.toFixed(1), least, most], widths)
  })
  const above = wordsOf(dialogues.filter(isAdvancing))
  const { mean, deviation } = summarise(above)
  const isMeanWrong = above.length > 0 && (mean < LENGTHS.meanLeast || mean > LENGTHS.meanMost)
  return {
    title: 'Lengths of segments, in English words (a Turkish segment by its model)',
    lines: [
      row(['', 'dialogues', 'segments', 'mean', 'deviation', 'least', 'most'], widths),
      ...rows,
      ...groups.slice(0, -1).flatMap(({ name, some }) => ['', name, ...histogram(wordsOf(some))]),
    ],
    misses: [
      ...(isMeanWrong ? [`above beginner: mean ${mean.toFixed(1)}, ${LENGTHS.meanLeast} to ${LENGTHS.meanMost}`] : []),
      ...(above.length > 0 && deviation < LENGTHS.deviationLeast
        ? [`above beginner: deviation ${deviation.toFixed(1)}, at least ${LENGTHS.deviationLeast}`]
        : []),
      ...dialogues.flatMap((dialogue) => dialogueMisses(dialogue, rules)),
    ],
  }
}

const NAME = String.raw`\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?`
/** "I'm Lee Wong, the nurse", "this is Lee from the bank", "my name's Lee and I run …", "Lee Wong here, from …" */
const ENGLISH_ROLE = new RegExp(
  String.raw`\b(?:I['’]m|I am|[Tt]his is|[Ii]t['’]s|[Mm]y name(?:['’]s| is)) ${NAME}(?:,? (?:the|your|a|an|from|with|at|and I)\b|, (?!\p{Lu}))|${NAME} (?:here|speaking),? (?:the|your|from)\b`,
  'u',
)
/** "Ben Banu, üç numarada oturuyorum", "Ben fizyoterapist Lale", "adım Lale, hemşireyim", "Volkan ben." */
const TURKISH_ROLE = new RegExp(
  String.raw`(?<!\p{L})[Bb]en (?:\S+ ){0,3}${NAME}[,;.]|(?<!\p{L})(?:[Aa]dım|[İi]smim) ${NAME}[,;]|(?<!\p{L})${NAME} ben[.,]`,
  'u',
)

/**
 * Which dialogues open with a name and a role.
 * @param {readonly Dialogue[]} dialogues
 * @returns {import('./texts.mjs').Section}
 */
export function openings(dialogues) {
  const opening = dialogues.filter(({ segments: [first] }) => {
    return first !== undefined && (first.speaker === 'English' ? ENGLISH_ROLE : TURKISH_ROLE).test(first.text)
  })
  const part = opening.length / Math.max(1, dialogues.length)
  const turkish = dialogues.filter(({ segments }) => segments[0]?.speaker === 'Turkish').length
  const percent = `${Math.round(part * 100)} %`
  return {
    title: 'Openings with a name and a role',
    lines: [
      `${opening.length} of ${dialogues.length} (${percent}); ${turkish} begin with the Turkish speaker`,
      ...wrap(opening.map(({ slug }) => slug)),
    ],
    misses: part > OPENINGS_MOST ? [`${percent} open with a name and a role, at most ${OPENINGS_MOST * 100} %`] : [],
  }
}
