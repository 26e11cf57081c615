import type { Language } from '#app/models/dialogues/language.ts'
import { CALQUES_FROM_ENGLISH } from './from-english.ts'
import { COLLOCATION_CALQUES } from './from-english-collocations.ts'
import { DAILY_CALQUES } from './from-english-daily.ts'
import { IDIOM_CALQUES } from './from-english-idioms.ts'
import { MORE_IDIOM_CALQUES } from './from-english-idioms-more.ts'
import { MORE_CALQUES_FROM_ENGLISH } from './from-english-more.ts'
import { PHRASAL_VERB_CALQUES } from './from-english-phrasal-verbs.ts'
import { LAST_PHRASAL_VERB_CALQUES } from './from-english-phrasal-verbs-last.ts'
import { MORE_PHRASAL_VERB_CALQUES } from './from-english-phrasal-verbs-more.ts'
import { SAYING_CALQUES } from './from-english-sayings.ts'
import { SERVICE_CALQUES } from './from-english-services.ts'
import { TURN_CALQUES } from './from-english-turns.ts'
import { CALQUES_FROM_TURKISH } from './from-turkish.ts'
import { CALQUES_FROM_TURKISH_ACTS } from './from-turkish-acts.ts'
import { CALQUES_FROM_TURKISH_BODY } from './from-turkish-body.ts'
import { CALQUES_FROM_TURKISH_DAILY } from './from-turkish-daily.ts'
import { MORE_CALQUES_FROM_TURKISH_DAILY } from './from-turkish-daily-more.ts'
import { CALQUES_FROM_TURKISH_IDIOMS } from './from-turkish-idioms.ts'
import { CALQUES_FROM_TURKISH_LIFE } from './from-turkish-life.ts'
import { CALQUES_FROM_TURKISH_LIGHT_VERBS } from './from-turkish-light-verbs.ts'
import { CALQUES_FROM_TURKISH_MOTION } from './from-turkish-motion.ts'
import { CALQUES_FROM_TURKISH_SAYINGS } from './from-turkish-sayings.ts'
import { TURKISH_TURN_CALQUES } from './from-turkish-turns.ts'
import { MORE_CALQUES_FROM_TURKISH } from './from-turkish-more.ts'

/** Idioms and set phrases with what they become word for word, by the language that they are said in; `from-english.ts` has the format. */
export const CALQUE_LISTS: Record<Language, readonly string[]> = {
  en: [
    CALQUES_FROM_ENGLISH,
    COLLOCATION_CALQUES,
    DAILY_CALQUES,
    IDIOM_CALQUES,
    MORE_IDIOM_CALQUES,
    MORE_CALQUES_FROM_ENGLISH,
    PHRASAL_VERB_CALQUES,
    LAST_PHRASAL_VERB_CALQUES,
    MORE_PHRASAL_VERB_CALQUES,
    SAYING_CALQUES,
    SERVICE_CALQUES,
    TURN_CALQUES,
  ],
  tr: [
    CALQUES_FROM_TURKISH,
    CALQUES_FROM_TURKISH_ACTS,
    CALQUES_FROM_TURKISH_BODY,
    CALQUES_FROM_TURKISH_DAILY,
    MORE_CALQUES_FROM_TURKISH_DAILY,
    CALQUES_FROM_TURKISH_IDIOMS,
    CALQUES_FROM_TURKISH_LIFE,
    CALQUES_FROM_TURKISH_LIGHT_VERBS,
    CALQUES_FROM_TURKISH_MOTION,
    CALQUES_FROM_TURKISH_SAYINGS,
    MORE_CALQUES_FROM_TURKISH,
    TURKISH_TURN_CALQUES,
  ],
}
