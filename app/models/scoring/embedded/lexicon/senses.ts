import type { Language } from '#app/models/dialogues/language.ts'
import type { Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import { Mentions, type Mention } from './bilingual.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { saysNot } from './says-not.ts'
import { SENSE_LISTS } from './senses/index.ts'

/** One meaning of the lexicon: a line of it. */
export interface Sense {
  id: number
  /** The lines of one such group exclude each other; null for a meaning that merely stands in a list. */
  group: number | null
  /** Place of the line in its group. */
  side: number
  /** Two opposites. */
  isPair: boolean
  /** Who sells to somebody says what that one buys. */
  isConverse: boolean
  /** Things of one class (persons, places, illnesses …) exclude each other across groups; null where nothing is known of it. */
  kind: string | null
  /** What is done, so that a "not" beside it matters: its first Turkish wording is a verb. */
  isDeed: boolean
  /** The wording of an opposite says "not" itself. */
  isNegative: boolean
}

const HEADING = /^#(?<sign>~|<>)?(?: (?<kind>[a-z]+):)?/u
const LANGUAGES: readonly Language[] = ['en', 'tr']

/** Reads one group: a heading and its lines. Empty where it has none. */
function readGroup(
  text: string,
  group: number,
): { sense: Omit<Sense, 'id' | 'isNegative'>; wordings: Record<Language, string[]> }[] {
  const [heading = '', ...lines] = text.trim().split('\n')
  const { sign, kind = null } = HEADING.exec(heading)?.groups ?? {}
  const meanings = lines.filter((line) => line.includes('|'))
  return meanings.map((line, side) => {
    const [en = [], tr = []] = line.split('|').map((list) => list.split(',').map((wording) => wording.trim()))
    const sense = {
      group: sign === '~' ? null : group,
      side,
      isPair: sign !== '~' && meanings.length === 2,
      isConverse: sign === '<>',
      kind,
      isDeed: tr[0]?.endsWith('-') ?? false,
    }
    return { sense, wordings: { en, tr } }
  })
}

const SENSES = new Mentions<Sense>(
  (add) => {
    const groups = SENSE_LISTS.flatMap((list) => list.split(/\n(?=#)/u))
    let id = 0
    groups.forEach((text, group) => {
      for (const { sense, wordings } of readGroup(text, group)) {
        const meaning = { ...sense, id: (id += 1), isNegative: false }
        const negative = { ...meaning, isNegative: true }
        for (const language of LANGUAGES)
          for (const wording of wordings[language])
            add(language, wording, sense.isPair && saysNot(wording, language) ? negative : meaning)
      }
    })
  },
  { hasOwnLetters: true },
)

const isFunctionWord = (tokens: readonly Token[], language: Language, { from, to }: Mention<Sense>) =>
  to - from === 1 && FUNCTION_WORDS[language].has(tokens[from]?.folded ?? '')

const KNOWN = new WeakMap<object, readonly Mention<Sense>[]>()

/**
 * The meanings that the words of an utterance have; a word may have several. What a longer wording holds is not read on its
 * own ("kira" in "kira sözleşmesi").
 */
export function sensesOf({ tokens, language }: Pick<Utterance, 'tokens' | 'language'>): readonly Mention<Sense>[] {
  const known = KNOWN.get(tokens)
  if (known) return known
  let end = 0
  const found: Mention<Sense>[] = []
  for (const mention of SENSES.among(tokens, language)) {
    if (mention.from < end && mention.from !== found.at(-1)?.from) continue
    if (isFunctionWord(tokens, language, mention)) continue
    end = mention.to
    found.push(mention)
  }
  KNOWN.set(tokens, found)
  return found
}

const READINGS = new WeakMap<object, readonly Mention<Sense>[]>()

/**
 * All meanings that the words of an utterance may have, those within a longer wording too: whoever asks what was said gives
 * the benefit of the doubt.
 */
export function readingsOf({ tokens, language }: Pick<Utterance, 'tokens' | 'language'>): readonly Mention<Sense>[] {
  const known = READINGS.get(tokens)
  if (known) return known
  const readings = SENSES.readings(tokens, language).filter((mention) => !isFunctionWord(tokens, language, mention))
  READINGS.set(tokens, readings)
  return readings
}

const IDS = new WeakMap<object, ReadonlySet<number>>()

/** The numbers of all meanings that the words of an utterance may have. */
export function senseIdsOf(utterance: Pick<Utterance, 'tokens' | 'language'>): ReadonlySet<number> {
  const known = IDS.get(utterance.tokens)
  if (known) return known
  const ids = new Set(readingsOf(utterance).map(({ meaning }) => meaning.id))
  IDS.set(utterance.tokens, ids)
  return ids
}
