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
    en: ({ lost, said }) => `“${said}” seems to say something other than “${lost}”.`,
    tr: ({ lost, said }) => `“${said}” sözün, “${lost}” ile anlatılandan başka bir şey söylüyor gibi.`,
  },
}

/** What is said to a learner about an edit that the judge found: it may be wrong, and says so. */
export const judgedMessage = ({ category }: MeaningEdit): Rule['message'] => MESSAGES[category]
