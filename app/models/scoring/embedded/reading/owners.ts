import { ENGLISH_OWNERS, turkishPerson, type Person } from './person.ts'
import { IRREGULAR_PAST } from './predicates/english.ts'
import type { Utterance } from './utterance.ts'

/** A possessive relation. */
export interface Possession {
  /** The place of the thing. */
  at: number
  /** The place of the owner. The thing's own place if its ending marks the owner. */
  ownerAt: number
  /** Null if the owner is a noun: "my mother's". */
  person: Person | null
}

const REACH = 3
/** Words that may not stand between an English owner and the thing. */
const ENDS =
  /^(?:the|a|an|of|and|or|to|in|on|at|for|with|from|by|that|is|are|was|were|has|have|had|who|which|this|these)$/u
/** After a noun, 's before these forms is "is" or "has". */
const VERB_FORM = /(?:ing|ed)$/u
/** "It's", "that's": not possessive. */
const NOT_POSSESSIVE = /^(?:it|that|there|he|she|who|what|let|here|where)$/u

/** "My", "his own" or "my mother's" before a content word. */
function englishPossessions({ tokens, content }: Utterance): Possession[] {
  return content.flatMap(({ at, token: thing }): Possession[] => {
    for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
      const token = tokens[index]
      if (!token || tokens[index + 1]?.breakBefore || ENDS.test(token.folded)) return []
      const isNoun = /(?:'s|s')$/u.test(token.raw.toLowerCase()) && !NOT_POSSESSIVE.test(token.folded)
      if (isNoun && !(token.folded in ENGLISH_OWNERS))
        return VERB_FORM.test(thing.folded) ? [] : [{ at, ownerAt: index, person: null }]
      const person = ENGLISH_OWNERS[token.folded]
      // "Your branch closed": the word that ends the clause is its verb.
      const isVerb = index < at - 1 && (VERB_FORM.test(thing.folded) || IRREGULAR_PAST.test(thing.folded))
      if (person) return isVerb || thing.raw.toLowerCase().endsWith("'s") ? [] : [{ at, ownerAt: index, person }]
    }
    return []
  })
}

const EXPLICIT_OWNER: Record<string, RegExp> = {
  1: /^(?:benim|bizim|kendi)$/u,
  2: /^(?:sizin|senin|kendi)$/u,
}
const NAMED_REACH = 2

/**
 * "Benim tamponum", "doktorunuz". A first-person ending counts only if the owner is named, too; a second-person ending
 * is clear by itself.
 */
function turkishPossessions({ tokens, content }: Utterance): Possession[] {
  return content.flatMap(({ at, token }): Possession[] => {
    const next = tokens[at + 1]
    const person = turkishPerson(token, !next || next.breakBefore)
    // "Kendi oğlu": a third person's own.
    const isOwn =
      !person && tokens[at - 1]?.folded === 'kendi' && !token.breakBefore && /[iu](?:n.*)?$/u.test(token.folded)
    if (isOwn) return [{ at, ownerAt: at - 1, person: 3 }]
    // "Kiracımızsınız" is a predicate ("you are …"), not a possession.
    if (!person || /[^aeiou]s[iu]n[iu]z$/u.test(token.folded)) return []
    const from = Math.max(0, at - NAMED_REACH)
    const named = tokens.slice(from, at).findIndex(({ folded }) => EXPLICIT_OWNER[person]?.test(folded))
    if (named < 0 && person === 1) return []
    return [{ at, ownerAt: named < 0 ? at : from + named, person }]
  })
}

export const possessionsIn = (utterance: Utterance): Possession[] =>
  utterance.language === 'en' ? englishPossessions(utterance) : turkishPossessions(utterance)
