import { DIFFICULTIES, KIND_LEAST } from './limits.mjs'
import { numberKinds } from './numbers.mjs'
import { isAdvancing, row, wording } from './texts.mjs'

/** @typedef {import('./texts.mjs').Dialogue} Dialogue */
/** @typedef {import('./texts.mjs').Rules} Rules */

/**
 * How often each kind of unit occurs.
 * @param {readonly Dialogue[]} dialogues
 * @param {Rules} rules
 * @returns {import('./texts.mjs').Section}
 */
export function unitKinds(dialogues, { UNIT_KINDS }) {
  const widths = [-10, 7, 10, 10]
  const units = dialogues.flatMap(({ segments }) => segments.flatMap((segment) => segment.units))
  const counts = UNIT_KINDS.map((kind) => {
    const some = units.filter((unit) => unit.kind === kind)
    const dialogueCount = dialogues.filter(({ segments }) =>
      segments.some((segment) => segment.units.some((unit) => unit.kind === kind)),
    ).length
    return { kind, count: some.length, dialogueCount, heavy: some.filter(({ weight }) => weight === 3).length }
  })
  return {
    title: 'Kinds of units',
    lines: [
      row(['', 'units', 'weight 3', 'dialogues'], widths),
      ...counts.map(({ kind, count, heavy, dialogueCount }) => row([kind, count, heavy, dialogueCount], widths)),
    ],
    misses: counts.flatMap(({ kind, count }) =>
      count < KIND_LEAST ? [`${kind}: ${count} units, at least ${KIND_LEAST}`] : [],
    ),
  }
}

const REPORTED =
  /\b(?:said|says|saying|told|tells|asked|promised|reckon(?:s|ed)|mentioned|explained|insist(?:s|ed)|claim(?:s|ed)|warned|advised|complained|admitted|replied|swore|assured|suggested|apparently|according to|did (?:tell|say)|they say|heard that|banned \w+ from)\b/iu
const ITEM = String.raw`[\p{L}\p{N}$'’%.-]+(?: [\p{L}\p{N}$'’%.-]+){0,5}`
const SHORT_ITEM = String.raw`[\p{L}\p{N}$'’%-]+(?: [\p{L}\p{N}$'’%-]+){0,2}`
/** "a, b and c", "a, b ve c"; without the last word only of short items: "a, b, c." */
const LISTS = {
  en: new RegExp(
    String.raw`${ITEM}, ${ITEM},? (?:and|or|plus|then) ${ITEM}|${SHORT_ITEM}(?:, ${SHORT_ITEM}){2}(?=[.;:!?])`,
    'u',
  ),
  tr: new RegExp(
    String.raw`${ITEM}, ${ITEM},? (?:ve|veya|ya da|bir de|hem de|artı) ${ITEM}|${SHORT_ITEM}(?:, ${SHORT_ITEM}){2}(?=[.;:!?])`,
    'u',
  ),
}
/** What a sentence opens with is no item: "Yes, come and see." */
const OPENING =
  /(?<=^|[.!?;:] ?)(?:yes|no|well|so|okay|ok|right|sorry|look|sure|please|good|morning|hello|hi|thanks|evet|hayır|peki|tamam|yok|olur|tabii|merhaba)\b[^,.;]{0,12}, /giu

/** @param {Dialogue} dialogue @param {Rules} rules */
function countDifficulties({ segments }, { EXPLICIT_CONDITION, negationCount, readUtterance }) {
  const english = segments.map((segment) => wording(segment, 'en'))
  const turkish = segments.map((segment) => wording(segment, 'tr'))
  const read = english.map((text) => readUtterance(text, 'en'))
  const kinds = new Set(english.flatMap((text) => [...numberKinds(text)]))
  const isList = segments.map((_, index) =>
    /** @type {const} */ (['en', 'tr']).some((language) =>
      LISTS[language].test(((language === 'en' ? english : turkish)[index] ?? '').replaceAll(OPENING, '')),
    ),
  )
  return {
    'numbers of different kinds': kinds.size,
    negations: read.reduce((sum, utterance) => sum + negationCount(utterance), 0),
    conditions: read.filter(({ plain }) => EXPLICIT_CONDITION.en.test(plain)).length,
    'reported speech': english.filter((text) => REPORTED.test(text)).length,
    lists: isList.filter(Boolean).length,
  }
}

/**
 * What makes a dialogue hard, as far as a program can see it.
 * @param {readonly Dialogue[]} dialogues
 * @param {Rules} rules
 * @returns {import('./texts.mjs').Section}
 */
export function difficulties(dialogues, rules) {
  const widths = [-30, 7, 7, 9]
  const counted = dialogues.filter(isAdvancing).map((one) => ({ slug: one.slug, found: countDifficulties(one, rules) }))
  const names = /** @type {(keyof typeof DIFFICULTIES)[]} */ (Object.keys(DIFFICULTIES))
  const misses = names.flatMap((name) =>
    counted.flatMap(({ slug, found }) =>
      found[name] < DIFFICULTIES[name] ? [`${slug}: ${name} ${found[name]}, at least ${DIFFICULTIES[name]}`] : [],
    ),
  )
  return {
    title: 'What makes a dialogue above beginner hard (of the English wordings)',
    lines: [
      row(['', 'least', 'mean', 'required'], widths),
      ...names.map((name) => {
        const counts = counted.map(({ found }) => found[name])
        const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
        return row([name, counts.length === 0 ? '' : Math.min(...counts), mean.toFixed(1), DIFFICULTIES[name]], widths)
      }),
      row(['idioms, changes of mind', '', '', 'by reading'], [...widths.slice(0, 3), 10]),
    ],
    misses,
  }
}
