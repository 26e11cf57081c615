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
  isKeptFrom,
  isLitotes,
  isUntilOrDegree,
  isRequirement,
  isCorrection,
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
  /** Places of words that can imply a negation: only, unless, refuse, -siz. */
  implied: number[]
  /**
   * Count of words that sometimes imply one: too late, falls short, free of charge. Used only where the evidence is
   * weak.
   */
  weakImpliedCount: number
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
const EN_IMPLIED =
  /^(?:until|till|unless|only|refus\w*|unable|impossib\w*|fail\w*|avoid\w*|ignor\w*|miss\w*|stop\w*|den(?:y|ied|ies)|reject\w*|lack\w*|forb\w*|prohibit\w*|ban(?:ned)?|hardly|barely|rarely|seldom|otherwise|instead|except|bare|fewer|exempt\w*|declin\w*|against|oppos\w*|optional|voluntary|prevent\w*|forg[eo]t\w*|illegal|invalid|incorrect\w*|wrong|incomplete|un(?!der|til|ion|iversit|it|ique|cle|iform)\w{3,}|\w{3,}less)$/u
const EN_WEAKLY_IMPLIED =
  /^(?:beyond|most|illegible|unreadable|off|little|quiet|silent|hard|difficult|trouble|tight|free|away|alone|short|less|out|same|too|rather|instead|still|kept|keep|keeps)$/u
/** "No, I'm a nurse" without punctuation: "no" is an answer. */
const AFTER_ANSWER = /^(?:i|im|ive|you|he|she|it|its|we|they|my|your|our|their|the|this|that|there)$/u
/** "No more than three" is a bound, not a denial. */
const BOUND = new Set(['more', 'less', 'fewer', 'later', 'earlier', 'sooner'])
/** Idioms that deny nothing: "I don't mind", "no problem", "without help". */
const IDIOM =
  /^(?:not (?:mind|worry|panic|stress|hesitate|be (?:afraid|scared|alarmed|frightened|worried|shy)|at all|know (?:why|how come)|get me)|no (?:problem|worries|matter|longer than)|without (?:any )?(?:help|assistance))(?= |$)/u

const countMatches = (tokens: readonly Token[], pattern: RegExp) =>
  tokens.filter(({ folded }) => pattern.test(folded)).length

function readEnglish(tokens: readonly Token[]): Polarity {
  const negations: Negation[] = []
  let weakImpliedCount = countMatches(tokens, EN_WEAKLY_IMPLIED)
  const implied: number[] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (EN_IMPLIED.test(token.folded) && (token.folded !== 'instead' || next?.folded === 'of')) implied.push(at)
    if (/^(?:less|under|rather)$/u.test(token.folded) && /^(?:than|an?)$/u.test(next?.folded ?? '')) implied.push(at)
    if (isCorrection(tokens, at) || isKeptFrom(tokens, at)) implied.push(at)
    if (!EN_CUES.has(token.folded)) return
    if (token.folded === 'not' && (next?.folded === 'only' || next?.folded === 'just')) return
    if (BOUND.has(next?.folded ?? '') && tokens[at + 2]?.folded === 'than') return
    if (token.folded === 'not' && tokens[at - 1]?.folded === 'or') return
    const idiom = [token, next, tokens[at + 2]].map((word) => word?.folded ?? '').join(' ')
    if (IDIOM.test(idiom) || isAlreadyDenied(tokens, at) || isEager(tokens, at)) {
      weakImpliedCount += 1
      return
    }
    if (isNonDenial(tokens, at)) {
      implied.push(at)
      return
    }
    const isAnswer =
      ((token.folded === 'no' || token.folded === 'not') &&
        (!next || next.breakBefore) &&
        (token.sentenceStart || tokens[at - 1]?.folded === 'course')) ||
      (token.folded === 'no' && AFTER_ANSWER.test(next?.folded ?? ''))
    if (isAnswer) weakImpliedCount += 1
    else if (isTagQuestion(tokens, at)) implied.push(at)
    else negations.push({ ...englishHead(tokens, at), at })
  })
  return { negations, implied, weakImpliedCount }
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
const TR_IMPLIED =
  /^(?:yasak.*|redde.*|imkansiz.*|vazgec.*|engelle.*|kacin.*|haric|dis[iu]\w*|ac|tok|ancak|yalnizca|sadece|hayir|yerine|yanlis.*|eksik.*|gecersiz.*|muaf.*|yoksa|bos.*|bekle.*|unut.*|.{2,}[^n]s[iu]z(?:l[iu]k.*|c[ae]|d[iu]r)?|.{2,}m[ae](?:d[ae]n|ks[iu]z[iu]n)|(?!cuma).{2,}m[ae])$/u

/** Restrictions that may follow "ancak" at the start of a clause: "ancak imzadan sonra". */
const TR_BOUNDS = /^(?:sonra|hali?nde|takdirde|sartiyla|kosuluyla|olursa)/u

/** "Ancak" before a complete clause means "however", not "only". */
function isHoweverAncak(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.folded !== 'ancak' || !(token.sentenceStart || token.breakBefore)) return false
  return !tokens.slice(at).some(({ folded, clause }) => clause === token.clause && TR_BOUNDS.test(folded))
}

const TR_WEAKLY_IMPLIED = /^(?:ancak|zor|zorla\S*|guc|ayni|degisken\S*|once)$/u

function readTurkish(tokens: readonly Token[]): Polarity {
  const negations: Negation[] = []
  const implied: number[] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.folded ?? ''
    if (isLitotes(tokens, at) || isLitotes(tokens, at - 1)) return
    if (DENIAL_WORD.test(token.folded)) {
      if (/^(?:itiraz|sakinca|mahzur)/u.test(tokens[at - 1]?.folded ?? '')) {
        implied.push(at)
        return
      }
      if (isSelfCorrection(tokens, at)) return
      if (
        (/^(?:degil|yok)$/u.test(token.folded) && /^m[iu]/u.test(next)) ||
        isSuperlative(tokens, at) ||
        isExceptive(tokens, at)
      )
        implied.push(at)
      else negations.push({ ...turkishHead(tokens, at), at })
      return
    }
    if (/^(?:kusura|merak|fark)$/u.test(tokens[at - 1]?.folded ?? '') || REASSURING.test(token.folded)) return
    if (isReduplicated(tokens, at) || isLimit(tokens, at)) return
    const root = TR_LOOK_ALIKE.test(token.folded)
      ? null
      : (TR_NEGATIVE.exec(token.folded)?.[1] ?? deniedFirstPerson(token, tokens[at + 1]))
    const isNoun = VERBAL_NOUN.test(token.folded) && TR_NOUN_CUES.test(next)
    if (isUntilOrDegree(tokens, at)) implied.push(at)
    else if (
      root &&
      !isNoun &&
      (isElseOrOnly(tokens, at) ||
        isBeforeForm(token.folded) ||
        isQuestionParticle(next) ||
        isWhetherOrNot(tokens, at, root) ||
        isRequirement(tokens, at, root) ||
        isSuperlative(tokens, at))
    )
      implied.push(at)
    else if (root && !isNoun) {
      negations.push({ ...verbHead(tokens, at, root), at })
      // "Reddedilmedi" denies a word that already implies a negation.
      if (TR_IMPLIED.test(root)) implied.push(at)
    } else if (isHoweverAncak(tokens, at)) return
    else if (TR_IMPLIED.test(token.folded) && !(/m[ae]d[ae]n$/u.test(token.folded) && /^(?:once|evvel)/u.test(next)))
      implied.push(at)
  })
  const neither = neitherNor(
    tokens,
    negations.map(({ at }) => at),
  ).map((one) => ({ ...one, head: tokens[one.headAt]?.folded ?? '' }))
  return { negations: [...negations, ...neither], implied, weakImpliedCount: countMatches(tokens, TR_WEAKLY_IMPLIED) }
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
