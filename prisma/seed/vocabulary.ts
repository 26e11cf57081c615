import { type Database, storableJson } from '#app/db.server.ts'
import type { Level } from '#app/generated/prisma/enums.ts'
import type { DialogueFile } from '#app/models/dialogues/dialogue-file.ts'
import { normaliseTurkish } from '#app/models/vocabulary/fold.ts'
import { seedKeyOf, type VocabularyFile, VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'

interface Word {
  category: string
  english: string
  turkish: string
  difficulty: Level
  acceptedTurkish: string[]
  acceptedEnglish: string[]
  exampleEnglish: string | null
  exampleTurkish: string | null
}

interface Plan {
  /** Ids of entries that are no longer in any file. */
  stale: number[]
  changed: { id: number; word: Word }[]
  added: Word[]
}

// Bundled with the server, so that a build needs no other files.
const SOURCES = import.meta.glob<string>('../../content/vocabulary/*.json', { query: '?raw', import: 'default' })

/** The vocabulary files, in the order of their names. Throws with the file's name if one is invalid. */
export async function readVocabulary(): Promise<VocabularyFile[]> {
  const sources = Object.entries(SOURCES).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return Promise.all(
    sources.map(async ([path, load]) => {
      try {
        return VocabularyFileSchema.parse(JSON.parse(await load()))
      } catch (error) {
        const name = path.split('/').at(-1) ?? path
        throw new Error(`content/vocabulary/${name} is not a vocabulary file: ${String(error)}`, { cause: error })
      }
    }),
  )
}

function wordsOfFile({ category, items }: VocabularyFile): Word[] {
  return items.map(({ example, ...item }) => ({
    category,
    ...item,
    exampleEnglish: example.english,
    exampleTurkish: example.turkish,
  }))
}

function termsOfDialogue({ topic, level, terms }: DialogueFile): Word[] {
  return terms.map((term) => ({
    ...term,
    category: topic,
    difficulty: level,
    acceptedTurkish: [],
    acceptedEnglish: [],
    exampleEnglish: null,
    exampleTurkish: null,
  }))
}

/** Keeps the first entry of a word; the Turkish of later ones becomes an accepted wording. */
function join(first: Word, later: Word): Word {
  const known = [first.turkish, ...first.acceptedTurkish].map(normaliseTurkish)
  const others = [later.turkish, ...later.acceptedTurkish].filter((word) => !known.includes(normaliseTurkish(word)))
  return { ...first, acceptedTurkish: [...first.acceptedTurkish, ...new Set(others)] }
}

/** The files' entries, one per word: vocabulary files first, then the terms of dialogues. */
function listWords(options: { dialogues: DialogueFile[]; files: VocabularyFile[] }): Word[] {
  const words = new Map<string, Word>()
  for (const word of [...options.files.flatMap(wordsOfFile), ...options.dialogues.flatMap(termsOfDialogue)]) {
    const first = words.get(seedKeyOf(word))
    words.set(seedKeyOf(word), first ? join(first, word) : word)
  }
  return [...words.values()]
}

function isSame(one: Word, other: Word): boolean {
  const plain = (word: Word) => [
    word.turkish,
    word.english,
    word.difficulty,
    word.acceptedTurkish,
    word.acceptedEnglish,
    word.exampleEnglish,
    word.exampleTurkish,
  ]
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

async function makePlan(database: Database, words: Word[]): Promise<Plan> {
  const rows = await database.vocabulary.findMany({ orderBy: { id: 'asc' } })
  const removed = await database.vocabularyRemoval.findMany({ select: { seedKey: true } })
  const byHand = rows.filter(({ isSeeded }) => !isSeeded)
  // Entries that the files no longer own: an admin's, the originals of edited ones, and those that an admin deleted.
  const theirs = new Set([...byHand.map(seedKeyOf), ...[...byHand, ...removed].map(({ seedKey }) => seedKey)])
  const all = words.map((word) => [seedKeyOf(word), word] as const)
  const wanted = new Map(all.filter(([key]) => !theirs.has(key)))
  const plan: Plan = { stale: [], changed: [], added: [] }
  for (const row of rows.filter(({ isSeeded }) => isSeeded)) {
    const word = wanted.get(seedKeyOf(row))
    wanted.delete(seedKeyOf(row))
    if (!word) plan.stale.push(row.id)
    else if (!isSame(row, word)) plan.changed.push({ id: row.id, word })
  }
  return { ...plan, added: [...wanted.values()] }
}

const isDone = ({ stale, changed, added }: Plan) => stale.length + changed.length + added.length === 0

interface Sources {
  dialogues: DialogueFile[]
  files: VocabularyFile[]
}

/** Whether the vocabulary matches the files. Two queries. */
export async function isVocabularySeeded(database: Database, sources: Sources): Promise<boolean> {
  return isDone(await makePlan(database, listWords(sources)))
}

/**
 * Inserts all rows as a single JSON parameter. Prisma makes a parameter of every cell, which for a thousand words
 * takes longer than the rest of a first seed.
 */
async function addWords(tx: Database, words: Word[]): Promise<void> {
  if (words.length === 0) return
  await tx.$executeRaw`
    INSERT INTO vocabulary (category, english, turkish, difficulty, accepted_turkish, accepted_english, example_english,
      example_turkish, is_seeded)
    SELECT category, english, turkish, difficulty::level, ARRAY(SELECT jsonb_array_elements_text("acceptedTurkish")),
      ARRAY(SELECT jsonb_array_elements_text("acceptedEnglish")), "exampleEnglish", "exampleTurkish", true
    FROM ROWS FROM (jsonb_to_recordset(${storableJson(words)}::jsonb) AS (category text, english text, turkish text,
      difficulty text, "acceptedTurkish" jsonb, "acceptedEnglish" jsonb, "exampleEnglish" text, "exampleTurkish" text))
      WITH ORDINALITY AS word (category, english, turkish, difficulty, "acceptedTurkish", "acceptedEnglish",
        "exampleEnglish", "exampleTurkish", place)
    ORDER BY place
    ON CONFLICT DO NOTHING`
}

/**
 * Updates the vocabulary from the vocabulary files and the terms of the dialogue files, by topic: new words are
 * added, changed ones keep their id (and with it learners' progress), and words no longer in any file are removed.
 * What an admin entered, edited or deleted is left alone.
 */
export async function seedVocabulary(tx: Database, sources: Sources): Promise<void> {
  const { stale, changed, added } = await makePlan(tx, listWords(sources))
  if (stale.length > 0) await tx.vocabulary.deleteMany({ where: { id: { in: stale } } })
  for (const { id, word } of changed) await tx.vocabulary.update({ where: { id }, data: word })
  await addWords(tx, added)
}
