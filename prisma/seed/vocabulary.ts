import { type Database, storableJson } from '#app/db.server.ts'
import { LEVELS } from '#app/config/dialogues.ts'
import type { DialogueFile } from '#app/models/dialogues/dialogue-file.ts'
import { seedKeyOf, type VocabularyFile, VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'
import { readFolder } from './content.ts'
import { isDone, makePlan, type Replaced, type SeededWord } from './vocabulary-plan.ts'

/** The vocabulary files, in the order of their names. Throws with the file's name if one is invalid. */
export async function readVocabulary(): Promise<VocabularyFile[]> {
  const files = await readFolder('vocabulary')
  return files.map(({ name, text }) => {
    try {
      return VocabularyFileSchema.parse(JSON.parse(text))
    } catch (error) {
      throw new Error(`content/vocabulary/${name} is not a vocabulary file: ${String(error)}`, { cause: error })
    }
  })
}

function wordsOfFile({ category, items }: VocabularyFile): SeededWord[] {
  return items.map(({ level, trap, institution, byHand: _byHand, ...item }) => ({
    ...item,
    category,
    sense: item.sense ?? null,
    difficulty: LEVELS[level - 1] ?? 'advanced',
    trapEn: trap?.en ?? null,
    trapTr: trap?.tr ?? null,
    institutionEn: institution?.en ?? null,
    institutionTr: institution?.tr ?? null,
  }))
}

const NOTHING_MORE = {
  sense: null,
  partOfSpeech: null,
  register: null,
  ipaEnglish: null,
  ipaTurkish: null,
  saidEnglish: null,
  saidTurkish: null,
  exampleEnglish: null,
  exampleTurkish: null,
  trapEn: null,
  trapTr: null,
  institutionEn: null,
  institutionTr: null,
}

function termsOfDialogue({ topic, level, terms }: DialogueFile): SeededWord[] {
  return terms.map((term) => ({
    ...NOTHING_MORE,
    ...term,
    category: topic,
    difficulty: level,
    acceptedTurkish: [],
    acceptedEnglish: [],
    collocations: [],
  }))
}

/** The files' entries, and the terms of dialogues that none of them covers: those of a dialogue that came without its words. */
function listWords(options: { dialogues: DialogueFile[]; files: VocabularyFile[] }): SeededWord[] {
  const words = options.files.flatMap(wordsOfFile)
  const covered = new Set(
    words.flatMap((word) => [word.english, ...word.acceptedEnglish]).map((one) => one.toLowerCase()),
  )
  const terms = options.dialogues.flatMap(termsOfDialogue).filter(({ english }) => !covered.has(english.toLowerCase()))
  const byKey = new Map<string, SeededWord>()
  for (const word of [...words, ...terms]) if (!byKey.has(seedKeyOf(word))) byKey.set(seedKeyOf(word), word)
  return [...byKey.values()]
}

interface Sources {
  dialogues: DialogueFile[]
  files: VocabularyFile[]
}

/** Whether the vocabulary matches the files. Two queries. */
export async function isVocabularySeeded(database: Database, sources: Sources): Promise<boolean> {
  return isDone(await makePlan(database, listWords(sources)))
}

/**
 * Inserts all rows as a single JSON parameter. Prisma makes a parameter of every cell, which for thousands of words
 * takes longer than the rest of a first seed.
 */
async function addWords(tx: Database, words: SeededWord[]): Promise<void> {
  if (words.length === 0) return
  await tx.$executeRaw`
    INSERT INTO vocabulary (category, english, turkish, sense, difficulty, part_of_speech, register, ipa_english, ipa_turkish,
      said_english, said_turkish, accepted_english, accepted_turkish, example_english, example_turkish, collocations, trap_en,
      trap_tr, institution_en, institution_tr, is_seeded)
    SELECT word->>'category', word->>'english', word->>'turkish', word->>'sense', (word->>'difficulty')::level,
      word->>'partOfSpeech', word->>'register', word->>'ipaEnglish', word->>'ipaTurkish', word->>'saidEnglish',
      word->>'saidTurkish', ARRAY(SELECT jsonb_array_elements_text(word->'acceptedEnglish')),
      ARRAY(SELECT jsonb_array_elements_text(word->'acceptedTurkish')), word->>'exampleEnglish', word->>'exampleTurkish',
      word->'collocations', word->>'trapEn', word->>'trapTr', word->>'institutionEn', word->>'institutionTr', true
    FROM jsonb_array_elements(${storableJson(words)}::jsonb) WITH ORDINALITY AS entry (word, place)
    ORDER BY place
    ON CONFLICT DO NOTHING`
}

/**
 * Hands learners' cards, misses and notes of words that leave the library to the entries that teach the same. A learner who has a card
 * or a note of both keeps that of the entry.
 */
async function moveToHeirs(tx: Database, replaced: readonly Replaced[]): Promise<void> {
  for (const { id, category, english, turkish } of replaced) {
    const heir = await tx.vocabulary.findFirst({ where: { category, english, turkish }, select: { id: true } })
    if (!heir) continue
    await tx.$executeRaw`
      UPDATE vocabulary_cards SET vocabulary_id = ${heir.id} WHERE vocabulary_id = ${id} AND (user_id, direction)
        NOT IN (SELECT user_id, direction FROM vocabulary_cards WHERE vocabulary_id = ${heir.id})`
    await tx.$executeRaw`
      UPDATE vocabulary_misses SET vocabulary_id = ${heir.id} WHERE vocabulary_id = ${id}
        AND submission_id NOT IN (SELECT submission_id FROM vocabulary_misses WHERE vocabulary_id = ${heir.id})`
    await tx.$executeRaw`
      UPDATE word_notes SET vocabulary_id = ${heir.id} WHERE vocabulary_id = ${id}
        AND user_id NOT IN (SELECT user_id FROM word_notes WHERE vocabulary_id = ${heir.id})`
  }
}

/**
 * Updates the vocabulary from the vocabulary files and the uncovered terms of the dialogue files: new words are added, changed
 * ones keep their id (and with it learners' progress), and words no longer in any file are removed. What an admin entered, edited
 * or deleted is left alone.
 */
export async function seedVocabulary(tx: Database, sources: Sources): Promise<void> {
  const { stale, changed, added, replaced } = await makePlan(tx, listWords(sources))
  for (const { id, word } of changed) await tx.vocabulary.update({ where: { id }, data: word })
  await addWords(tx, added)
  await moveToHeirs(tx, replaced)
  if (stale.length > 0) await tx.vocabulary.deleteMany({ where: { id: { in: stale } } })
}
