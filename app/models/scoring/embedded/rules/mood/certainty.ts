// Reports changed certainty or force of the whole message: "definitely" for "perhaps" (`possibility-lost`), a duty for
// advice (`modality-changed`). Major.
import type { RuleName } from '#app/config/copy/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { verbBeside, type SharedVerb } from '#app/models/scoring/embedded/matching/predicate-pairs.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { findTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { modality } from './modality.ts'
import { obligation } from './obligation.ts'

type Patterns = Record<Language, RegExp>

/** Words for possibility that do not also mean permission or ability. */
const PERHAPS: Patterns = {
  en: /\b(?:probably|perhaps|maybe|likely|possibly|might(?! i\b)|may (?:be|have|not|need|cost|take|lose|also|get|end))\b/u,
  tr: /(?:^| )(?:belki\S*|muhtemelen|galiba|herhalde|buyuk ihtimalle|olabilir(?! m[iu])\S*|(?:gereke|kala)bilir\S*)(?= |$)/u,
}
/** Anything that leaves something open. */
const UNCERTAIN: Patterns = {
  en: /\b(?:probab\w+|perhaps|maybe|(?:un)?likely|possib\w+|might|may|could|can|would|chance\w*|seem\w*|appear\w*|apparently|suppos\w+|think|guess|reckon\w*|believe|hope\w*|risk\w*|should|looks?|sounds?|must be|must have|wonder\w*|not sure|potential\w*|bound|odds|expect\w*)\b/u,
  tr: /(?:^| )(?:\S*[ae]b[iu]l\S*|\S*[ae]may\S*|belki\S*|muhtemel\S*|mumkun\S*|ihtimal\S*|olas[iu]\S*|galiba|san[iu]r\S*|herhalde|sanki|\S+m[ae]l[iu]\S*|\S+m[iu]s\S*|gerek|gibi|konusu|risk\S*|um(?:u|ar)\S*|insallah|bakars\S*|degil|tahmin\S*|dusun\S*|zanned\S*|acaba|\S*beklen\S*|vardir|\S+s[ae] gerek)(?= |$)/u,
}
const SURELY: Patterns = {
  en: /\b(?:definitely|certainly|for sure|for certain|surely|guaranteed?|without (?:a |any )?doubt|no doubt|undoubtedly|i am sure|we are sure)\b/u,
  tr: /(?:^| )(?:kesin(?:likle)?|her halukarda|mutlaka|muhakkak|suphesiz|kuskusuz|garanti|eminim|eminiz)(?= |$)/u,
}
/** Possibility or permission. */
const MAY: Patterns = {
  en: /\b(?:may|might|could)\b/u,
  tr: /(?:^| )\S*[ae]b[iu]l[iu]r(?![iu][mz])\S*(?= |$)/u,
}
/** Allegations; and below, proof. */
const CLAIM: Patterns = {
  en: /\b(?:claim(?:s|ed|ing)?|alleg\w+|accus\w+|suspect\w*|suspicion)\b/u,
  tr: /(?:^| )(?:iddia\S*|(?:one|ileri) sur\S*|itham\S*|sucl[au]\S*|supheli\S*|suphelen\S*)(?= |$)/u,
}
const PROOF: Patterns = {
  en: /\b(?:prov(?:e|es|ed|en|ing)|proof|establish(?:es|ed)|confirm(?:s|ed))\b/u,
  tr: /(?:^| )(?:ispat\S*|kanit\S*|belgele[dny]\S*|dogrula\S*)(?= |$)/u,
}
const HOPE: Patterns = {
  en: /\b(?:hope|hopes|hoping|hopefully|wish)\b/u,
  tr: /(?:^| )(?:um(?:uyor|ar|udu|ut)\S*|insallah)(?= |$)/u,
}
/** Advice, as opposed to duty. */
const COUNSEL: Patterns = {
  en: /\b(?:suggest\w*|recommend\w*|advise\w*|advice|should|ought|better|would be (?:good|best|wise))\b/u,
  tr: /(?:^| )(?:oner\S*|tavsiye\S*|iyi olur\S*|fena olmaz|yerinde olur)(?= |$)/u,
}
const WILLING: Patterns = {
  en: /\b(?:willing|prepared|happy|ready|glad) to\b/u,
  tr: /(?:^| )(?:razi\S*|hazirim|haziriz|gonullu\S*)(?= |$)/u,
}
/** Clear obligation. */
const DUTY: Patterns = {
  en: /\b(?:must|(?:have|has|had|forced|obliged|required|compelled) to|compulsory|mandatory|obligatory|essential|required)\b/u,
  tr: /(?:^| )(?:zorund\S*|zorunlu\S*|sart(?!la)\S*|mecbur\S*)(?= |$)/u,
}
const NOT_DUTY: Patterns = {
  en: /\b(?:not|no|never) (?:\w+ )?(?:have|has|had|required|obliged|forced|need)\b/u,
  tr: /(?:^| )(?:zorund\S*|zorunlu\S*|sart|mecbur\S*) (?:d[ae] )?(?:degil|yok|kalma)/u,
}

const matches = (words: Patterns, { language, plain }: Utterance) => words[language].test(plain)
const countOf = (words: Patterns, { language, plain }: Utterance) =>
  [...plain.matchAll(new RegExp(words[language], 'gu'))].length

interface Change {
  rule: RuleName
  lost: Patterns
  heard: Patterns | null
}

/** What source and model say is gone, and something stronger that no other text says has replaced it. */
function changeIn({ source, reference, rendition, accepted }: Comparison): Change | null {
  const had = (words: Patterns) => matches(words, source) && matches(words, reference)
  const isNew = (words: Patterns) =>
    matches(words, rendition) && ![source, ...accepted].some((side) => matches(words, side))
  const isFewer = (words: Patterns) => countOf(words, rendition) < countOf(words, reference)
  if (isNew(SURELY)) {
    if (had(HOPE) && !matches(HOPE, rendition)) return { rule: 'possibility-lost', lost: HOPE, heard: SURELY }
    if (matches(PERHAPS, reference) && had(UNCERTAIN) && isFewer(PERHAPS))
      return { rule: 'possibility-lost', lost: PERHAPS, heard: SURELY }
  }
  if (isNew(SURELY) && had(MAY) && isFewer(MAY)) return { rule: 'possibility-lost', lost: MAY, heard: SURELY }
  if (isNew(PROOF) && had(CLAIM) && !matches(CLAIM, rendition))
    return { rule: 'possibility-lost', lost: CLAIM, heard: PROOF }
  if (had(PERHAPS) && !matches(UNCERTAIN, rendition)) return { rule: 'possibility-lost', lost: PERHAPS, heard: null }
  const isDuty = isNew(DUTY) && !matches(NOT_DUTY, rendition)
  const weaker = [COUNSEL, WILLING].find((words) => had(words) && !matches(words, rendition))
  return isDuty && weaker ? { rule: 'modality-changed', lost: weaker, heard: DUTY } : null
}

/**
 * Mere possibility: "iptal edilebilir" for "iptal edilir". Turkish only: English uses "may" and "might" out of
 * politeness, too.
 */
const MERELY = /(?:^| )(?:belki|muhtemelen|galiba|herhalde|\S{2,}[iu][ln][ae]b[iu]l[iu]r(?:ler)?)(?= |$)/u

/** The verb of the model that became a mere possibility. */
function madePossible({ source, reference, rendition, accepted }: Comparison): SharedVerb | undefined {
  const marks = rendition.language === 'tr' ? findTokens(rendition, MERELY) : []
  if (marks.length === 0 || [source, ...accepted].some((side) => matches(UNCERTAIN, side))) return undefined
  return verbBeside(rendition, marks, reference)
}

function addedPossibility(comparison: Comparison): Finding[] {
  const { segmentId, reference, rendition } = comparison
  const verb = madePossible(comparison)
  if (!verb) return []
  const quoteVerb = ({ tokens }: Utterance, at: number) => quote(tokens.slice(Math.max(0, at - 1), at + 1))
  const facts = { expected: quoteVerb(reference, verb.there.at), heard: quoteVerb(rendition, verb.here.at) }
  return [
    makeFinding({ segmentId, rule: 'modality-changed', facts, reference: facts.expected, rendition: facts.heard }),
  ]
}

export const certainty: Rule = (comparison) => {
  if ([modality, obligation].some((rule) => rule(comparison).length > 0)) return []
  const { segmentId, reference, rendition } = comparison
  const change = changeIn(comparison)
  if (!change) return addedPossibility(comparison)
  const words = (side: Utterance, list: Patterns | null) => (list ? quote(findTokens(side, list[side.language])) : '')
  const facts = { expected: words(reference, change.lost), heard: words(rendition, change.heard) }
  return [
    makeFinding({ segmentId, rule: change.rule, facts, reference: facts.expected, rendition: facts.heard || null }),
  ]
}
