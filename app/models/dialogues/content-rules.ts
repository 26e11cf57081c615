import type { ContentRuleCopy } from '#app/config/copy/dialogues.ts'
import {
  ASCII_SPELLINGS,
  ENGLISH_ONLY_WORDS,
  INFORMAL_TURKISH_WORDS,
  SEGMENTS_MAX,
  SEGMENTS_MIN,
  TURKISH_ONLY_WORDS,
} from '#app/config/dialogues.ts'
import { type Language, spokenLanguage, targetLanguage } from './language.ts'
import type { Segment } from './segment.ts'
import { haveSameNumbers, listFoldedWords, listNumbers, listWords } from './written-text.ts'

export type DialogueRule = keyof ContentRuleCopy['dialogue']
export type SegmentRule = keyof ContentRuleCopy['segment']
export type ContentSeverity = 'warning' | 'error'

/** `segment` is 1-based; null if the issue concerns the whole dialogue. */
export type ContentIssue =
  | { rule: DialogueRule; segment: null; severity: ContentSeverity }
  | { rule: SegmentRule; segment: number; severity: ContentSeverity }

type ContentSegment = Omit<Segment, 'variants'> & { variants?: readonly string[] }
type Dialogue = { segments: readonly ContentSegment[] }
type Place = { segment: ContentSegment; earlier: readonly ContentSegment[] }

const TURKISH_LETTERS = /[çğıöşüÇĞİÖŞÜ]/u
const UNMARKED_SUFFIX = /\d\p{Ll}/u
// One digit after the point: in Turkish 9.30 is a time and 1.250 a thousand, but 2.5 is neither.
const DECIMAL_POINT = /(?<![\d.])\d+\.\d(?![\d.])/

/** A word between two that begin with a capital is part of a name: 'Working with Children'. */
export const INSIDE_A_NAME = /(?<=\p{Lu}\p{L}* )\p{Ll}+(?= \p{Lu})/gu

const DIALOGUE_RULES: Record<DialogueRule, (dialogue: Dialogue) => boolean> = {
  'segment-count': ({ segments }) => segments.length < SEGMENTS_MIN || segments.length > SEGMENTS_MAX,
  'no-turkish-letters': ({ segments }) =>
    segments.length > 0 && !segments.flatMap(turkishOf).some((text) => TURKISH_LETTERS.test(text.normalize('NFC'))),
}

const SEGMENT_RULES: Record<SegmentRule, (place: Place) => boolean> = {
  'text-missing': ({ segment }) => isBlank(segment.text),
  'translation-missing': ({ segment }) => isBlank(segment.translation),
  'translation-is-source': ({ segment }) => !isBlank(segment.text) && isSame(segment.text, segment.translation),
  'not-alternating': ({ segment, earlier }) => earlier.at(-1)?.speaker === segment.speaker,
  'gender-changes': ({ segment, earlier }) => {
    const first = earlier.find(({ speaker }) => speaker === segment.speaker)
    return first !== undefined && first.gender !== segment.gender
  },
  'repeated-text': ({ segment, earlier }) =>
    !isBlank(segment.text) && earlier.some(({ text }) => isSame(text, segment.text)),
  'repeated-rendition': ({ segment }) => {
    const renditions = renditionsOf(segment)
    return renditions.some((one, index) => renditions.slice(index + 1).some((other) => isSame(one, other)))
  },
  'numbers-differ': ({ segment }) =>
    !isBlank(segment.text) &&
    !isBlank(segment.translation) &&
    !haveSameNumbers(
      listNumbers({ text: segment.text, language: spokenLanguage(segment) }),
      listNumbers({ text: segment.translation, language: targetLanguage(segment) }),
    ),
  'english-in-turkish': ({ segment }) =>
    hasWordOf({
      texts: turkishOf(segment).map((text) => text.replaceAll(INSIDE_A_NAME, '')),
      language: 'tr',
      words: ENGLISH_ONLY_WORDS,
    }),
  'turkish-in-english': ({ segment }) =>
    hasWordOf({ texts: englishOf(segment), language: 'en', words: TURKISH_ONLY_WORDS }),
  'ascii-turkish': ({ segment }) => hasWordOf({ texts: turkishOf(segment), language: 'tr', words: ASCII_SPELLINGS }),
  'suffix-apostrophe': ({ segment }) => turkishOf(segment).some((text) => UNMARKED_SUFFIX.test(text)),
  'decimal-point': ({ segment }) => turkishOf(segment).some((text) => DECIMAL_POINT.test(text)),
  'informal-address': ({ segment }) =>
    hasWordOf({ texts: turkishOf(segment), language: 'tr', words: INFORMAL_TURKISH_WORDS }),
}

/** Issues that make a segment unplayable or unscorable; every other rule is advice. */
const ERRORS: readonly string[] = [
  'text-missing',
  'translation-missing',
  'translation-is-source',
] satisfies readonly SegmentRule[]

/**
 * The content issues of a dialogue: whole-dialogue issues first, then segment by segment. Empty if it passes every rule
 * that a program can check. Never throws, and accepts unfinished drafts.
 */
export function checkDialogue(dialogue: Dialogue): ContentIssue[] {
  const ofDialogue = rulesOf(DIALOGUE_RULES)
    .filter((rule) => DIALOGUE_RULES[rule](dialogue))
    .map((rule) => ({ rule, segment: null, severity: severityOf(rule) }))
  const ofSegments = dialogue.segments.flatMap((segment, index) => {
    const place = { segment, earlier: dialogue.segments.slice(0, index) }
    return rulesOf(SEGMENT_RULES)
      .filter((rule) => SEGMENT_RULES[rule](place))
      .map((rule) => ({ rule, segment: index + 1, severity: severityOf(rule) }))
  })
  return [...ofDialogue, ...ofSegments]
}

/** The message for an issue. */
export function contentIssueSentence({ issue, copy }: { issue: ContentIssue; copy: ContentRuleCopy }): string {
  return issue.segment === null ? copy.dialogue[issue.rule] : copy.segment[issue.rule](issue.segment)
}

/** The spoken words: every segment's text, without translations. A digit group such as 1.250 is one word. */
export function sourceWords(segments: readonly Pick<Segment, 'text'>[]): number {
  return segments.reduce((sum, { text }) => sum + listWords(text).length, 0)
}

function rulesOf<Rule extends string>(rules: Record<Rule, unknown>): Rule[] {
  // Object.keys loses the key type.
  return Object.keys(rules) as Rule[]
}

function severityOf(rule: DialogueRule | SegmentRule): ContentSeverity {
  return ERRORS.includes(rule) ? 'error' : 'warning'
}

function renditionsOf(segment: ContentSegment): string[] {
  return [segment.translation, ...(segment.variants ?? [])].filter((text) => !isBlank(text))
}

function turkishOf(segment: ContentSegment): string[] {
  return segment.speaker === 'Turkish' ? [segment.text] : renditionsOf(segment)
}

function englishOf(segment: ContentSegment): string[] {
  return segment.speaker === 'English' ? [segment.text] : renditionsOf(segment)
}

function hasWordOf(search: { texts: readonly string[]; language: Language; words: readonly string[] }): boolean {
  return search.texts.some((text) =>
    listFoldedWords({ text, language: search.language }).some((word) => search.words.includes(word)),
  )
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Equal, ignoring case, punctuation and spacing. */
function isSame(one: string, other: string): boolean {
  return foldedKey(one) === foldedKey(other)
}

function foldedKey(text: string): string {
  return listWords(text).join(' ').toLowerCase()
}
