// Reports a lost condition: an "if" that became a plain statement. Major (`condition-lost`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote, foldedText } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

type Mode = 'must' | 'may' | 'needNot' | 'will' | 'if'

/** Wordings of obligation, possibility, exemption, certainty and condition, matched on folded text. */
const MODES: Record<Language, Record<Mode, RegExp>> = {
  en: {
    must: /\b(?:must|ha(?:ve|s|d) to|need(?:s|ed)? to|required|requires|compulsory|mandatory|obliged|ought to|should|supposed to|necessary|needs?|essential)\b/u,
    may: /\b(?:may|might|maybe|perhaps|possibl[ey]|possibility|could|can|potentially|likely|probably|chance|sometimes)\b/u,
    needNot:
      /\b(?:(?:do|does|did) not (?:need|have)|need not|not (?:necessary|required|need)|no need|not (?:have )?to|optional|without)\b/u,
    will: /\b(?:will|is going to|are going to|definitely|certainly)\b/u,
    if: /\b(?:if|unless|as long as|provided|providing|in case|on condition|otherwise|should (?:you|it|the|he|she|they|we|i|any\w*|this|that|there|my|your)|with (?:a|you|us|me|him|her|them|another)|by \w+ing|and (?:i|we|you|it) (?:will|can)|when|once|whether|only|where|without|assuming|suppos(?:e|ing)|should (?=\w+ \w+ (?!to))|until|were to|or else)\b/u,
  },
  tr: {
    must: /\b(?:\S+m[ae]l[iu]\S*|zorunda\S*|zorunlu\S*|sart\S*|mecbur\S*|gerek\S*|lazim\S*)/u,
    may: /\b(?:\S+[ae]bil\S*|belki|muhtemel\S*|mumkun\S*|olasi\S*|ihtimal\S*|bazen|gorunuyor)/u,
    needNot:
      /\b(?:gerek\S* (?:yok|degil|kalma)\S*|gerekm(?!ekte)\S+|zorunda degil\S*|zorunlu degil\S*|sart degil\S*|lazim degil\S*|ihtiyac\S* (?:yok|duym|olma)\S*|gereksiz)/u,
    will: /\b(?:\S+[ae]c[ae][kg]\S*|kesinlikle|mutlaka)/u,
    if: /\b(?:eger|sayet|yeter ki|\S*s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+m[ae]d[iu]kc[ae]|takdirde|halinde|durumda|sartiyla|kaydiyla|surece|aksi|yoksa|kosuluyla|\S+[iu]nc[ae]|olmadan|\S+[dt][iu](?:g[iu](?:m|n|m[iu]z|n[iu]z)?n?|kl[ae]r[iu]n)d[ae]|m[iu])(?=\s|$)/u,
  },
}

interface ModeReading {
  text: string
  modes: Record<Mode, string | null>
}

function readModes(utterance: Utterance): ModeReading {
  const text = foldedText(utterance.tokens)
  const find = (mode: Mode) => MODES[utterance.language][mode].exec(text)?.[0] ?? null
  return {
    text,
    modes: { must: find('must'), may: find('may'), needNot: find('needNot'), will: find('will'), if: find('if') },
  }
}

const ENOUGH_COVERAGE = 0.5
const CLOSE = 0.5
const NEAR = 0.7

/** Words that make a clause a condition, matched on folded text. */
export const EXPLICIT_CONDITION: Record<Language, RegExp> = {
  en: /\b(?:if|unless|as long as|provided)\b/u,
  tr: /\b(?:eger|yeter ki|(?:\S{2,}(?:[iu]r|[ae]r|z|[iu]yor|d[iu]|d[iu]g[iu]m|s)|degil|var|yok)s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+m[ae]d[iu]kc[ae]|takdirde|sartiyla|surece)(?=\s|$)/u,
}

/** An "if" lost in one slot while the words around it stayed. */
function droppedInPlace(reference: Utterance, rendition: Utterance, slots: readonly Slot[]): string | null {
  for (const slot of slots) {
    const [was, is] = [slotTokens(reference, slot.reference), slotTokens(rendition, slot.rendition)]
    const language = reference.language
    // "Should the delivery be late": the following words show how to read "should".
    const { to } = slot.rendition
    const said = foldedText([...is, ...rendition.tokens.slice(to, to + 3)])
    if (!EXPLICIT_CONDITION[language].test(foldedText(was)) || MODES[language].if.test(said)) continue
    return quote(reference.tokens.slice(slot.reference.from, slot.reference.from + 4))
  }
  return null
}

export const condition: Rule = ({ segmentId, source, reference, rendition, alignment, wordDiff }) => {
  const expected = readModes(reference)
  const explicit = EXPLICIT_CONDITION[reference.language].exec(expected.text)
  const spoken = EXPLICIT_CONDITION[source.language].test(readModes(source).text)
  const dropped = droppedInPlace(reference, rendition, wordDiff.slots)
  const count = ({ language, plain }: Utterance) =>
    plain.match(new RegExp(EXPLICIT_CONDITION[language], 'gu'))?.length ?? 0
  if (dropped && spoken && wordDiff.likeness >= NEAR && count(rendition) < count(reference))
    return [makeFinding({ segmentId, rule: 'condition-lost', facts: { expected: dropped }, reference: dropped })]
  if (
    !explicit ||
    !spoken ||
    readModes(rendition).modes.if ||
    alignment.coverage < ENOUGH_COVERAGE ||
    wordDiff.likeness < CLOSE
  )
    return []
  const at = reference.tokens.findIndex(({ folded }) => folded === explicit[0].split(' ')[0])
  const clause = quote(reference.tokens.slice(Math.max(0, at), Math.max(0, at) + 4))
  return [makeFinding({ segmentId, rule: 'condition-lost', facts: { expected: clause }, reference: clause })]
}
