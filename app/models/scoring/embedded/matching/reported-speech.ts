import type { Utterance } from '../reading/utterance.ts'

const REPORTING_WORD =
  /^(?:sa(?:y|ys|id|ying)|ask(?:s|ed|ing)?|t(?:old|ell|ells|elling)|reckons?|thinks?|thought|claims?|claimed|words?|answer|line|de(?:di|mis|diler|r|rse|rsem|yip|mek|mekse|rseniz|rim|digi\S*)|di(?:yor|yorlar|ye)|soyl\S+|sor(?:du|uyor)\S*|ki)$/u
const BEFORE = 9
const AFTER = 4

/** Whether a word stands in reported speech, where "I" and "my" refer to somebody else. */
export function isInReportedSpeech({ tokens, language }: Utterance, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - BEFORE), Math.max(0, at - 1))
  const after = language === 'tr' ? tokens.slice(at + 1, at + 1 + AFTER) : []
  return [...before, ...after].some(({ folded }) => REPORTING_WORD.test(folded))
}
