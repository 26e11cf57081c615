import type { Segment } from '../dialogues/segment.ts'
import { clean, fold } from '../language/text.ts'
import type { Finding, Rendition } from './evaluation.ts'
import { losesWholeSegment, makeFinding } from './finding.ts'

// Matched on folded text, so that capitals and accents do not matter.
const ADDRESSES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:rules?|instructions?|prompts?|criteria|guidelines?|everything (?:above|before))\b/u,
  /\b(?:give|award|assign|grant|output|return|deserves?)\b.{0,40}\b(?:(?:full|perfect|maximum|top) (?:marks?|scores?|points?)|45 (?:marks?|points?|out of)|forty[- ]five (?:marks?|points?|out of))\b/u,
  /\b(?:report|list|find|return|output)\b.{0,20}\bno (?:errors?|mistakes?|findings?)\b/u,
  /\b(?:system|developer|assistant) ?(?:prompt|message|instructions?)\b|\bsystem ?:/u,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|grader|marker|examiner)\b/u,
  /(?:kural|talimat|yonerge|komut|olcut)[a-z]*.{0,30}\b(?:unut|yok say|gormezden gel|dikkate alma|bos ?ver|gecersiz)/u,
  /\b(?:unut|yok say|gormezden gel|dikkate alma).{0,30}(?:kural|talimat|yonerge|komut|olcut)/u,
  /\b(?:tam|en yuksek|azami|maksimum|45|kirk bes) (?:puan|not)[a-z]*.{0,20}\b(?:ver|yaz|hak ed)/u,
  /\b(?:hicbir|hic) hata.{0,20}\b(?:yazma|bulma|isaretleme|bildirme|yok)/u,
  /\bsistem (?:mesaji|istemi|komutu|talimati)/u,
  /\bsen (?:artik )?bir (?:yapay zeka|dil modeli|asistan|puanlayici)/u,
]

/** Whether words are addressed to the marker instead of the listener, in English or Turkish. */
export function addressesMarker(text: string): boolean {
  // I has two lower-case forms, and the words may be in either language.
  const cleaned = clean(text)
  return (['en', 'tr'] as const).some((language) => {
    const folded = fold(cleaned, language)
    return ADDRESSES.some((address) => address.test(folded))
  })
}

/** Whether a rendition is addressed to the marker and the dialogue is not. */
export function isAddressedToMarker(segment: Segment, rendition: Rendition): boolean {
  if (rendition.status !== 'spoken' || !addressesMarker(rendition.text)) return false
  return ![segment.text, segment.translation, ...segment.variants].some(addressesMarker)
}

/**
 * The findings in a segment with words to the marker: beside the whole message they are something added, otherwise they are another message.
 * `segmentId` is 1-based.
 */
export function withAddress(findings: readonly Finding[], segmentId: number): Finding[] {
  if (findings.some(losesWholeSegment)) return [...findings]
  // The words themselves may have been found as an insertion.
  const others = findings.filter(({ category }) => category !== 'insertion')
  const isWhole = others.every(({ type }) => type === 'minor')
  return isWhole
    ? [...others, makeFinding({ segmentId, rule: 'marker-addressed' })]
    : [makeFinding({ segmentId, rule: 'another-message' })]
}
