import type { MeaningEdit, Rule } from '../rules/rule.ts'

const MESSAGES: Record<MeaningEdit['category'], Rule['message']> = {
  omission: {
    en: ({ lost }) => `Your listener does not seem to have heard “${lost}”.`,
    tr: ({ lost }) => `Dinleyen “${lost}” kısmını duymamış görünüyor.`,
  },
  insertion: {
    en: ({ said }) => `Your listener seems to have heard what was not said: “${said}”.`,
    tr: ({ said }) => `Dinleyen, söylenmemiş bir şey duymuş görünüyor: “${said}”.`,
  },
  distortion: {
    en: ({ lost, said }) => `“${lost}” does not seem to come across; look again at “${said}”.`,
    tr: ({ lost, said }) => `“${lost}” aktarılmamış görünüyor; “${said}” sözüne bir daha bak.`,
  },
}

/** What is said to a learner about an edit that the judge found: it may be wrong, and says so. */
export const judgedMessage = ({ category }: MeaningEdit): Rule['message'] => MESSAGES[category]
