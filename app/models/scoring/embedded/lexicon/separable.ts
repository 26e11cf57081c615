import type { Token } from '../reading/text.ts'
import { FUNCTION_WORDS } from './function-words.ts'

/** Particles that are rarely prepositions: after an object they belong to the verb before it. */
const PARTICLE = /^(?:up|down|off|out|back|away|forward|aside|apart)$/u
const PRONOUN = /^(?:it|them|him|her|us|me|you|this|that|one|everything|something|someone|everyone)$/u
const OPENS = /^(?:the|an?|my|your|his|her|our|their|this|that|these|those|its|all|both|half|any|some|every)$/u
const MOST_WORDS = 3

/** The index of a particle that follows the object of a phrasal verb ("put the wedding off", "turn us down"), or -1. */
export function particleAfter(tokens: readonly Token[], verbAt: number): number {
  const object = tokens[verbAt + 1]
  if (!object || object.breakBefore) return -1
  const isParticle = (at: number) => PARTICLE.test(tokens[at]?.folded ?? '') && tokens[at]?.breakBefore === false
  if (PRONOUN.test(object.folded) && isParticle(verbAt + 2)) return verbAt + 2
  if (!OPENS.test(object.folded)) return -1
  for (let at = verbAt + 2; at <= verbAt + 1 + MOST_WORDS; at += 1) {
    const token = tokens[at]
    if (!token || token.breakBefore) return -1
    if (at > verbAt + 2 && isParticle(at)) return at
    if (FUNCTION_WORDS.en.has(token.folded)) return -1
  }
  return isParticle(verbAt + 2 + MOST_WORDS) ? verbAt + 2 + MOST_WORDS : -1
}
