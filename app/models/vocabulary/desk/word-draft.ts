import { z } from 'zod'
import { problem, type ProblemKey } from '#app/config/copy/problems.ts'
import { LEVELS, TOPICS } from '#app/config/dialogues.ts'
import {
  COLLOCATIONS_MAX,
  EXAMPLE_MAX_CHARACTERS,
  EXAMPLE_MIN_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  PARTS_OF_SPEECH,
  PRONUNCIATION_MAX_CHARACTERS,
  REGISTERS,
  SENSE_MAX_CHARACTERS,
  SOUND_MAX_CHARACTERS,
  WORD_MAX_CHARACTERS,
  WORDINGS_MAX,
} from '#app/config/vocabulary.ts'
import { isStorable } from '../../accounts/password/password.ts'
import { splitLines, version } from '../../dialogues/draft-fields.ts'
import { readTerms } from '../../dialogues/terms.ts'
import { cleanWording, wordingField } from '../wording-field.ts'

const wordings = z.preprocess(splitLines, z.array(wordingField).max(WORDINGS_MAX, problem('wordingsTooMany')))

/** Empty, or a text within these lengths. */
function optional({ min = 0, max, wrong }: { min?: number; max: number; wrong: ProblemKey }) {
  const isFit = (text: string | null) => text === null || (text.length >= min && text.length <= max)
  return z
    .string()
    .optional()
    .refine((text = '') => isStorable(text), problem('unreadable'))
    .transform((text = '') => cleanWording(text) || null)
    .refine(isFit, problem(wrong))
}

const example = optional({ min: EXAMPLE_MIN_CHARACTERS, max: EXAMPLE_MAX_CHARACTERS, wrong: 'exampleLength' })
const remark = optional({ max: NOTE_MAX_CHARACTERS, wrong: 'remarkLong' })
const sound = optional({ max: SOUND_MAX_CHARACTERS, wrong: 'soundLong' })
/** The empty choice of a select means none. */
const chosen = <Choice extends z.ZodType>(choice: Choice) => z.preprocess((value) => value || null, choice.nullable())

/** One pair per line, `English = Turkish`. */
const collocations = z
  .string()
  .optional()
  .refine((text = '') => isStorable(text), problem('unreadable'))
  .transform((text = '') =>
    readTerms(text).map((pair) => ({ english: cleanWording(pair.english), turkish: cleanWording(pair.turkish) })),
  )
  .superRefine((pairs, context) => {
    const refuse = (key: ProblemKey) => context.addIssue({ code: 'custom', message: problem(key) })
    const texts = pairs.flatMap(({ english, turkish }) => [english, turkish])
    if (texts.includes('')) refuse('collocationIncomplete')
    if (texts.some((text) => text.length > WORD_MAX_CHARACTERS)) refuse('wordLong')
    if (pairs.length > COLLOCATIONS_MAX) refuse('collocationsTooMany')
  })

/** The fields that need both languages or neither. */
const PAIRS = [
  ['exampleEnglish', 'exampleTurkish', 'examplePair'],
  ['trapEn', 'trapTr', 'remarkPair'],
  ['institutionEn', 'institutionTr', 'remarkPair'],
] as const

/** The form of /admin/vocabulary. `overwrite`: the version that may be overwritten. */
export const WordFormSchema = z
  .object({
    english: wordingField,
    turkish: wordingField,
    category: z.enum(TOPICS, problem('wordCategory')),
    difficulty: z.enum(LEVELS, problem('levelUnknown')),
    pronunciation: optional({ max: PRONUNCIATION_MAX_CHARACTERS, wrong: 'wordLong' }),
    acceptedEnglish: wordings,
    acceptedTurkish: wordings,
    exampleEnglish: example,
    exampleTurkish: example,
    sense: optional({ max: SENSE_MAX_CHARACTERS, wrong: 'senseLong' }),
    partOfSpeech: chosen(z.enum(PARTS_OF_SPEECH, problem('partOfSpeechUnknown'))),
    register: chosen(z.enum(REGISTERS, problem('registerUnknown'))),
    ipaEnglish: sound,
    ipaTurkish: sound,
    saidEnglish: sound,
    saidTurkish: sound,
    collocations,
    trapEn: remark,
    trapTr: remark,
    institutionEn: remark,
    institutionTr: remark,
    version,
    overwrite: version,
  })
  .superRefine((draft, context) => {
    for (const [english, turkish, key] of PAIRS) {
      if ((draft[english] === null) === (draft[turkish] === null)) continue
      const path = [draft[english] === null ? english : turkish]
      context.addIssue({ code: 'custom', message: problem(key), path })
    }
  })

/** A word as an admin submits it. */
export type WordDraft = Omit<z.output<typeof WordFormSchema>, 'version' | 'overwrite'>
