import { makeFinding } from '../../finding.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { quote, type Token } from '../text.ts'
import { findTokens, type Utterance } from '../utterance.ts'

const FAMILIAR =
  /^(?:sen|sana|seni|senin|sende|senden|seninle|.{2,}(?:yor|[ae]b[iu]l[iu]r|m[ae]z|c[ae]k|m[iu]s|m[ae]l[iu])s[iu]n|m[iu]s[iu]n|.{2,}(?:[iua]r|m[ae]z|[iu]yor|[dt][iu])s[ae]n|.{2,}d[iu]g[iu]n)$/u

function familiar({ tokens }: Utterance): Token | undefined {
  return tokens.find(({ folded }) => FAMILIAR.test(folded))
}

/** "Bırakın" that became "bırak", kartınız that became kartın: the polite ending of the model came off. */
function shortened({ reference, rendition, alignment }: Comparison): Token | undefined {
  const pair = alignment.pairs.find(({ reference: { token }, rendition: { token: said, at } }) => {
    const noun = token.folded.replace(/n[iu]z(?=[iuae]|[dt][ae]|$)/u, 'n')
    const verb = token.folded.replace(/y?[iu]n(?:[iu]z)?$/u, '')
    const ends = !rendition.tokens[at + 1] || rendition.tokens[at + 1]?.breakBefore === true
    const closes = !reference.tokens[reference.tokens.indexOf(token) + 1]
    const next = reference.tokens[reference.tokens.indexOf(token) + 1]
    const isVerb = verb !== token.folded && (closes || next?.breakBefore === true || ends)
    // "Kiranın" is the genitive of kira as well as "your rent".
    const isGenitive = /n[iu]n$/u.test(said.folded)
    return (
      said.folded !== token.folded &&
      ((said.folded === noun && !isGenitive) || (isVerb && said.folded === verb && verb.length > 2))
    )
  })
  return pair?.rendition.token
}

/** The familiar "sen" where the model says "siz". */
export const informalAddress: Rule = (comparison) => {
  const { segmentId, rendition, accepted } = comparison
  const heard = rendition.language === 'tr' ? (familiar(rendition) ?? shortened(comparison)) : slang(comparison)
  if (!heard || accepted.some(familiar)) return []
  const said = quote([heard])
  return [makeFinding({ segmentId, rule: 'informal-address', facts: { heard: said }, rendition: said })]
}

const SLANG = /^(?:mate|dude|bro|hey|yeah|nope|gonna|wanna|gotta|cheers|guys|buddy|sweetie|darling|honey)$/u

/** Street words where the speaker was polite. */
function slang({ rendition, accepted }: Comparison): Token | undefined {
  return rendition.tokens.find(
    ({ folded, raw }) => SLANG.test(raw.toLowerCase()) && !accepted.some((side) => side.folded.has(folded)),
  )
}

const COURTESY = {
  en: /\b(?:please|kindly|could you|would you|would like you|appreciate|grateful|if you do not mind|can you|shall)\b/u,
  tr: /(?:^| )(?:lutfen|rica|zahmet|m[iu]s[iu]n[iu]z|eder misiniz|rahatsiz|buyur)/u,
} as const

/** A "please" that nothing stands for. */
export const courtesy: Rule = ({ segmentId, source, reference, rendition }) => {
  const please = /(?:^| )(?:please|lutfen)(?= |$)/u
  const expected = quote(findTokens(reference, please))
  if (!please.test(source.plain) || !expected || COURTESY[rendition.language].test(rendition.plain)) return []
  return [makeFinding({ segmentId, rule: 'courtesy-lost', facts: { expected }, reference: expected })]
}

/** "He says that…", "diyor ki": the speaker's first person turned into a report. */
const REPORTED = {
  en: /(?<!should |did |does |can |will )\b(?:he|she|they|the (?:client|speaker|lady|gentleman|man|woman|patient|doctor|agent|manager)) (?:is |was )?(?:says?|said|saying|asks?|asked|asking|tells?|told|telling|wants to know)\b(?! (?:no|yes)\b)/u,
  tr: /(?<!(?:evet|hayir|tamam|olur|m[iu]) )\b(?:diyor(?:lar)?|dedi|soyluyor(?:lar)?|soyledi(?:ler)?|soruyor(?:lar)?|sordu|belirtiyor|anlatiyor|diye soruyor)\b(?! m[iu])/u,
} as const

/** The speaker reports somebody's words, or speaks from hearsay (-miş). */
const SPEAKER_REPORTS = {
  en: /\b(?:said|says?|told|tells?|asked|asks?|apparently|according|heard|advis\w*|recommend\w*|suggest\w*|explain\w*|mention\w*|warn\w*|reckon\w*|thinks?|thought|believes?|wants?|insist\w*|claim\w*|den(?:y|ies|ied)|complain\w*|promis\w*|swear\w*|swore)\b/u,
  tr: /(?:^| )(?:d[ie](?:yor|di|mis|r|dig)|soyl|sor(?:du|uyor)|anlat|belirt|ifade|tavsiye|oner|acikla|bahset|bahsed|uyar|dusun|san[iı]|iddia|israr|soz ver|istiyor(?:lar)?(?= |$)|\S+m[iu]s(?:l[ae]r|[iu]m|s[iu]n|[iu]z|s[iu]n[iu]z)?(?= |$))/u,
} as const

export const reportedSpeech: Rule = ({ segmentId, rendition, source, accepted }) => {
  const reports = (utterance: Utterance) => REPORTED[utterance.language].test(utterance.plain)
  const heard = quote(findTokens(rendition, REPORTED[rendition.language]))
  // A promise excuses "they said they would", but no "he says" before all of it.
  const isOpening = quote(rendition.tokens).startsWith(heard)
  const spoken = isOpening ? source.plain.replaceAll(/\b(?:soz ver|promis)\w*/gu, '') : source.plain
  if (!heard || accepted.some(reports) || SPEAKER_REPORTS[source.language].test(spoken)) return []
  return [makeFinding({ segmentId, rule: 'reported-speech', facts: { heard }, rendition: heard })]
}
