import { wordsOfKind } from '../../reading/grammar.ts'
import type { ReadSegment } from '../../reading/segment.ts'
import type { Language, Word } from '../../reading/word.ts'
import ALTERNATIVES from './alternatives.tsv?raw'
import { type Instead, isSurely, linksOf, mayBe } from './instead.ts'
import { isTelling, type Link, readLinks, stemOf } from './links.ts'

const TABLE = readLinks(ALTERNATIVES)
const EXCLUDING = [
  ['and', 'or'],
  ['or', 'and'],
] as const

/** One word that says nothing may stand between: "a copy and your licence". */
const REACH = 2

interface Sides {
  left: string | undefined
  right: string | undefined
}

/** How the nearest words on either side of a link begin: "copy" and "lice" of "a copy and your licence". */
function sidesOf(link: Link, words: readonly Word[]): Sides {
  const from = words.findIndex((word) => word === link.words[0])
  const to = from + link.words.length
  const left = words.slice(Math.max(0, from - REACH), from).findLast(isTelling)
  const right = words.slice(to, to + REACH).find(isTelling)
  return { left: left && stemOf(left), right: right && stemOf(right) }
}

const isSharedWith = (one: Sides) => (other: Sides) =>
  (one.left !== undefined && one.left === other.left) || (one.right !== undefined && one.right === other.right)

const denies = (words: readonly Word[], language: Language): boolean =>
  wordsOfKind(words, language, 'negation').length > 0 || wordsOfKind(words, language, 'denial').length > 0

/** An "and" or an "or" in whose place, beside the same word, the other one was said. */
export function otherAlternative(segment: ReadSegment): Instead | null {
  const { language } = segment
  const links = linksOf(segment, TABLE, EXCLUDING)
  if (!links) return null
  // "Not A or B" is "neither A nor B": where anything is denied, one may be the other.
  const isDenied = denies(segment.rendition, language)
  const texts = [links.source, ...links.references]
  const sidesIn = (relation: string): Sides[] =>
    segment.references.flatMap((words, index) =>
      (links.references[index] ?? []).filter(isSurely(relation)).map((link) => sidesOf(link, words)),
    )
  for (const [meant, other] of EXCLUDING) {
    const lost = links.source.find(isSurely(meant))
    if (!lost || links.rendition.some(mayBe(meant))) continue
    // "And" is everywhere, "or" is not.
    const isKnown = other === 'or' && texts.some((all) => all.some(isSurely(other)))
    if (isKnown || (other === 'and' && isDenied)) continue
    const said = links.rendition.filter(isSurely(other)).find((link) => {
      const isShared = isSharedWith(sidesOf(link, segment.rendition))
      return sidesIn(meant).some(isShared) && !sidesIn(other).some(isShared)
    })
    if (said) return { lost, said }
  }
  return null
}
