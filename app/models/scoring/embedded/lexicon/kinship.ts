import type { Language } from '#app/models/dialogues/language.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'

export interface KinTerm {
  /** Every relation that the word can mean. */
  relations: readonly string[]
  text: string
}

/** One line a word: the wordings, then the relations that it can mean. English plurals are understood. */
const ENGLISH = `
mother mum mom mummy: mother
father dad daddy: father
parent: mother father
son: son
daughter: daughter
child kid: son daughter
boy: son
girl: daughter
brother: brother
sister: sister
sibling: brother sister
husband: husband
wife: wife
spouse partner: husband wife
grandmother grandma granny nan: grandmother
grandfather grandpa grandad granddad: grandfather
grandparent: grandmother grandfather
grandson: grandson
granddaughter: granddaughter
grandchild: grandson granddaughter
uncle: uncle
aunt auntie aunty: aunt
nephew: nephew
niece: niece
cousin: cousin
`
/** Roots of Turkish words, folded; possessive and case endings are understood. */
const TURKISH = `
anne: mother
baba: father
ebeveyn: mother father
ogul ogl: son
kiz: daughter
cocug cocuk evlat evlad: son daughter
agabey abi: brother
abla: sister
kardes: brother sister
koca: husband
kari hanim: wife
es: husband wife
buyukanne anneanne babaanne nine: grandmother
buyukbaba dede: grandfather
torun: grandson granddaughter
amca dayi: uncle
teyze: aunt
hala: aunt
yenge: aunt sister-in-law
eniste: uncle brother-in-law
yegen: nephew niece
kuzen: cousin
kayinvalide kaynana: mother-in-law
kayinpeder kaynata: father-in-law
gorumce baldiz elti: sister-in-law
kayinbirader bacanak: brother-in-law
damat damad: son-in-law
gelin: daughter-in-law
`
/** These are everyday words without an ending that says whose: `es` (match), `hanim` (Mrs), `gelin` (come), `hala` (still). */
const ONLY_OWNED = new Set('es hanim gelin hala kari koca dede nine kiz ogl cocug cocuk kardes abi damat'.split(' '))
const FREE_ANYWAY = new Set('kiz dede cocuk kardes damat'.split(' '))
const OWNED =
  /^(?:[iu]m|[iu]?m[iu]z|[iu]n[iu]z|n[iu]z|[iu]|s[iu]|l[ae]r[iu]|m|n)(?:n?[iuae]|n?[dt][ae]n?|n?[iu]n|y?l[ae])?$/u
const FREE = /^(?:l[ae]r)?(?:y?[iuae]|[dt][ae]n?|n?[iu]n|y?l[ae])?$/u
/** A recogniser leaves the apostrophe of "my brother-in-law's" out. */
const isInLaw = (after: readonly string[]) => /^in laws?$/u.test(after.join(' '))

function readLines(text: string): Map<string, string[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', relations = ''] = line.split(': ')
        return words.split(' ').map((word): [string, string[]] => [word, relations.split(' ')])
      }),
  )
}

const WORDS: Record<Language, Map<string, string[]>> = { en: readLines(ENGLISH), tr: readLines(TURKISH) }

/** "My son's wife" is my daughter-in-law. */
const MARRIED: Record<string, string> = {
  'son wife': 'daughter-in-law',
  'daughter husband': 'son-in-law',
  'brother wife': 'sister-in-law',
  'sister husband': 'brother-in-law',
}

function englishKin({ tokens }: Utterance): KinTerm[] {
  return tokens.flatMap((token, at): KinTerm[] => {
    const word = token.folded.replace(/^children$/u, 'child').replace(/^wives$/u, 'wife')
    const relations = WORDS.en.get(word) ?? WORDS.en.get(word.replace(/s$/u, ''))
    if (!relations) return []
    const after = tokens.slice(at + 1, at + 3).map(({ folded }) => folded)
    const byMarriage = MARRIED[`${word} ${after[0] ?? ''}`]
    if (byMarriage && token.raw.endsWith("'s"))
      return [{ relations: [byMarriage], text: quote(tokens.slice(at, at + 2)) }]
    const ofChild = tokens[at - 1]
    if (ofChild?.raw.endsWith("'s") && MARRIED[`${ofChild.folded} ${word}`]) return []
    const ofSpouse = /^(?:husband|wife|spouse|partner)$/u.test(token.folded) && token.raw.endsWith("'s")
    if (ofSpouse && WORDS.en.has(after[0] ?? '')) return []
    const before = tokens[at - 1]
    const inLaw = isInLaw(after) || (before && /^(?:husband|wife|spouse|partner)'s$/u.test(before.raw.toLowerCase()))
    const step = before?.folded === 'step'
    if (step) return []
    const named = isInLaw(after) ? tokens.slice(at, at + 3) : [token]
    return [{ relations: inLaw ? relations.map((name) => `${name}-in-law`) : relations, text: quote(named) }]
  })
}

function turkishKin({ tokens }: Utterance): KinTerm[] {
  return tokens.flatMap((token): KinTerm[] => {
    for (let length = Math.min(token.folded.length, 11); length >= 2; length -= 1) {
      const relations = WORDS.tr.get(token.folded.slice(0, length))
      if (!relations) continue
      const [root, ending] = [token.folded.slice(0, length), token.folded.slice(length)]
      const owned = ending !== '' && OWNED.test(ending)
      const free = FREE.test(ending) && (!ONLY_OWNED.has(root) || (FREE_ANYWAY.has(root) && ending === ''))
      const isStill = root === 'hala' && token.lower.includes('â')
      return (owned || free) && !isStill ? [{ relations, text: quote([token]) }] : []
    }
    return []
  })
}

/** The relatives that an utterance speaks of. */
export function readKin(utterance: Utterance): KinTerm[] {
  return utterance.language === 'en' ? englishKin(utterance) : turkishKin(utterance)
}
