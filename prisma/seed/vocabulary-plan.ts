import type { Database } from '#app/db.server.ts'
import type { Level } from '#app/generated/prisma/enums.ts'
import { normaliseTurkish } from '#app/models/vocabulary/fold.ts'
import { seedKeyOf } from '#app/models/vocabulary/vocabulary-file.ts'

/** The columns of an entry that come from the content files. */
export interface SeededWord {
  category: string
  english: string
  turkish: string
  sense: string | null
  difficulty: Level
  partOfSpeech: string | null
  register: string | null
  ipaEnglish: string | null
  ipaTurkish: string | null
  saidEnglish: string | null
  saidTurkish: string | null
  acceptedEnglish: string[]
  acceptedTurkish: string[]
  exampleEnglish: string | null
  exampleTurkish: string | null
  collocations: { english: string; turkish: string }[]
  trapEn: string | null
  trapTr: string | null
  institutionEn: string | null
  institutionTr: string | null
}

/** A word that leaves the library, and the entry that teaches the same. */
export interface Replaced extends Pick<SeededWord, 'category' | 'english' | 'turkish'> {
  id: number
}

interface Plan {
  /** Ids of entries that are no longer in any file. */
  stale: number[]
  /** Those of them that another entry covers. */
  replaced: Replaced[]
  changed: { id: number; word: SeededWord }[]
  added: SeededWord[]
}

const COLUMNS = {
  category: true,
  english: true,
  turkish: true,
  sense: true,
  difficulty: true,
  partOfSpeech: true,
  register: true,
  ipaEnglish: true,
  ipaTurkish: true,
  saidEnglish: true,
  saidTurkish: true,
  acceptedEnglish: true,
  acceptedTurkish: true,
  exampleEnglish: true,
  exampleTurkish: true,
  trapEn: true,
  trapTr: true,
  institutionEn: true,
  institutionTr: true,
} as const

type Row = Omit<SeededWord, 'collocations'> & { id: number; collocations: unknown }

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const pairsOf = (collocations: unknown) =>
  (collocations as SeededWord['collocations']).map(({ english, turkish }) => [english, turkish])

function isSame(row: Row, word: SeededWord): boolean {
  const plain = (one: Row | SeededWord) =>
    JSON.stringify([...NAMES.map((name) => one[name]), pairsOf(one.collocations)])
  return plain(row) === plain(word)
}

const turkishKey = ({ category, turkish }: { category: string; turkish: string }) =>
  JSON.stringify([category, normaliseTurkish(turkish)])
const pairKey = ({ english, turkish }: { english: string; turkish: string }) =>
  JSON.stringify([english.toLowerCase(), normaliseTurkish(turkish)])
const plainKey = ({ category, english }: { category: string; english: string }) => seedKeyOf({ category, english })

/**
 * How an entry is known again, in this order: by its key; renamed or with a new sense, by topic and Turkish; moved to another topic, by
 * both wordings; with a new sense and new Turkish, by topic and English.
 */
const SIGNS: readonly ((word: Pick<SeededWord, 'category' | 'english' | 'turkish' | 'sense'>) => string)[] = [
  seedKeyOf,
  turkishKey,
  pairKey,
  plainKey,
]

/** Pairs rows with the words that they become. What has no partner is left in the two lists. */
function pairUp(rows: Row[], words: SeededWord[]) {
  const pairs: { row: Row; word: SeededWord }[] = []
  let [restRows, restWords] = [rows, words]
  for (const sign of SIGNS) {
    const waiting = new Map<string, SeededWord>()
    for (const word of restWords) if (!waiting.has(sign(word))) waiting.set(sign(word), word)
    const left: Row[] = []
    for (const row of restRows) {
      const word = waiting.get(sign(row))
      waiting.delete(sign(row))
      if (word) pairs.push({ row, word })
      else left.push(row)
    }
    const taken = new Set(pairs.map(({ word }) => word))
    restRows = left
    restWords = restWords.filter((word) => !taken.has(word))
  }
  return { pairs, rows: restRows, words: restWords }
}

/** The entry that teaches a word which has left the library, if its own topic or another has one. */
function heirOf(row: Row, words: readonly SeededWord[]): SeededWord | undefined {
  const [english, turkish] = [row.english.toLowerCase(), normaliseTurkish(row.turkish)]
  const heirs = words.filter(
    (word) =>
      [word.english, ...word.acceptedEnglish].some((one) => one.toLowerCase() === english) &&
      [word.turkish, ...word.acceptedTurkish].some((one) => normaliseTurkish(one) === turkish),
  )
  return heirs.find(({ category }) => category === row.category) ?? heirs[0]
}

/** What the seed has to do so that the vocabulary is what the files say. Two queries. */
export async function makePlan(database: Database, words: SeededWord[]): Promise<Plan> {
  const rows = await database.vocabulary.findMany({
    orderBy: { id: 'asc' },
    select: { ...COLUMNS, id: true, collocations: true, isSeeded: true, seedKey: true },
  })
  const removed = await database.vocabularyRemoval.findMany({ select: { seedKey: true } })
  const byHand = rows.filter(({ isSeeded }) => !isSeeded)
  // Entries that the files no longer own: an admin's, the originals of edited ones, and those that an admin deleted.
  const theirs = new Set([...byHand.map(seedKeyOf), ...[...byHand, ...removed].map(({ seedKey }) => seedKey)])
  const wanted = words.filter((word) => !theirs.has(seedKeyOf(word)))
  const seeded = rows.filter(({ isSeeded }) => isSeeded)
  const paired = pairUp(seeded, wanted)
  return {
    stale: paired.rows.map(({ id }) => id),
    replaced: paired.rows.flatMap((row) => {
      const heir = heirOf(row, wanted)
      return heir ? [{ id: row.id, category: heir.category, english: heir.english, turkish: heir.turkish }] : []
    }),
    changed: paired.pairs.filter(({ row, word }) => !isSame(row, word)).map(({ row, word }) => ({ id: row.id, word })),
    added: paired.words,
  }
}

export const isDone = ({ stale, changed, added }: Plan) => stale.length + changed.length + added.length === 0
