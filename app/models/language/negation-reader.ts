import type { Language } from '#app/models/dialogues/language.ts'
import { englishHead, isNonDenial, isTagQuestion } from './english-denials.ts'
import { neitherNor } from './neither-nor.ts'
import {
  isQuestionParticle,
  isElseOrOnly,
  isEager,
  isWhetherOrNot,
  isExceptive,
  isBeforeForm,
  isLitotes,
  isUntilOrDegree,
  isRequirement,
  isReduplicated,
  isSelfCorrection,
  isAlreadyDenied,
  isSuperlative,
  isLimit,
  REASSURING,
} from './non-denials.ts'
import type { Token } from './text.ts'
import { deniedFirstPerson, DENIAL_WORD, deniedWordBefore } from './turkish-denials.ts'

/** A negation: the word that it denies, and its place. */
export interface Negation {
  /** The folded word or verb root that is denied; empty if unknown ("if it isn't"). */
  head: string
  at: number
  headAt: number
}

export interface Polarity {
  negations: Negation[]
}

const EN_CUES = new Set([
  'not',
  'no',
  'never',
  'nobody',
  'nothing',
  'none',
  'nowhere',
  'neither',
  'nor',
  'without',
  'noone',
])
/** "No, I'm a nurse" without punctuation: "no" is an answer. */
const AFTER_ANSWER = /^(?:i|im|ive|you|he|she|it|its|we|they|my|your|our|their|the|this|that|there)$/u
/** "No more than three" is a bound, not a denial. */
const BOUND = new Set(['more', 'less', 'fewer', 'later', 'earlier', 'sooner'])
/** Idioms that deny nothing: "I don't mind", "no problem", "without help". */
const IDIOM =
  /^(?:not (?:mind|worry|panic|stress|hesitate|be (?:afraid|scared|alarmed|frightened|worried|shy)|at all|know (?:why|how come)|get me)|no (?:problem|worries|matter|longer than)|without (?:any )?(?:help|assistance))(?= |$)/u

function readEnglish(tokens: readonly Token[]): Polarity {
  const negations: Negation[] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (!EN_CUES.has(token.folded)) return
    if (token.folded === 'not' && (next?.folded === 'only' || next?.folded === 'just')) return
    if (BOUND.has(next?.folded ?? '') && tokens[at + 2]?.folded === 'than') return
    if (token.folded === 'not' && tokens[at - 1]?.folded === 'or') return
    const idiom = [token, next, tokens[at + 2]].map((word) => word?.folded ?? '').join(' ')
    if (IDIOM.test(idiom) || isAlreadyDenied(tokens, at) || isEager(tokens, at) || isNonDenial(tokens, at)) return
    const isAnswer =
      ((token.folded === 'no' || token.folded === 'not') &&
        (!next || next.breakBefore) &&
        (token.sentenceStart || tokens[at - 1]?.folded === 'course')) ||
      (token.folded === 'no' && AFTER_ANSWER.test(next?.folded ?? ''))
    if (!isAnswer && !isTagQuestion(tokens, at)) negations.push({ ...englishHead(tokens, at), at })
  })
  return { negations }
}

/** The endings of a negated Turkish verb, folded: gel-medi, gel-miyor, gel-mez, gel-meyecek, gel-meyin… */
const TR_NEGATIVE =
  /^(.{2,}?)(?:m[iu]yor.*|m[ae]d[iu](?!r).*|m[ae]m[iu]s.*|m[ae]y[ae]c[ae][kg].*|m[ae]z(?:s.*|d.*|l[ae]r.*|k[ae]n)?|m[ae]y[iu]z|m[ae]y[iu]n(?:[iu]z)?|m[ae]s[iu]n(?:l[ae]r)?|m[ae]y[ae]l[iu]m|m[ae]y[ae]y[iu]m|m[ae]y[ae]n.*|m[ae]y[iu]p|m[ae]y[iu]nc[ae]|m[ae]m[ae].*|m[ae]s[ae].*|m[ae]y[ae]b[iu]l.*|[ae]m[ae]m)$/u
/** Verbs with a root in -m, and words that only look negated. */
const TR_LOOK_ALIKE =
  /^(?:(?:um|gom|em|yum|som)[iu]yor|tamam|namaz|pekmez|imam|zaman|hamam|mahkeme|muamele|madde|sozlesmed|memur|mamafih|temmuz|[a-z]*(?:kamu|medeni))/u
/** Before these words, a form in -mem or -memiz is a verbal noun: "ödemem lazım" is "I must pay". */
const TR_NOUN_CUES = /^(?:ragmen|karsin|lazim|gerek|icin|sart|mumkun|konusunda|durumunda|halinde|uygun)/u
const VERBAL_NOUN = /(?<!m[ae])m[ae]m[ae]?$/u
/** "Yok" and "değil" in questions, superlatives and "nothing but". */
const isDenialWordAlone = (tokens: readonly Token[], at: number): boolean =>
  /^(?:itiraz|sakinca|mahzur)/u.test(tokens[at - 1]?.folded ?? '') ||
  isSelfCorrection(tokens, at) ||
  (/^(?:degil|yok)$/u.test(tokens[at]?.folded ?? '') && /^m[iu]/u.test(tokens[at + 1]?.folded ?? '')) ||
  isSuperlative(tokens, at) ||
  isExceptive(tokens, at)

/** The root of a negated verb that denies something; null for other words. */
function deniedRoot(tokens: readonly Token[], at: number): string | null {
  const [word, next] = [tokens[at], tokens[at + 1]?.folded ?? '']
  if (!word || /^(?:kusura|merak|fark)$/u.test(tokens[at - 1]?.folded ?? '') || REASSURING.test(word.folded))
    return null
  if (isReduplicated(tokens, at) || isLimit(tokens, at) || isUntilOrDegree(tokens, at)) return null
  const root = TR_LOOK_ALIKE.test(word.folded)
    ? null
    : (TR_NEGATIVE.exec(word.folded)?.[1] ?? deniedFirstPerson(word, tokens[at + 1]))
  if (!root || (VERBAL_NOUN.test(word.folded) && TR_NOUN_CUES.test(next))) return null
  const isWording =
    isElseOrOnly(tokens, at) ||
    isBeforeForm(word.folded) ||
    isQuestionParticle(next) ||
    isWhetherOrNot(tokens, at, root) ||
    isRequirement(tokens, at, root) ||
    isSuperlative(tokens, at)
  return isWording ? null : root
}

function readTurkish(tokens: readonly Token[]): Polarity {
  const negations: Negation[] = []
  tokens.forEach((token, at) => {
    if (isLitotes(tokens, at) || isLitotes(tokens, at - 1)) return
    if (DENIAL_WORD.test(token.folded)) {
      if (!isDenialWordAlone(tokens, at)) negations.push({ ...turkishHead(tokens, at), at })
      return
    }
    const root = deniedRoot(tokens, at)
    if (root) negations.push({ ...verbHead(tokens, at, root), at })
  })
  const neither = neitherNor(
    tokens,
    negations.map(({ at }) => at),
  ).map((one) => ({ ...one, head: tokens[one.headAt]?.folded ?? '' }))
  return { negations: [...negations, ...neither] }
}

const LIGHT_VERB = /^(?:et|ede?|edile?|edebil|ola?|oluna?|yapa?|yapila?|verile?|vere?|at|kal|kala|bulun|bulunul)$/u
const NO_PART =
  /^(?:de|da|hic|bir|sey|mi|mu|cok|pek|daha|henuz|artik|hala|ve|ama|o|bu|sizi|bizi|beni|onu|size|bana|bize)$/u

/** "İade etmediler" denies "iade": a light verb takes its meaning from the noun before it. */
function verbHead(tokens: readonly Token[], at: number, root: string): { head: string; headAt: number } {
  const before = tokens[at - 1]
  if (!LIGHT_VERB.test(root) || !before || tokens[at]?.breakBefore || NO_PART.test(before.folded))
    return { head: root, headAt: at }
  return { head: before.folded, headAt: at - 1 }
}

/** "Değil" and "yok" deny the word before them. */
function turkishHead(tokens: readonly Token[], at: number): { head: string; headAt: number } {
  const before = tokens[at - 1]
  if (!before || tokens[at]?.breakBefore) return { head: '', headAt: -1 }
  const headAt = deniedWordBefore(tokens, at)
  return { head: tokens[headAt]?.folded ?? '', headAt }
}

/** The negations of an utterance. Negative polarity items (hiç, kimse, asla, any) are not counted. */
export function readPolarity(tokens: readonly Token[], language: Language): Polarity {
  return language === 'en' ? readEnglish(tokens) : readTurkish(tokens)
}
