import { z } from 'zod'
import { problem, type ProblemKey } from '#app/config/copy/problems.ts'
import {
  ACCESS_LEVELS,
  DESCRIPTION_MAX_CHARACTERS,
  LEVELS,
  TITLE_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
} from '#app/config/dialogues.ts'
import { TEMPLATE_MAX_MINUTES, TEMPLATE_MAX_POINTS } from '#app/config/mock-test.ts'
import { emptiableText, fromText, text, version } from '../dialogues/draft-fields.ts'

function whole({ key, min, max }: { key: ProblemKey; min: number; max: number }) {
  return z.preprocess(fromText, z.int(problem(key)).min(min, problem(key)).max(max, problem(key)))
}

const MAX_ID = 2_147_483_647
const dialogueId = whole({ key: 'templateDialogue', min: 1, max: MAX_ID })

/** The form of /admin/templates. `overwrite`: the version that may be replaced. */
export const TemplateFormSchema = z
  .object({
    title: text({ missing: 'titleRequired', long: 'titleLong', max: TITLE_MAX_CHARACTERS }),
    titleTr: emptiableText({ long: 'titleLong', max: TITLE_MAX_CHARACTERS }),
    description: text({ missing: 'descriptionRequired', long: 'descriptionLong', max: DESCRIPTION_MAX_CHARACTERS }),
    descriptionTr: emptiableText({ long: 'descriptionLong', max: DESCRIPTION_MAX_CHARACTERS }),
    level: z.enum(LEVELS, problem('levelUnknown')),
    category: text({ missing: 'categoryRequired', long: 'categoryLong', max: TOPIC_MAX_CHARACTERS }),
    durationMinutes: whole({ key: 'minutesWrong', min: 1, max: TEMPLATE_MAX_MINUTES }),
    totalPoints: whole({ key: 'pointsWrong', min: 1, max: TEMPLATE_MAX_POINTS }),
    passingScore: whole({ key: 'passWrong', min: 0, max: TEMPLATE_MAX_POINTS }),
    accessLevel: z.enum(ACCESS_LEVELS, problem('accessLevelWrong')),
    dialogue1Id: dialogueId,
    dialogue2Id: dialogueId,
    version,
    overwrite: version,
  })
  .refine(({ passingScore, totalPoints }) => passingScore <= totalPoints, {
    ...problemAt('passWrong'),
    path: ['passingScore'],
  })
  .refine(({ dialogue1Id, dialogue2Id }) => dialogue1Id !== dialogue2Id, {
    ...problemAt('templateDialoguesSame'),
    path: ['dialogue2Id'],
  })

function problemAt(key: ProblemKey) {
  return { message: problem(key) }
}

/** A template as an admin wants it saved. */
export type TemplateDraft = Omit<z.output<typeof TemplateFormSchema>, 'version' | 'overwrite'>
