import type { MeaningEdit, Rule } from '../rules/rule.ts'

const MESSAGES: Record<MeaningEdit['category'], Rule['message']> = {
  omission: {
    en: ({ lost }) => `“${lost}” seems to be missing.`,
    tr: ({ lost }) => `“${lost}” eksik kalmış görünüyor.`,
  },
  insertion: {
    en: ({ said }) => `The speaker does not seem to have said “${said}”.`,
    tr: ({ said }) => `Konuşmacı “${said}” dememiş görünüyor.`,
  },
  distortion: {
    en: ({ lost, said }) => `“${lost}” does not seem to come across; look again at “${said}”.`,
    tr: ({ lost, said }) => `“${lost}” aktarılmamış görünüyor; “${said}” sözüne bir daha bak.`,
  },
}

/** What is said to a learner about an edit that the judge found: it may be wrong, and says so. */
export const judgedMessage = ({ category }: MeaningEdit): Rule['message'] => MESSAGES[category]
