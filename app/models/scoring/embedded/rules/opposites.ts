import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { findTimeUnit } from '../lexicon/calendar.ts'
import { OPPOSITES, type OppositeWord } from '../lexicon/opposites.ts'
import { shareTurkishRoot } from '../stem.ts'
import type { Token } from '../text.ts'
import type { ContentWord, Utterance } from '../utterance.ts'

const MIN_ROOT = 4
/** How far apart, in shares of the utterance, a word and its opposite may stand and still be in each other's place. */
const MAX_SHIFT = 0.4

function isForm(word: ContentWord, { folded, stem }: OppositeWord, language: Language): boolean {
  if (word.token.folded === folded) return true
  if (language === 'en') return folded.length > MIN_ROOT && word.stem === stem
  return folded.length >= MIN_ROOT && word.stem.startsWith(folded) && shareTurkishRoot(folded, word.stem)
}

const place = ({ words, language }: Utterance, pole: readonly OppositeWord[]): number =>
  words.findIndex((word) => pole.some((wording) => isForm(word, wording, language)))

/** A word on one side whose opposite stands in its place on the other, with neither side having both. */
export const opposites: Rule = ({ segmentId, reference, rendition, accepted, alignment }) => {
  const aligned = new Set(alignment.pairs.flatMap((pair) => [pair.reference.token, pair.rendition.token]))
  for (const group of OPPOSITES[reference.language]) {
    for (const pole of group) {
      const at = place(reference, pole)
      const expected = reference.tokens[at]
      if (!expected || aligned.has(expected) || place(rendition, pole) >= 0) continue
      for (const other of group) {
        const heardAt = place(rendition, other)
        const heard = rendition.tokens[heardAt]
        if (!heard || aligned.has(heard) || accepted.some((side) => place(side, other) >= 0)) continue
        if (Math.abs(at / reference.tokens.length - heardAt / rendition.tokens.length) > MAX_SHIFT) continue
        const facts = { expected: expected.raw, heard: heard.raw }
        return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: expected.raw, rendition: heard.raw })]
      }
    }
  }
  return []
}

/** The units of time that stand alone: "a week", haftada. Those of a number are judged with it. */
function looseUnits(utterance: Utterance): Map<string, Token> {
  const counted = new Set(utterance.entities.filter(({ soft }) => !soft).flatMap(({ to }) => [to, to + 1]))
  return new Map(
    utterance.tokens.flatMap((token, at) => {
      const unit = counted.has(at) ? null : findTimeUnit(token.folded, utterance.language)
      return unit ? [[unit, token] as const] : []
    }),
  )
}

/** A weekly amount that became monthly. */
export const looseUnit: Rule = ({ segmentId, source, reference, rendition, accepted }) => {
  const everywhere = new Set(
    [source, ...accepted].flatMap((side) =>
      side.tokens.flatMap(({ folded }) => findTimeUnit(folded, side.language) ?? []),
    ),
  )
  const heard = [...looseUnits(rendition)].find(([unit]) => !everywhere.has(unit))
  const said = new Set(rendition.tokens.map(({ folded }) => findTimeUnit(folded, rendition.language)))
  const spoken = looseUnits(source)
  const lost = [...looseUnits(reference)].find(([unit]) => !said.has(unit) && spoken.has(unit))
  if (!heard || !lost) return []
  const facts = { expected: lost[1].raw, heard: heard[1].raw }
  return [makeFinding({ segmentId, rule: 'unit-replaced', facts, reference: lost[1].raw, rendition: heard[1].raw })]
}
