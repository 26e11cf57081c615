import type { Word } from '../../reading/word.ts'
import type { Claim, Person } from './claim.ts'
import { englishStem, isParticiple } from './english-stem.ts'

const personsOf = (lists: Record<Person, string>): ReadonlyMap<string, Person> =>
  new Map(
    (['first', 'second', 'third'] as const).flatMap((person) =>
      lists[person].split(' ').map((word) => [word, person] as const),
    ),
  )

const SUBJECTS = personsOf({ first: 'i we', second: 'you', third: 'he she they' })
const OWNERS = personsOf({ first: 'my our', second: 'your', third: 'his her their' })
export const ENGLISH_OBJECTS = personsOf({ first: 'me us', second: 'you', third: 'him her them' })

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Between a subject and its verb. */
const AUXILIARY = setOf(
  'will would shall should can could may might must do does did have has had am is are was were be been being',
  "won't wouldn't shouldn't can't couldn't don't doesn't didn't haven't hasn't hadn't isn't aren't wasn't weren't mustn't cannot",
  'not going gonna to want wanted wants need needs needed got supposed able like rather better',
  'just already also never always still only really then now even ever all both probably actually first myself yourself',
)
const BE = /^(?:am|is|are|was|were|be|been|being|wasn't|weren't|isn't|aren't|got)$|'(?:m|re)$/

/** No verb and no thing. */
const FUNCTION_WORD = setOf(
  'a an the this that these those it its i we you he she they me us him her them my our your his their',
  'who what when where which why how in on at of for from with by to and or but if so as than about into out up down over off back',
  'there here no one any some every each because since while until before after without though too very more most much many',
  'yesterday today tomorrow tonight again once twice sir please dollars percent mine yours hers theirs ours',
)
/** Between an owner and the thing. */
const BEFORE_NOUN = /^(?:own|new|old|first|last|\d.*)$/

/** How many words after the pronoun the verb is looked for. Chosen by hand: six in "you will probably still have to sign". */
const REACH = 6

const OBJECT_BEGINS = /^(?:a|an|the|this|that|these|those|it|you|him|her|them|me|us|my|our|your|his|their)$/
const isNoun = (text: string): boolean => text !== '' && !FUNCTION_WORD.has(text) && !AUXILIARY.has(text)
/** Whether nothing follows that the verb is done to: "I woke at six", not "I called the doctor". */
const isWithoutObject = (next: string): boolean => !OBJECT_BEGINS.test(next) && (!isNoun(next) || next.includes("'"))

function subjectClaims(words: readonly Word[], at: number): Claim[] {
  const pronoun = words[at]?.text ?? ''
  const person = SUBJECTS.get(pronoun.replace(/'.*/, ''))
  if (!person) return []
  const claims: Claim[] = []
  let isAfterBe = BE.test(pronoun) || BE.test(words[at - 1]?.text ?? '')
  for (let index = at + 1; index < words.length && index <= at + REACH; index++) {
    const [text = '', next = ''] = [words[index]?.text, words[index + 1]?.text]
    isAfterBe ||= BE.test(text)
    if (AUXILIARY.has(text)) continue
    if (FUNCTION_WORD.has(text) || /^\d|'/.test(text)) break
    // A passive turns the roles round; it is compared with nothing.
    if (!isAfterBe || !isParticiple(text)) {
      const isIntransitive = isWithoutObject(next)
      const place = words.slice(at, index + 1)
      claims.push({ relation: 'subject', person, stem: englishStem(text), isIntransitive, words: place })
    }
    if (next !== 'to') break
  }
  return claims
}

function ownerClaims(words: readonly Word[], at: number): Claim[] {
  const person = OWNERS.get(words[at]?.text ?? '')
  if (!person) return []
  const place = words.findIndex(({ text }, index) => index > at && !BEFORE_NOUN.test(text))
  const noun = words[place]
  // "My sister-in-law" is "his sister" for a wife.
  const isInLaw = words[place + 1]?.text === 'in' && words[place + 2]?.text === 'law'
  if (!noun || !isNoun(noun.text) || isInLaw) return []
  return [{ relation: 'owner', person, stem: englishStem(noun.text), words: words.slice(at, place + 1) }]
}

/** Between a verb and its object with "to": "sent it to me". */
const BETWEEN = /^(?:it|the|a|an|that|this|them)$/

function objectClaims(words: readonly Word[], at: number): Claim[] {
  const pronoun = words[at]?.text ?? ''
  const person = ENGLISH_OBJECTS.get(pronoun)
  if (!person || (pronoun === 'her' && isNoun(words[at + 1]?.text ?? ''))) return []
  const isIndirect = words[at - 1]?.text === 'to'
  // At most three words before "to": "gave that form to me".
  const places = isIndirect ? [at - 2, at - 3, at - 4] : [at - 1]
  const claims: Claim[] = []
  for (const place of places) {
    const verb = words[place]
    if (!verb) break
    if (BETWEEN.test(verb.text)) continue
    if (!isNoun(verb.text) || verb.text.includes("'")) break
    claims.push({ relation: 'object', person, stem: englishStem(verb.text), words: words.slice(place, at + 1) })
  }
  return claims
}

export const englishClaims = (words: readonly Word[]): Claim[] =>
  words.flatMap((_, at) => [...subjectClaims(words, at), ...ownerClaims(words, at), ...objectClaims(words, at)])
