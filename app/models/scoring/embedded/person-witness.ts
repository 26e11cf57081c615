import type { Comparison } from './comparison.ts'
import {
  ENGLISH_OBJECTS,
  ENGLISH_OWNERS,
  ENGLISH_SUBJECTS,
  TURKISH_PRONOUNS,
  turkishPerson,
  type Person,
} from './person.ts'

const SAYING =
  /^(?:said|says?|ask(?:ed|s)?|told|tells?|de(?:di|mis|diler|diniz|r|di(?:gi|ginizi)?|rseniz|rse|rsem|mek|mekse)|diye|soyledi\S*)$/u

/** What somebody is quoted with turns persons round: "he said they'd look", "he said, we'll look". */
export const isQuoted = ({ reference, rendition }: Comparison, was: Person, is: Person): boolean =>
  was !== 2 && is !== 2 && [reference, rendition].some(({ tokens }) => tokens.some(({ folded }) => SAYING.test(folded)))

const ENGLISH_WORDS = [ENGLISH_OWNERS, ENGLISH_SUBJECTS, ENGLISH_OBJECTS]
const FINITE: Record<1 | 2, RegExp> = {
  1: /(?:[dt][iu][mk]|yoru[mz]|[ae]c[ae]g[iu][mz]|m[iu]s[iu][mz]|[iua]r[iu][mz]|[dt][iu]g[iu]m(?:[iu]z)?(?:[iuae]|[dt][ae]n?)?|s[ae][mk]|[ae]y[iu]m|[ae]l[iu]m|m[ae]m|m[ae]y[iu]z)$/u,
  2: /n[iu]z(?:[iuae]|[dt][ae]n?)?$|y[iu]n$|s[iu]n$/u,
}

/** Whether the speaker names a person: the "you" of an English model may be anybody, its "I" nobody in particular. */
export function isNamedBySource({ source }: Comparison, person: Person): boolean {
  if (person === 3) return true
  if (source.language === 'en')
    return source.tokens.some(({ folded }) => ENGLISH_WORDS.some((words) => words[folded] === person))
  return source.tokens.some(
    (token) =>
      TURKISH_PRONOUNS[token.folded] === person ||
      turkishPerson(token, false) === person ||
      FINITE[person].test(token.folded),
  )
}
