import { clausesOf } from '../clauses.ts'
import { ENGLISH_OBJECTS, ENGLISH_SUBJECTS } from '../person.ts'
import type { Utterance } from '../utterance.ts'
import type { Doer, Tense, RawPredicate } from './predicate.ts'

/** Words that may stand between a subject and its verb and do not mark tense. */
const ADVERB =
  /^(?:not|just|also|already|still|only|really|now|never|ever|always|usually|even|actually|simply|both|all|so|then|recently|immediately|currently|probably|definitely|certainly|possibly|maybe|perhaps|apparently|finally|often|sometimes|kindly|sure|no|longer|firmly|first|since|soon|either|each|once|very|nearly|almost)$/u
const AUXILIARY =
  /^(?:do|does|did|will|would|shall|can|could|may|might|must|should|ought|have|has|had|am|is|are|was|were|be|been|being|get|gets|got|getting|to|going|need|needs|needed|want|wants|wanted|able|like|try|tried|trying|able|allowed|supposed|required|used|about|having|willing|ready|hope|hoping|planning|plan|intend|happy|keen|managed|let)$/u
const BE = /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/u
export const IRREGULAR_PAST =
  /^(?:began|bought|brought|built|came|caught|chose|fell|felt|found|forgot|gave|went|won|rose|grew|heard|held|kept|knew|left|lent|lost|meant|met|paid|ran|said|sat|saw|sent|sold|spent|spoke|stole|took|taught|thought|told|understood|wrote|broke|drove|got|had|made|did|ate|slept|stood|wore|threw|hid|swore|tore|flew|drew|led|fed|bit|shook|hung|struck|stuck|dealt|slid|wound|bent|burnt|learnt|woke|withdrew|withheld|became|was|were|rang)$/u
/** Verbs with the same form in present and past, and nouns in -ed. */
const SAME_IN_PAST =
  /^(?:put|cut|hit|set|let|shut|hurt|cost|read|quit|split|spread|bet|need|indeed|bed|red|feed|speed|seed|shed|bleed|exceed|proceed|succeed|embed|wed)$/u
/** Those of them that are never nouns. */
export const UNCHANGED = /^(?:put|cut|hit|set|let|shut|hurt|quit|split|spread)$/u
const PARTICIPLE =
  /(?:ed|[^aeiou]en)$|^(?:been|given|taken|seen|gone|done|known|shown|grown|thrown|worn|torn|drawn|flown|put|cut|hit|set|let|shut|hurt|cost|read|split|come|become|run|begun|rung|won|told|sold|held|left|lost|made|paid|sent|said|found|kept|built|bought|brought|caught|heard|had|got|met|stuck|lent|spent|taught|thought|understood|led|fed|hung|struck|dealt|withheld)$/u
const DETERMINER =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|both|one|another|somebody|some|every)$/u
const MAX_CHAIN = 7

interface AuxiliaryChain {
  words: string[]
  /** The index before the chain, where the subject must be. */
  before: number
}

const NOUN_TOO = /^(?:will|can|need|needs|try|plan|hope)$/u

/** "The need", "her plan was": a noun, not an auxiliary. */
const isNounHere = (tokens: Utterance['tokens'], at: number) =>
  NOUN_TOO.test(tokens[at]?.folded ?? '') &&
  (DETERMINER.test(tokens[at - 1]?.folded ?? '') || BE.test(tokens[at + 1]?.folded ?? ''))

/**
 * The auxiliaries of a verb, read backwards to the subject. In a question the subject stands between them: "do I have
 * to pay".
 */
function chainOf({ tokens }: Utterance, at: number): AuxiliaryChain {
  const words: string[] = []
  let index = at - 1
  for (; index >= 0 && at - index <= MAX_CHAIN; index -= 1) {
    const token = tokens[index]
    if (!token || tokens[index + 1]?.breakBefore) break
    if (isNounHere(tokens, index)) break
    if (AUXILIARY.test(token.folded)) words.unshift(token.folded)
    else if (!ADVERB.test(token.folded)) break
  }
  return { words, before: tokens[index + 1]?.breakBefore ? -1 : index }
}

const NO_CLAUSE_BEFORE = /^(?:let|by|of|with|for|from|to|than|like|about|between|among|and|or|on|in)$/u

/** The subject at a place: "I", or the last word of "my older brother" at the start of its clause. */
function doerOf(utterance: Utterance, at: number): { doer: Doer; isInverted: boolean } | null {
  const { tokens } = utterance
  const token = tokens[at]
  if (!token) return null
  const isRelative = token.folded === 'who' && at > 0 && !token.breakBefore
  const person = isRelative ? 3 : ENGLISH_SUBJECTS[token.folded]
  const before = tokens[at - 1]?.folded ?? ''
  // "It wasn't me who started it", "you're the one who started it".
  if (isRelative && (before in ENGLISH_OBJECTS || before in ENGLISH_SUBJECTS || /^(?:ones?|person)$/u.test(before)))
    return null
  const opens = at === 0 || token.breakBefore
  if (person) {
    if (!opens && NO_CLAUSE_BEFORE.test(before) && before !== 'and' && before !== 'or') return null
    const isInverted =
      !opens && /^(?:do|does|did|will|would|can|could|may|should|shall|have|has|had|am|is|are|was|were)$/u.test(before)
    return { doer: { person, isPlural: /^(?:we|they)$/u.test(token.folded), from: at }, isInverted }
  }
  return nounDoer(utterance, at)
}

/** People and institutions that can act. */
export const PEOPLE =
  /^(?:wife|husband|son|daughter|mother|father|mum|dad|brother|sister|uncle|aunt|nephew|niece|cousin|law|police|doctor|nurse|specialist|surgeon|driver|landlord|landlady|owner|tenant|agent|manager|friend|colleague|neighbour|neighbor|teacher|principal|lawyer|solicitor|accountant|employer|boss|foreman|supervisor|officer|customer|client|bank|lender|company|school|council|court|judge|insurer|assessor|mechanic|plumber|electrician|tradesman|builder|witness|buyer|seller|dealer|shop|store|partner|spouse|ex|supplier|competitor|airline|office|hospital|clinic|government|department|association|club|gym|site|volunteer|carer|guarantor|kid|child|children|parent|baby|president|interpreter|chemist|pharmacist|receptionist|retailer|manufacturer|contractor|girl|boy|bloke|guy|man|woman|lady|gentleman|dentist|counsellor|student|worker|employee|installer|repairer|painter|handyman|inspector|provider|union|consulate|embassy|committee|board|grand(?:mother|father|ma|pa|son|daughter|child|children|parent)|nan|burglar|thief|firm|business)s?$/u
const OPENS_CLAUSE =
  /^(?:and|but|so|because|if|when|that|where|while|although|though|until|till|before|after|unless|once|since|says|said|think|thinks|thought|know|hope|told|me|him|them|us|what|how|why|apparently|then|now|yesterday|today|otherwise|whether|as)$/u
const NOUN_REACH = 4

function nounDoer({ tokens }: Utterance, at: number): { doer: Doer; isInverted: boolean } | null {
  const token = tokens[at]
  const isHas = /^(?:got|been|had)$/u.test(tokens[at + 1]?.folded ?? '')
  if (!token || (token.raw.toLowerCase().endsWith("'s") && !isHas)) return null
  const isName = token.capital && !token.sentenceStart && token.folded.length > 2
  if (!isName && !PEOPLE.test(token.folded)) return null
  for (let index = at; index >= Math.max(0, at - NOUN_REACH); index -= 1) {
    const [here, before] = [tokens[index], tokens[index - 1]]
    if (!here) return null
    const opens = index === 0 || here.breakBefore || OPENS_CLAUSE.test(before?.folded ?? '')
    if (opens) {
      const isPair = before?.folded === 'and' && !before.breakBefore && !here.breakBefore
      return isPair
        ? null
        : {
            doer: { person: 3, isPlural: /s$|^police$|^children$/u.test(token.folded), from: index },
            isInverted: false,
          }
    }
    if (DETERMINER.test(here.folded)) return null
    if (/^(?:of|to|for|with|by|from|in|on|at|and|or)$/u.test(here.folded)) return null
  }
  return null
}

const formTense = (word: string): Tense | null => {
  if (SAME_IN_PAST.test(word)) return null
  if (IRREGULAR_PAST.test(word) || /[^e]ed$/u.test(word)) return 'past'
  return /ing$|(?:wn|en)$/u.test(word) ? null : 'now'
}

/** The tense, from the auxiliaries and the form of the verb. */
function tenseOf(chain: readonly string[], word: string, isCondition: boolean): Tense | null {
  const [first = '', second = ''] = chain
  const text = `${chain.join(' ')} `
  if (chain.length === 0) return isCondition && formTense(word) === 'past' ? 'unreal' : formTense(word)
  if (/^(?:will|shall)$/u.test(first)) return second === 'have' && !chain.includes('to') ? null : 'ahead'
  if (/\b(?:going|about) to $/u.test(text)) return /^(?:was|were)/u.test(text) ? 'unreal' : 'ahead'
  // "I'd bought" is "I had bought".
  const isHad = first === 'would' && chain.length === 1 && (PARTICIPLE.test(word) || IRREGULAR_PAST.test(word))
  if (isHad && !SAME_IN_PAST.test(word)) return isCondition ? 'unreal' : 'past'
  if (first === 'would' && second === 'been') return null
  if (first === 'would') return chain.includes('have') && !chain.includes('to') ? 'missed' : 'unreal'
  if (first === 'got') return 'past'
  if (/^(?:must|should|ought)$/u.test(first)) return 'due'
  if (/^(?:can|could|may|might|let)$/u.test(first)) return null
  if (/\b(?:need|needs|have|has|supposed|required) to $/u.test(text) && !/^(?:did|had|was|were)/u.test(text))
    return 'due'
  if (/^(?:was|were) .*(?:supposed|required|going|about) to $/u.test(text)) return null
  if (/^(?:did|had|was|were|needed|wanted|tried|managed|used)$/u.test(first)) return isCondition ? 'unreal' : 'past'
  // "Hasn't been talking" may still be going on.
  if (/^(?:have|has)$/u.test(first) && chain.includes('been') && word.endsWith('ing')) return null
  if (/^(?:have|has)$/u.test(first) && !chain.includes('to')) return 'past'
  if (/^(?:am|is|are)$/u.test(first) && (word.endsWith('ing') || chain.includes('getting'))) return 'going'
  if (/^(?:am|is|are|do|does|want|wants|get|gets)$/u.test(first)) return 'now'
  return null
}

const CONDITION = /^(?:if|unless)$/u

/** Never verbs, whatever stands before them. */
const NO_VERB =
  /^(?:never|ever|still|first|would|will|can|back|right|long|more|less|much|many|full|own|new|old|good|free|sure|upstairs|downstairs|overseas|twice|alone|instead|(?:any|every|some|no)thing)$/u

function isNounAfter(chain: readonly string[], word: string): boolean {
  const last = chain.at(-1) ?? ''
  if (/^(?:have|has|had|having)$/u.test(last)) return !PARTICIPLE.test(word) && !IRREGULAR_PAST.test(word)
  return (
    /^(?:need|needs|needed|want|wants|wanted|like|try|tried|hope|plan|allowed)$/u.test(last) ||
    (/^(?:got|get|gets)$/u.test(last) && !PARTICIPLE.test(word))
  )
}

const PRONOUN = /^(?:i|we|you|he|she|they|it|who)$/u

/** The verbs of an English utterance that have their own subject or auxiliary. */
export function englishPredicates(utterance: Utterance): RawPredicate[] {
  const clauses = clausesOf(utterance)
  return utterance.content.flatMap(({ at, stem, token: { folded } }): RawPredicate[] => {
    if (NO_VERB.test(folded) || ADVERB.test(folded)) return []
    const { words, before } = chainOf(utterance, at)
    const subject = before >= 0 ? doerOf(utterance, before) : null
    const asked = subject?.isInverted ? (utterance.tokens[before - 1]?.folded ?? '') : ''
    const chain = asked ? [asked, ...words] : words
    if (isNounAfter(chain, folded)) return []
    const hasAuxiliary = chain.some((word) => !/^(?:to|like|about|let|ready|happy|keen|willing|able)$/u.test(word))
    const isForm = /(?:s|ed)$/u.test(folded) || IRREGULAR_PAST.test(folded) || UNCHANGED.test(folded)
    if (!hasAuxiliary && !(subject && (isForm || PRONOUN.test(utterance.tokens[before]?.folded ?? '')))) return []
    const isBe = BE.test(chain.at(-1) ?? '') && !folded.endsWith('ing')
    if (isBe && !PARTICIPLE.test(folded)) return []
    const isCondition = utterance.tokens.some(
      (token, index) => clauses[index] === clauses[at] && index < at && CONDITION.test(token.folded),
    )
    return [
      {
        at,
        base: stem,
        doer: isBe ? null : (subject?.doer ?? null),
        tense: tenseOf(chain, folded, isCondition),
        isCondition,
        isAsked: asked !== '',
      },
    ]
  })
}

/** Possession: "I've got asthma", "he was left with the debt". */
const HAVING = /^(?:have|has|had|got|get|gets|getting|kept|keep|keeps|owns?|received?|left|given|lost)$/u
const BETWEEN_HAVING = /^(?:with|got|a|an|the|any|no|some|my|your|his|her|our|their|full|sole|severe|bad|chronic|of)$/u

export function englishPossessions(utterance: Utterance): RawPredicate[] {
  const { tokens, content } = utterance
  return tokens.flatMap(({ folded }, verb): RawPredicate[] => {
    if (!HAVING.test(folded)) return []
    let at = verb + 1
    while (at < tokens.length && !tokens[at]?.breakBefore && BETWEEN_HAVING.test(tokens[at]?.folded ?? '')) at += 1
    const thing = content.find((word) => word.at === at)
    // "He'd have my visa cancelled" is causative, not possessive.
    const isParticiple = PARTICIPLE.test(thing?.token.folded ?? '') && folded.startsWith('ha')
    const isCaused = tokens[at + 1]?.breakBefore === false && PARTICIPLE.test(tokens[at + 1]?.folded ?? '')
    if (!thing || tokens[at]?.breakBefore || isCaused || isParticiple) return []
    const { words, before } = chainOf(utterance, verb)
    const isGiven = /^(?:left|given)$/u.test(folded)
    if (isGiven !== BE.test(words.at(-1) ?? '')) return []
    const subject = before >= 0 ? doerOf(utterance, before) : null
    if (!subject) return []
    return [
      {
        at,
        base: `have ${thing.stem}`,
        doer: subject.doer,
        tense: isGiven ? null : tenseOf(words, folded, false),
        isCondition: false,
        isAsked: subject.isInverted,
      },
    ]
  })
}
