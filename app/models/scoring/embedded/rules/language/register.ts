// Reports register errors: familiar address ("sen" for "siz") and a lost "please" are minor (`informal-address`,
// `courtesy-lost`); reported speech ("he says that …" for the speaker's "I") is major (`reported-speech`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { once } from '#app/remember.ts'
import { predicatesOf } from '#app/models/scoring/embedded/reading/predicates/predicates-of.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import { findTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const FAMILIAR =
  /^(?:sen|sana|seni|senin|sende|senden|seninle|.{2,}(?:yor|[ae]b[iu]l[iu]r|m[ae]z|c[ae]k|m[iu]s|m[ae]l[iu])s[iu]n|m[iu]s[iu]n|.{2,}(?:[iua]r|m[ae]z|[iu]yor|[dt][iu])s[ae]n|.{2,}d[iu]g[iu]n)$/u

function familiar({ tokens }: Utterance): Token | undefined {
  return tokens.find(({ folded }) => FAMILIAR.test(folded))
}

/** A polite ending dropped: "bırak" for "bırakın", "kartın" for "kartınız". */
function shortened({ reference, rendition, alignment }: Comparison): Token | undefined {
  const pair = alignment.pairs.find(({ reference: { token }, rendition: { token: said, at } }) => {
    const noun = token.folded.replace(/n[iu]z(?=[iuae]|[dt][ae]|$)/u, 'n')
    const verb = token.folded.replace(/y?[iu]n(?:[iu]z)?$/u, '')
    const ends = !rendition.tokens[at + 1] || rendition.tokens[at + 1]?.breakBefore === true
    const closes = !reference.tokens[reference.tokens.indexOf(token) + 1]
    const next = reference.tokens[reference.tokens.indexOf(token) + 1]
    const isVerb = verb !== token.folded && ends && (closes || next?.breakBefore === true)
    // "Kiranın" may be the genitive of "kira" or "your rent".
    const isGenitive = /[^aeiou][iu]n$|n[iu]n$/u.test(said.folded)
    return (
      said.folded !== token.folded &&
      ((said.folded === noun && !isGenitive) || (isVerb && said.folded === verb && verb.length > 2))
    )
  })
  return pair?.rendition.token
}

/** "Hakkın var" for "hakkınız var" in one slot. */
function shortenedInPlace({ reference, rendition, wordDiff }: Comparison): Token | undefined {
  return wordDiff.slots.flatMap((slot) => {
    const [was, is] = [reference.tokens[slot.reference.from], rendition.tokens[slot.rendition.from]]
    const isOne = slot.reference.to - slot.reference.from === 1 && slot.rendition.to - slot.rendition.from === 1
    return isOne && was && is && /n[iu]z$/u.test(was.folded) && is.folded === was.folded.slice(0, -2) ? [is] : []
  })[0]
}

/** Forms of endearment. "Canım acıyor" is about pain. */
const ENDEARMENT = /^(?:can[iu]m|tatlim|hayatim|sekerim|guzelim|yavrum|kuzum|kanka|lan|ulan|moruk)$/u

function endearment({ rendition, source, accepted }: Comparison): Token | undefined {
  if (/\b(?:darling|dear|love|sweetheart|honey|mate|buddy|kiddo)\b/u.test(source.plain)) return undefined
  const { tokens } = rendition
  return tokens.find(
    (token, at) =>
      ENDEARMENT.test(token.folded) &&
      (!tokens[at + 1] || tokens[at + 1]?.breakBefore === true) &&
      !accepted.some(({ folded }) => folded.has(token.folded)),
  )
}

/** Familiar address where no model uses it. */
export const informalAddress: Rule = (comparison) => {
  const { segmentId, rendition, accepted } = comparison
  const heard =
    rendition.language === 'tr'
      ? (familiar(rendition) ?? shortened(comparison) ?? shortenedInPlace(comparison) ?? endearment(comparison))
      : slang(comparison)
  if (!heard || accepted.some(familiar)) return []
  const said = quote([heard])
  return [makeFinding({ segmentId, rule: 'informal-address', facts: { heard: said }, rendition: said })]
}

const SLANG = /^(?:mate|dude|bro|hey|yeah|nope|gonna|wanna|gotta|cheers|guys|buddy|sweetie|darling|honey)$/u

/** Slang where the speaker was polite. */
function slang({ rendition, accepted }: Comparison): Token | undefined {
  return rendition.tokens.find(
    ({ folded, raw }) => SLANG.test(raw.toLowerCase()) && !accepted.some((side) => side.folded.has(folded)),
  )
}

const COURTESY = {
  en: /\b(?:please|kindly|could you|would you|would like you|appreciate|grateful|if you do not mind|can you|shall)\b/u,
  tr: /(?:^| )(?:lutfen|rica|zahmet|m[iu]s[iu]n[iu]z|eder misiniz|rahatsiz|buyur)/u,
} as const

/** A "please" without any polite equivalent. */
export const courtesy: Rule = ({ segmentId, source, reference, rendition }) => {
  const please = /(?:^| )(?:please|lutfen)(?= |$)/u
  const expected = quote(findTokens(reference, please))
  if (!please.test(source.plain) || !expected || COURTESY[rendition.language].test(rendition.plain)) return []
  return [makeFinding({ segmentId, rule: 'courtesy-lost', facts: { expected }, reference: expected })]
}

/** The speaker's first person turned into a report: "he says that …", "diyor ki". */
const REPORTED = {
  en: /(?<!should |did |does |can |will )\b(?:he|she|they|the (?:client|speaker|lady|gentleman|man|woman|patient|doctor|agent|manager)) (?:is |was )?(?:says?|said|saying|asks?|asked|asking|tells?|told|telling|wants to know)\b(?! (?:no|yes)\b)/u,
  tr: /(?<!(?:evet|hayir|tamam|olur|m[iu]|boyle|\S+m[ae]m|\S+[iu]r[iu]m) )\b(?:diyor(?:lar)?|dedi|soyluyor(?:lar)?|soyledi(?:ler)?|soruyor(?:lar)?|sordu|belirtiyor|anlatiyor|diye soruyor)\b(?! m[iu])/u,
} as const

/** The speaker reports somebody else's words, or speaks from hearsay (-miş). */
const SPEAKER_REPORTS = {
  en: /\b(?:said|says?|saying|blam(?:e|es|ed|ing)|accus\w*|announc\w*|admit\w*|told|telling|tells?|asked|asks?|apparently|according|heard|advis\w*|recommend\w*|suggest\w*|explain\w*|mention\w*|warn\w*|reckon\w*|thinks?|thought|believes?|wants?|insist\w*|claim\w*|den(?:y|ies|ied)|complain\w*|promis\w*|swear\w*|swore)\b/u,
  tr: /(?:^| )(?:d[ie](?:yor|di|mis|r|dig)|soyl|sor(?:du|uyor)|anlat|belirt|ifade|tavsiye|oner|acikla|bahset|bahsed|uyar|dusun|san[iı]|iddia|israr|soz ver|istiyor(?:lar)?(?= |$)|\S+m[iu]s(?:l[ae]r|[iu]m|s[iu]n|[iu]z|s[iu]n[iu]z)?(?= |$))/u,
} as const

/** English first-person words. */
const FIRST = /^(?:i|me|my|mine|we|us|our|ours)$/u
const OPENING = {
  en: /^(?:(?:he|she|they|(?:the|this|that) \w+)(?: (?:is|was|has))? (?:says?|saying|said|tells?|telling|asks?|asking|wants to know|explains?)\b)/u,
  tr: /^(?:(?:\S+ ){0,3}?(?:diyor|soyluyor|anlatiyor|belirtiyor|soruyor)(?:lar)?(?: ki)?(?= ))/u,
} as const
const SAID_EARLY = 5

/** "He says he …" opening a segment that the speaker said in the first person. */
function openingReport({ source, reference, rendition, accepted, alignment }: Comparison): readonly Token[] {
  const { language } = rendition
  const opening = findTokens(rendition, OPENING[language])
  // A model may open with "the foreman said"; "he says" is different.
  const [subject] = opening
  const isModels = (side: Utterance) => {
    const [first] = findTokens(side, OPENING[language])
    return first !== undefined && (first.folded === subject?.folded || language === 'tr')
  }
  if (!subject || accepted.some(isModels)) return []
  const countOf = ({ tokens }: Utterance) => tokens.filter(({ folded }) => FIRST.test(folded)).length
  if (language === 'en') return countOf(reference) > 1 && countOf(rendition) === 0 ? opening : []
  const isNamed = alignment.pairs.some((pair) => pair.rendition.at < opening.length - 1)
  const opens = source.tokens
    .slice(0, SAID_EARLY)
    .some(({ folded }) => /^(?:s(?:ays?|aid)|t(?:ells?|old)|ask\w*|reckons?|claims?)$/u.test(folded))
  return isNamed || opens ? [] : opening
}

const HEARSAY = /(?:yor|[ae]c[ae]k|[ae]bil[iu]r|degil|m[ae]l[iu]y)m[iu]s/u
const HEARSAY_ENDING = /m[iu]s(?:l[ae]r|t[iu]r)?$/u

/** A segment told throughout as hearsay ("vermiş … istemiyormuş") that the speaker said in the first person. */
function hearsayTokens({ reference, rendition, accepted }: Comparison): readonly Token[] {
  if (rendition.language === 'en' || accepted.some(({ plain }) => HEARSAY.test(plain))) return []
  const isOwn = ({ person }: { person: number } = { person: 0 }) => person === 1
  const own = (side: Utterance) => predicatesOf(side).filter(({ doer }) => isOwn(doer ?? undefined)).length
  const hearsayVerbs = rendition.tokens.filter(({ folded }) => HEARSAY_ENDING.test(folded))
  const isHearsay = hearsayVerbs.length > 1 && hearsayVerbs.some(({ folded }) => HEARSAY.test(folded))
  return isHearsay && own(reference) > 1 && own(rendition) === 0 ? hearsayVerbs.slice(0, 1) : []
}

export const reportedSpeech: Rule = once((comparison) => {
  const { segmentId, rendition, source, accepted } = comparison
  const reports = (utterance: Utterance) => REPORTED[utterance.language].test(utterance.plain)
  const heard = quote(findTokens(rendition, REPORTED[rendition.language]))
  // A promise in the source justifies "they said they would", but not an opening "he says".
  const isOpening = quote(rendition.tokens).startsWith(heard)
  const spoken = isOpening ? source.plain.replaceAll(/\b(?:soz ver|promis)\w*/gu, '') : source.plain
  const isReport = heard !== '' && !accepted.some(reports) && !SPEAKER_REPORTS[source.language].test(spoken)
  const said = isReport ? heard : quote(openingReport(comparison)) || quote(hearsayTokens(comparison))
  return said ? [makeFinding({ segmentId, rule: 'reported-speech', facts: { heard: said }, rendition: said })] : []
})
