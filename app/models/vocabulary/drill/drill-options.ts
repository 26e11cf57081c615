import { LEVELS } from '#app/config/dialogues.ts'
import { DRILL_WORDS, DRILL_WORDS_A_MINUTE } from '#app/config/vocabulary.ts'

// The values as they are written in addresses, the usual one first.
export const DRILL_DIRECTIONS = ['to_turkish', 'to_english', 'both'] as const
/** How a word is asked. */
export const DRILL_PROMPTS = ['read', 'hear', 'sentence'] as const
/** How it is answered. */
export const DRILL_ANSWERS = ['type', 'say'] as const
export const DRILL_LEVELS = ['', ...LEVELS] as const
/** Ten words, or minutes. */
export const DRILL_LENGTHS = ['', '2', '5', '10'] as const
export const DRILL_SETS = ['all', 'own'] as const

/** What a learner chooses before a drill. */
export interface DrillOptions {
  direction: (typeof DRILL_DIRECTIONS)[number]
  prompt: (typeof DRILL_PROMPTS)[number]
  answer: (typeof DRILL_ANSWERS)[number]
  /** '' for all levels. */
  level: (typeof DRILL_LEVELS)[number]
  /** '' for ten words. */
  minutes: (typeof DRILL_LENGTHS)[number]
  /** All words of the list, or the learner's own. */
  words: (typeof DRILL_SETS)[number]
}

/** The names of the options in addresses and forms. `q` and `category` belong to the list. */
export const OPTION_NAMES = {
  direction: 'direction',
  prompt: 'by',
  answer: 'in',
  level: 'level',
  minutes: 'minutes',
  words: 'words',
} as const satisfies Record<keyof DrillOptions, string>

function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value {
  return values.find((value) => value === text) ?? values[0]
}

/** Reads the options of an address; what is missing or unknown is the usual one. */
export function readDrillOptions(query: URLSearchParams): DrillOptions {
  const textOf = (name: keyof DrillOptions) => query.get(OPTION_NAMES[name])
  return {
    direction: oneOf(DRILL_DIRECTIONS, textOf('direction')),
    prompt: oneOf(DRILL_PROMPTS, textOf('prompt')),
    answer: oneOf(DRILL_ANSWERS, textOf('answer')),
    level: oneOf(DRILL_LEVELS, textOf('level')),
    minutes: oneOf(DRILL_LENGTHS, textOf('minutes')),
    words: oneOf(DRILL_SETS, textOf('words')),
  }
}

/** The usual drill: ten words, read in English and typed in Turkish. */
export const USUAL_DRILL = readDrillOptions(new URLSearchParams())

/** The parameters that `readDrillOptions` reads; what is usual is left out. */
export function writeDrillOptions(options: DrillOptions): Record<string, string> {
  const names = Object.keys(OPTION_NAMES) as (keyof DrillOptions)[]
  return Object.fromEntries(
    names.flatMap((name) => (options[name] === USUAL_DRILL[name] ? [] : [[OPTION_NAMES[name], options[name]]])),
  )
}

/** How many words a drill has at most: what fits its minutes for a very quick learner. */
export function wordsIn({ minutes }: Pick<DrillOptions, 'minutes'>): number {
  return minutes === '' ? DRILL_WORDS : Number(minutes) * DRILL_WORDS_A_MINUTE
}
