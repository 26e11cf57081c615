import type { Language } from '#app/models/dialogues/language.ts'
import type { Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import { Mentions, type Mention } from './bilingual.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { saysNot } from './says-not.ts'
import { groupRows, readRows, valueOf, wordingsIn } from './word-list.ts'

/** One meaning of the lexicon, from one line of a list. */
export interface Sense {
  id: number
  /** Meanings of the same group exclude each other. Null if the relation of the group is `list`. */
  group: number | null
  /** Index of the line in its group. */
  side: number
  /** The group is a pair of opposites. */
  isPair: boolean
  /** The sides describe one deed from both ends, like sell and buy. */
  isConverse: boolean
  /** Things of the same class (persons, places, illnesses …) exclude each other across groups. Null if it has no class. */
  kind: string | null
  /** A deed, which a negation can apply to: its first Turkish wording is a verb. */
  isDeed: boolean
  /** The wording of an opposite contains a negation. */
  isNegative: boolean
}

const LANGUAGES: readonly Language[] = ['en', 'tr']

/** The columns of a list of meanings. */
export const SENSE_COLUMNS = ['id', 'group', 'relation', 'class', 'english', 'turkish'] as const

/** The text of every topic by path. */
const TOPICS = import.meta.glob<string>('./data/senses/*.tsv', { query: '?raw', import: 'default', eager: true })

/** The groups of all topics, each with the rows of its meanings. */
const readGroups = () =>
  Object.entries(TOPICS).flatMap(([path, text]) =>
    groupRows(readRows(path.replace('./data/', ''), text, SENSE_COLUMNS), 'group'),
  )

/** Every wording of the lexicon as its lists write it; a Turkish verb is a root with a final `-`. */
export function listWordings(): Record<Language, string[]> {
  const rows = readGroups().flat()
  const wordingsOf = (column: 'english' | 'turkish') => rows.flatMap((row) => wordingsIn(row[column]))
  return { en: wordingsOf('english'), tr: wordingsOf('turkish') }
}

const SENSES = new Mentions<Sense>(
  (add) => {
    let id = 0
    readGroups().forEach((rows, group) => {
      for (const [side, { relation, class: kind, english, turkish }] of rows.entries()) {
        const isList = relation === 'list'
        const isPair = !isList && rows.length === 2
        const wordings = { en: wordingsIn(english), tr: wordingsIn(turkish) }
        const meaning: Sense = {
          id: (id += 1),
          group: isList ? null : group,
          side,
          isPair,
          isConverse: relation === 'converse',
          kind: valueOf(kind),
          isDeed: wordings.tr[0]?.endsWith('-') ?? false,
          isNegative: false,
        }
        const negative = { ...meaning, isNegative: true }
        for (const language of LANGUAGES)
          for (const wording of wordings[language])
            add(language, wording, isPair && saysNot(wording, language) ? negative : meaning)
      }
    })
  },
  { hasOwnLetters: true },
)

const isFunctionWord = (tokens: readonly Token[], language: Language, { from, to }: Mention<Sense>) =>
  to - from === 1 && FUNCTION_WORDS[language].has(tokens[from]?.folded ?? '')

const KNOWN = new WeakMap<object, readonly Mention<Sense>[]>()

/**
 * The meanings of the words of an utterance; a word may have several. Words inside a longer wording are skipped ("kira" in
 * "kira sözleşmesi"). Cached by token list.
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
 * All meanings that the words of an utterance may have, including those inside a longer wording: gives a rendition the
 * benefit of the doubt. Cached by token list.
 */
export function readingsOf({ tokens, language }: Pick<Utterance, 'tokens' | 'language'>): readonly Mention<Sense>[] {
  const known = READINGS.get(tokens)
  if (known) return known
  const readings = SENSES.readings(tokens, language).filter((mention) => !isFunctionWord(tokens, language, mention))
  READINGS.set(tokens, readings)
  return readings
}

const IDS = new WeakMap<object, ReadonlySet<number>>()

/** The ids of all meanings that the words of an utterance may have. */
export function senseIdsOf(utterance: Pick<Utterance, 'tokens' | 'language'>): ReadonlySet<number> {
  const known = IDS.get(utterance.tokens)
  if (known) return known
  const ids = new Set(readingsOf(utterance).map(({ meaning }) => meaning.id))
  IDS.set(utterance.tokens, ids)
  return ids
}
