import type { Language } from '../../dialogues/language.ts'
import { findWording } from '../wordings.ts'

/** On folded letters. */
const INFINITIVE = /m[ae]k$/u
/** Of a verb that is one word; beside another word (`itiraz etmek`) a shorter one is certain enough. */
const SHORTEST_STEM = 3
/** Verbs whose last letter softens: `ediyor`, `gidecek`. */
const SOFTENS = /(?:et|git|tat|gut)$/u
/** How the ending of a verb's form begins, so that `görev` is no form of `görmek`. A bare stem is left out: `işte` is folded to `iste`. */
const ENDING =
  /^(?:[iu]?yor|[dt][iu]|m[iu]s|m[iu]yor|y?[ae]c[ae][kg]|[aeiu]?r(?:$|[iu]|l[ae]r|s[ae]|d[iu]|m[iu]s|k)|m[ae]|y?[ae](?:n|m[ae]|b[iu]l|l[iu]m|y[iu]m|r[ae]k)|y?[iu](?:p|n[iu]z)|s[ae]|[iu]?[ln](?:d[iu]|[iu]yor|m[ae]|[ae]c|[iu]r|[ae]n|m[iu]s|[iu]p|[ae]b))/u

/** `gitti`, `gidiyor` of `gitmek`; `öder`, `ödüyor` of `ödemek`. */
function isVerbForm(token: string, infinitive: string): boolean {
  const stem = infinitive.replace(INFINITIVE, '')
  const [shorter, last] = [stem.slice(0, -1), stem.slice(-1)]
  if (stem === '' || !token.startsWith(shorter)) return false
  const rest = token.slice(shorter.length)
  if (rest.startsWith(last) && ENDING.test(rest.slice(1))) return true
  if (SOFTENS.test(stem)) return rest.startsWith('d') && ENDING.test(rest.slice(1))
  return /[aeiu]/u.test(last) && /^[iu]yor/u.test(rest)
}

function findVerb(tokens: string[], wordings: string[][]) {
  for (const words of wordings) {
    const [others, verb = ''] = [words.slice(0, -1), words.at(-1)]
    if (!INFINITIVE.test(verb) || (others.length === 0 && verb.replace(INFINITIVE, '').length < SHORTEST_STEM)) continue
    for (const [last, token] of tokens.entries()) {
      const start = last - others.length
      if (start < 0 || !isVerbForm(token, verb)) continue
      if (others.length === 0 || findWording(tokens.slice(start, last), [others], 'tr')) return { start, end: last + 1 }
    }
  }
  return undefined
}

/**
 * As `findWording`, and forms of Turkish verbs, of which the dictionary form is no part: `itiraz ettim`. For places that a learner looks
 * at, not for grading: it does not tell `ettim` from `etmedim`.
 */
export function findForm(tokens: string[], wordings: string[][], language: Language) {
  return findWording(tokens, wordings, language) ?? (language === 'tr' ? findVerb(tokens, wordings) : undefined)
}
