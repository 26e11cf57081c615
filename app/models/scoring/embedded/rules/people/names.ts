// Reports a name that was left out or replaced: "Helen" for "Karen". Major (`name-missing`, `name-replaced`); minor if
// it only addresses somebody (`form-of-address`).
import { once } from '#app/remember.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { FUNCTION_WORDS } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { senseIdsOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { areSamePlace, isPlace } from '#app/models/scoring/embedded/lexicon/place-names.ts'
import { isSameName, type Name } from '#app/models/scoring/embedded/reading/names.ts'
import { slotTokens } from '#app/models/scoring/embedded/matching/slots.ts'
import { commonPrefix } from '#app/models/scoring/embedded/reading/stem.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const MIN_KEPT_SHARE = 0.5
/** From this many words on, a name is an organisation's, parts of which may be translated. */
const LONG_NAME = 4
const MIN_LETTERS = 3

/** Capitalised words of the rendition that neither source nor any model has. */
function foreignNames({ source, rendition, accepted }: Comparison): Token[] {
  const sides = [source, ...accepted]
  const called = sides.flatMap(({ tokens }) => tokens.filter(({ capital }) => capital).map(({ folded }) => folded))
  const calendar = new Set(rendition.entities.map(({ from }) => from))
  const meant = senseIdsOf(source)
  // Words of an organisation's name may be translated: "Lorikeet Seyahat Sigortası".
  const isTranslated = (at: number) =>
    rendition.content.some((word) => word.at === at && word.senses.some((sense) => meant.has(sense)))
  return rendition.tokens.filter(
    ({ capital, sentenceStart, folded }, at) =>
      capital &&
      !sentenceStart &&
      !calendar.has(at) &&
      !isTranslated(at) &&
      folded.length >= MIN_LETTERS &&
      !sides.some((side) => side.folded.has(folded)) &&
      !called.some((word) => isSameName(word, folded) || isOfPlace(word, folded)),
  )
}

/** An adjective of a place: Dutch, Venetian. */
const isOfPlace = (place: string, folded: string) =>
  areSamePlace(place, folded) || (isPlace(place) && !isPlace(folded) && commonPrefix(place, folded) >= SHARED_LETTERS)
const SHARED_LETTERS = 4

/** Whether the rendition has capitals inside sentences. Recognisers write none. */
const isCased = ({ tokens }: Utterance) => tokens.some(({ capital, sentenceStart }) => capital && !sentenceStart)

/**
 * Whether a name was said: the name itself, or a similar word that is neither another word of the model ("long" for
 * Geelong) nor a function word ("with" for Judith).
 */
const isSaid = (name: Token, comparison: Comparison): boolean =>
  comparison.rendition.folded.has(name.folded) ||
  mayBeNames(comparison).some(({ folded }) => isSameName(name.folded, folded) || areSamePlace(name.folded, folded))

/** Whether a word of an organisation's name was translated: "sigorta" for "Insurance". */
function isTranslatedPart({ folded }: Token, { source, rendition }: Comparison): boolean {
  const meant = new Set(
    source.content.filter(({ token }) => token.folded === folded).flatMap(({ senses }) => [...senses]),
  )
  return rendition.content.some(({ senses }) => senses.some((sense) => meant.has(sense)))
}

const mayBeNames = once(({ rendition, reference, names }: Comparison): readonly Token[] => {
  const needsCapital = isCased(rendition)
  const called = new Set(names.flatMap(({ tokens }) => tokens))
  const ordinary = new Set(reference.tokens.filter((token) => !called.has(token)).map(({ folded }) => folded))
  return rendition.tokens.filter(
    ({ folded, capital }) =>
      (capital || !needsCapital) && !FUNCTION_WORDS[rendition.language].has(folded) && !ordinary.has(folded),
  )
})

/** A name replaced in one slot, even if it is said elsewhere. */
function replacedInPlace({ wordDiff, reference, rendition, names }: Comparison, foreign: readonly Token[]) {
  return wordDiff.slots.flatMap((slot) => {
    const was = slotTokens(reference, slot.reference)
    const other = slotTokens(rendition, slot.rendition).find((token) => foreign.includes(token))
    const name = names.find(({ tokens }) => tokens.some((token) => was.includes(token)))
    return other && name ? [{ name, other }] : []
  })
}

function report(segmentId: number, { text, vocative }: Name, other: Token | undefined) {
  const rule = other ? 'name-replaced' : vocative ? 'form-of-address' : 'name-missing'
  const heard = other && quote([other])
  return makeFinding({
    segmentId,
    rule,
    facts: { expected: text, ...(heard && { heard }) },
    reference: text,
    rendition: heard,
  })
}

/**
 * For somebody addressed, or an organisation, part of the name is enough. For somebody mentioned, the surname counts.
 */
const mayBeShort = ({ vocative, tokens }: Name) => vocative || tokens.length >= LONG_NAME

export const names: Rule = (comparison) => {
  const foreign = foreignNames(comparison)
  const inPlace = replacedInPlace(comparison, foreign)
  const spare = foreign.filter((token) => !inPlace.some(({ other }) => other === token))
  return comparison.names.flatMap((name) => {
    const found = inPlace.find((one) => one.name === name)
    if (found) return [report(comparison.segmentId, name, found.other)]
    const kept = name.tokens.filter((token) => isSaid(token, comparison) || isTranslatedPart(token, comparison))
    if (kept.length === name.tokens.length) return []
    const other = spare.shift()
    if (name.isPlace && !other) return []
    const isShortened = !other && mayBeShort(name) && kept.length >= name.tokens.length * MIN_KEPT_SHARE
    return isShortened ? [] : [report(comparison.segmentId, name, other)]
  })
}
