import type { Comparison } from './comparison.ts'
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import type { Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'

const FROM = /^(?<root>.{3,}?)n?[dt][ae]n$/u
const MORE = /^(?:daha|cok|az|fazla)$/u
const RELATIVE =
  /^(?:wife|husband|son|daughter|mother|father|mum|dad|brother|sister|uncle|aunt|nephew|niece|cousin|friend|boss|neighbou?r)$/u
const REACH = 3
const MIN_LETTERS = 3

interface ComparisonTerm {
  /** What something is compared with: "than the left", "soldan daha". For a pronoun, a pattern of all its forms. */
  thing: string | RegExp
  /** The quality compared: "better than", "daha iyi". */
  quality: Token | undefined
  /** The whole phrase, for the quote. */
  words: readonly Token[]
}

function comparisonsIn({ tokens, language }: Utterance): ComparisonTerm[] {
  return tokens.flatMap(({ folded, suffix }, at): ComparisonTerm[] => {
    if (language === 'tr') {
      const root = MORE.test(tokens[at + 1]?.folded ?? '') ? FROM.exec(folded + suffix)?.groups?.root : undefined
      return root ? [{ thing: root, quality: tokens[at + 2], words: tokens.slice(at, at + 3) }] : []
    }
    const after = folded === 'than' ? tokens.slice(at + 1, at + 1 + REACH) : []
    const isOwner = /^(?:my|your|his|her|our|their)$/u.test(after[0]?.folded ?? '')
    const isOwned = isOwner && RELATIVE.test(after[1]?.folded ?? '')
    const somebody = isOwned ? undefined : PRONOUNS.find((pronoun) => pronoun.test(after[0]?.folded ?? ''))
    if (somebody)
      return [{ thing: somebody, quality: tokens[at - 1], words: tokens.slice(Math.max(0, at - 1), at + 2) }]
    const thing = after.find((token) => !FUNCTION_WORDS.en.has(token.folded))
    if (!thing) return []
    const words = tokens.slice(Math.max(0, at - 1), tokens.indexOf(thing) + 1)
    return [{ thing: thing.folded, quality: tokens[at - 1], words }]
  })
}

/** Forms of one person: "than yours", "than I do". */
const PRONOUNS: readonly RegExp[] = [
  /^(?:i|me|my|mine)$/u,
  /^(?:you|your|yours)$/u,
  /^(?:he|him|his)$/u,
  /^(?:she|her|hers)$/u,
  /^(?:we|us|our|ours)$/u,
  /^(?:they|them|their|theirs)$/u,
]

const isAlike = (one: ComparisonTerm['thing'], other: ComparisonTerm['thing']) =>
  typeof one === 'string' && typeof other === 'string' ? areAlike(one, other) : one === other
const areAlike = (one: string, other: string) =>
  Math.min(one.length, other.length) >= MIN_LETTERS && (one.startsWith(other) || other.startsWith(one))

/** Comparisons whose two terms changed places: "the right one … than the left", "the left one … than the right". */
export function swappedComparisons({
  reference,
  rendition,
}: Comparison): { was: ComparisonTerm; is: ComparisonTerm }[] {
  const names = ({ tokens }: Utterance, thing: ComparisonTerm['thing']) =>
    tokens.some(({ folded }) => (typeof thing === 'string' ? areAlike(folded, thing) : thing.test(folded)))
  const heard = comparisonsIn(rendition)
  return comparisonsIn(reference).flatMap((was) =>
    heard
      .filter((is) => !isAlike(was.thing, is.thing) && names(rendition, was.thing) && names(reference, is.thing))
      .map((is) => ({ was, is })),
  )
}

/**
 * "The left one is worse than the right" for "the right one is better than the left": two opposites with the same
 * meaning.
 */
export const isConverseComparison = (comparison: Comparison): boolean => swappedComparisons(comparison).length > 0
