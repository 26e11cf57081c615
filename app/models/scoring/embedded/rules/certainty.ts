import type { RuleName } from '#app/config/copy/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { quote } from '../text.ts'
import { findTokens, type Utterance } from '../utterance.ts'
import { modality } from './modality.ts'
import { obligation } from './obligation.ts'

type Words = Record<Language, RegExp>

/** That something may be so, in words that say nothing of leave or ability. */
const PERHAPS: Words = {
  en: /\b(?:probably|perhaps|maybe|likely|possibly|might(?! i\b)|may (?:be|have|not|need|cost|take|lose|also|get|end))\b/u,
  tr: /(?:^| )(?:belki\S*|muhtemelen|galiba|herhalde|buyuk ihtimalle|olabilir(?! m[iu])\S*|(?:gereke|kala)bilir\S*)(?= |$)/u,
}
/** Whatever leaves something open, however weakly. */
const OPEN: Words = {
  en: /\b(?:probab\w+|perhaps|maybe|(?:un)?likely|possib\w+|might|may|could|can|would|chance\w*|seem\w*|appear\w*|apparently|suppos\w+|think|guess|reckon\w*|believe|hope\w*|risk\w*|should|looks?|sounds?|must be|must have|wonder\w*|not sure|potential\w*|bound|odds|expect\w*)\b/u,
  tr: /(?:^| )(?:\S*[ae]b[iu]l\S*|\S*[ae]may\S*|belki\S*|muhtemel\S*|mumkun\S*|ihtimal\S*|olas[iu]\S*|galiba|san[iu]r\S*|herhalde|sanki|\S+m[ae]l[iu]\S*|\S+m[iu]s\S*|gerek|gibi|konusu|risk\S*|um(?:u|ar)\S*|insallah|bakars\S*|degil|tahmin\S*|dusun\S*|zanned\S*|acaba|\S*beklen\S*|\S+s[ae] gerek)(?= |$)/u,
}
const SURELY: Words = {
  en: /\b(?:definitely|certainly|for sure|for certain|surely|guaranteed?|without (?:a |any )?doubt|no doubt|undoubtedly|i am sure|we are sure)\b/u,
  tr: /(?:^| )(?:kesin(?:likle)?|mutlaka|muhakkak|suphesiz|kuskusuz|garanti|eminim|eminiz)(?= |$)/u,
}
const HOPE: Words = {
  en: /\b(?:hope|hopes|hoping|hopefully|wish)\b/u,
  tr: /(?:^| )(?:um(?:uyor|ar|udu|ut)\S*|insallah)(?= |$)/u,
}
/** Said as a counsel, not as a duty. */
const COUNSEL: Words = {
  en: /\b(?:suggest\w*|recommend\w*|advise\w*|advice|should|ought|better|would be (?:good|best|wise))\b/u,
  tr: /(?:^| )(?:oner\S*|tavsiye\S*|iyi olur\S*|fena olmaz|yerinde olur)(?= |$)/u,
}
const WILLING: Words = {
  en: /\b(?:willing|prepared|happy|ready|glad) to\b/u,
  tr: /(?:^| )(?:razi\S*|hazirim|haziriz|gonullu\S*)(?= |$)/u,
}
/** Unmistakably a duty. */
const DUTY: Words = {
  en: /\b(?:must|(?:have|has|had|forced|obliged|required|compelled) to|compulsory|mandatory|obligatory|essential|required)\b/u,
  tr: /(?:^| )(?:zorund\S*|zorunlu\S*|sart(?!la)\S*|mecbur\S*)(?= |$)/u,
}
const NOT_DUTY: Words = {
  en: /\b(?:not|no|never) (?:\w+ )?(?:have|has|had|required|obliged|forced|need)\b/u,
  tr: /(?:^| )(?:zorund\S*|zorunlu\S*|sart|mecbur\S*) (?:d[ae] )?(?:degil|yok|kalma)/u,
}

const says = (words: Words, { language, plain }: Utterance) => words[language].test(plain)
const countOf = (words: Words, { language, plain }: Utterance) =>
  [...plain.matchAll(new RegExp(words[language], 'gu'))].length

interface Change {
  rule: RuleName
  lost: Words
  heard: Words | null
}

/** What source and model say is gone, and something stronger, that none of them says, has its place. */
function changeIn({ source, reference, rendition, accepted }: Comparison): Change | null {
  const had = (words: Words) => says(words, source) && says(words, reference)
  const isNew = (words: Words) => says(words, rendition) && ![source, ...accepted].some((side) => says(words, side))
  const isFewer = (words: Words) => countOf(words, rendition) < countOf(words, reference)
  if (isNew(SURELY)) {
    if (had(HOPE) && !says(HOPE, rendition)) return { rule: 'possibility-lost', lost: HOPE, heard: SURELY }
    if (says(PERHAPS, reference) && had(OPEN) && isFewer(PERHAPS))
      return { rule: 'possibility-lost', lost: PERHAPS, heard: SURELY }
  }
  if (had(PERHAPS) && !says(OPEN, rendition)) return { rule: 'possibility-lost', lost: PERHAPS, heard: null }
  const isDuty = isNew(DUTY) && !says(NOT_DUTY, rendition)
  const weaker = [COUNSEL, WILLING].find((words) => had(words) && !says(words, rendition))
  return isDuty && weaker ? { rule: 'modality-changed', lost: weaker, heard: DUTY } : null
}

/** How sure the whole is said to be, and counsel or consent told as a duty. */
export const certainty: Rule = (comparison) => {
  if ([modality, obligation].some((rule) => rule(comparison).length > 0)) return []
  const { segmentId, reference, rendition } = comparison
  const change = changeIn(comparison)
  if (!change) return []
  const words = (side: Utterance, list: Words | null) => (list ? quote(findTokens(side, list[side.language])) : '')
  const facts = { expected: words(reference, change.lost), heard: words(rendition, change.heard) }
  return [
    makeFinding({ segmentId, rule: change.rule, facts, reference: facts.expected, rendition: facts.heard || null }),
  ]
}
