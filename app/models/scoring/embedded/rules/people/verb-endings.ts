// Reads persons from Turkish verb endings, for `persons.ts`: "siz arayacaksınız" for "sizi arayacak".
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { NO_VERB } from '#app/models/scoring/embedded/reading/predicates/turkish.ts'
import type { Person } from '#app/models/scoring/embedded/reading/person.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** A person marked by a word or two, with their place. */
export interface PersonMark {
  person: Person
  from: number
  to: number
  /** The words between the owner and the owned. */
  between?: string
}

/** A person of the model replaced by another. */
export interface PersonChange {
  expected: PersonMark
  heard: PersonMark
}

const LISTENERS_VERB = /^(.{2,}(?:[dt][iu]|m[iu]s|yor|[ae]c[ae]k|[iuae]r|m[ae]z|m[ae]l[iu]))(?:s[iu])?n[iu]z$/u
/** "Nefes darlığı başlarsa" for "nefes almakta zorlanmaya başlarsanız". */
const IMPERSONAL_VERB = /^(?:basla|bit|art|azal|gec)/u
/** Above this likeness a verb corresponds to the one in the model. */
const CLOSE = 0.6

/**
 * Whether a word ends its clause and may be a verb. Not the noun in "kartınız varsa"; in "istiyor musunuz" the particle
 * marks the person.
 */
const closes = ({ tokens }: Utterance, at: number) => {
  const next = tokens[at + 1]
  return !next || next.breakBefore || /^(?:m[iu]$|m[iu]yd|ve|ama|cunku)/u.test(next.folded)
}

/** The listener doing what somebody else should, or the other way round: "siz arayacaksınız" for "sizi arayacak". */
export function verbEnding({ reference, rendition, alignment, wordDiff }: Comparison): PersonChange | undefined {
  if (reference.language !== 'tr' || wordDiff.likeness < CLOSE) return undefined
  const read = (at: number, person: Person): PersonMark => ({ person, from: Math.max(0, at - 1), to: at + 1 })
  const pair = alignment.pairs.find(({ reference: was, rendition: is }) => {
    const [a, b] = [was.token.folded, is.token.folded]
    if (!closes(reference, was.at) || !closes(rendition, is.at) || IMPERSONAL_VERB.test(a) || NO_VERB.test(a))
      return false
    return LISTENERS_VERB.exec(b)?.[1] === a || LISTENERS_VERB.exec(a)?.[1] === b
  })
  if (!pair) return undefined
  const isListeners = LISTENERS_VERB.test(pair.rendition.token.folded)
  return {
    expected: read(pair.reference.at, isListeners ? 3 : 2),
    heard: read(pair.rendition.at, isListeners ? 2 : 3),
  }
}

/** A verb and its verbal noun, which marks no person: "okuyabilirsiniz", "okuma imkânınız var". */
export const isVerbalNounOf = (was: string, is: string): boolean =>
  [
    [was, is],
    [is, was],
  ].some(([verb = '', noun = '']) => LISTENERS_VERB.test(verb) && /m[ae](?:y[aeiu]|n[iu]n|s[iu])?$/u.test(noun))
