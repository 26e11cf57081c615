import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import type { Token } from '../text.ts'
import type { Utterance } from '../utterance.ts'

const FAMILIAR =
  /^(?:sen|sana|seni|senin|sende|senden|seninle|.{2,}(?:yor|[ae]b[iu]l[iu]r|m[ae]z|c[ae]k|m[iu]s|m[ae]l[iu])s[iu]n)$/u

function familiar({ tokens }: Utterance): Token | undefined {
  return tokens.find(({ folded }) => FAMILIAR.test(folded))
}

/** The familiar "sen" where the model says "siz". */
export const informalAddress: Rule = ({ segmentId, rendition, accepted }) => {
  const heard = rendition.language === 'tr' ? familiar(rendition) : undefined
  if (!heard || accepted.some(familiar)) return []
  return [makeFinding({ segmentId, rule: 'informal-address', facts: { heard: heard.raw }, rendition: heard.raw })]
}

/** "He says that…", "diyor ki": the speaker's first person turned into a report. */
const REPORTED = {
  en: /\b(?:he|she|they|the (?:client|speaker|lady|gentleman|man|woman|patient|doctor|agent|manager)) (?:is |was )?(?:says?|said|saying|asks?|asked|asking|tells?|told|telling|wants to know)\b/u,
  tr: /\b(?:diyor(?:lar)?|dedi|soyluyor(?:lar)?|soyledi(?:ler)?|soruyor(?:lar)?|sordu|belirtiyor|anlatiyor|diye soruyor)\b/u,
} as const

/** The speaker reports somebody's words, or speaks from hearsay (-miş). */
const SPEAKER_REPORTS = {
  en: /\b(?:said|says?|told|tells?|asked|asks?|apparently|according|heard)\b/u,
  tr: /(?:^| )(?:d[ie](?:yor|di|mis|r|dig)|soyl|sor(?:du|uyor)|anlat|belirt|ifade|\S+m[iu]s(?:l[ae]r)?(?= |$))/u,
} as const

export const reportedSpeech: Rule = ({ segmentId, rendition, source, accepted }) => {
  const textOf = ({ tokens }: Utterance) => tokens.map(({ folded }) => folded).join(' ')
  const read = (utterance: Utterance) => REPORTED[utterance.language].exec(textOf(utterance))
  const heard = read(rendition)?.[0]
  if (!heard || accepted.some(read) || SPEAKER_REPORTS[source.language].test(textOf(source))) return []
  return [makeFinding({ segmentId, rule: 'reported-speech', facts: { heard }, rendition: heard })]
}
