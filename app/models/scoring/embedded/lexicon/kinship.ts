import type { Language } from '#app/models/dialogues/language.ts'
import { quote, type Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import KINSHIP from './data/kinship.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'

export interface KinTerm {
  /** Every relation that the word may mean. */
  relations: readonly string[]
  text: string
}

/** Kinship terms only with a possessive suffix, everyday words without: `es` (match), `hanim` (Mrs), `gelin` (come). */
const ONLY_OWNED = new Set('es hanim gelin hala kari koca dede nine kiz ogl cocug cocuk kardes abi damat'.split(' '))
const FREE_ANYWAY = new Set('kiz dede cocuk kardes damat'.split(' '))
const OWNED =
  /^(?:[iu]m|[iu]?m[iu]z|[iu]n[iu]z|n[iu]z|[iu]|s[iu]|l[ae]r[iu]|m|n)(?:n?[iuae]|n?[dt][ae]n?|n?[iu]n|y?l[ae])?$/u
const FREE = /^(?:l[ae]r)?(?:y?[iuae]|[dt][ae]n?|n?[iu]n|y?l[ae])?$/u
/** Speech recognition may drop the apostrophe of "my brother-in-law's". */
const isInLaw = (after: readonly string[]) => /^in laws?$/u.test(after.join(' '))

const ROWS = readRows('kinship.tsv', KINSHIP, ['language', 'words', 'relations'])

const readRelations = (language: Language) =>
  new Map(
    ROWS.filter((row) => row.language === language).flatMap((row) =>
      wordingsIn(row.words).map((word) => [word, wordingsIn(row.relations)] as const),
    ),
  )

/** The relations that a word may mean. English words are singular; Turkish words are folded roots. */
const WORDS: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  en: readRelations('en'),
  tr: readRelations('tr'),
}

/** Relations in two steps: "my son's wife" is my daughter-in-law, "my mother's brother" my uncle. */
const RELATED: Record<string, string> = {
  'son wife': 'daughter-in-law',
  'daughter husband': 'son-in-law',
  'brother wife': 'sister-in-law',
  'sister husband': 'brother-in-law',
  'mother brother': 'uncle',
  'father brother': 'uncle',
  'mother sister': 'aunt',
  'father sister': 'aunt',
  'brother son': 'nephew',
  'sister son': 'nephew',
  'brother daughter': 'niece',
  'sister daughter': 'niece',
  'mother mother': 'grandmother',
  'father mother': 'grandmother',
  'mother father': 'grandfather',
  'father father': 'grandfather',
}

/** The relation of a relative's relative. Accepts synonyms: mum's brother as well as mother's. */
function relatedBy(owner: string, word = ''): string | undefined {
  const [first, second] = [owner, word].map((kin) => WORDS.en.get(kin)?.[0] ?? kin)
  return RELATED[`${first} ${second}`]
}

function englishKin({ tokens }: Utterance): KinTerm[] {
  return tokens.flatMap((token, at): KinTerm[] => {
    const word = token.folded.replace(/^children$/u, 'child').replace(/^wives$/u, 'wife')
    const relations = WORDS.en.get(word) ?? WORDS.en.get(word.replace(/s$/u, ''))
    if (!relations) return []
    const after = tokens.slice(at + 1, at + 3).map(({ folded }) => folded)
    // "A mother of three" describes somebody with three children, not a relative.
    if (after[0] === 'of' && /^(?:mother|father)/u.test(word)) return []
    const relative = relatedBy(word, after[0])
    if (relative && token.raw.endsWith("'s")) return [{ relations: [relative], text: quote(tokens.slice(at, at + 2)) }]
    const owner = tokens[at - 1]
    if (owner?.raw.endsWith("'s") && relatedBy(owner.folded, word)) return []
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

/** The genitive, as in "eşimin annesi" or "annemin (erkek) kardeşi". */
const OF_SOMEBODY = /^\p{L}+[iu]n$/u

/** Which of the two "kardeş" is, by the word before it. */
const SIBLINGS: Record<string, string> = { kiz: 'sister', erkek: 'brother' }

function turkishKin({ tokens }: Utterance): KinTerm[] {
  return tokens.flatMap((token, at): KinTerm[] => {
    const relations = turkishRelations(token)
    // In "kız kardeş" (sister) and "kız arkadaş" (girlfriend), kız is not a daughter.
    if (!relations || (token.folded === 'kiz' && /^(?:kardes|arkadas)/u.test(tokens[at + 1]?.folded ?? ''))) return []
    const inner = /^(?:erkek|kiz)$/u.test(tokens[at + 1]?.folded ?? '') ? 2 : 1
    const owned = OF_SOMEBODY.test(token.folded) ? ownedRelations(relations, tokens[at + inner]) : null
    if (owned) return [{ relations: owned, text: quote(tokens.slice(at, at + inner + 1)) }]
    const before = tokens[at - 1]
    const beyond = /^(?:erkek|kiz)$/u.test(before?.folded ?? '') ? tokens[at - 2] : before
    const owner = [before, beyond].find((one) => one && OF_SOMEBODY.test(one.folded) && turkishRelations(one))
    const isTold = owner !== undefined && ownedRelations(turkishRelations(owner) ?? [], token) !== null
    const named = SIBLINGS[before?.folded ?? '']
    const isSibling = named !== undefined && relations.includes(named)
    return isTold ? [] : [{ relations: isSibling ? [named] : relations, text: quote([token]) }]
  })
}

/** The relation of a relative's relative; null if there is no single term for it. */
function ownedRelations(owner: readonly string[], token: Token | undefined): string[] | null {
  const relations = token && turkishRelations(token)
  if (!relations) return null
  if (owner.some((one) => one === 'husband' || one === 'wife'))
    return /^(?:mother|father|brother|sister)$/u.test(relations[0] ?? '')
      ? relations.map((name) => `${name}-in-law`)
      : null
  const names = owner.flatMap((one) => relations.flatMap((other) => RELATED[`${one} ${other}`] ?? []))
  return names.length > 0 ? [...new Set(names)] : null
}

const LONGEST = Math.max(...[...WORDS.tr.keys()].map(({ length }) => length))

function turkishRelations(token: Token): readonly string[] | null {
  for (let length = Math.min(token.folded.length, LONGEST); length >= 2; length -= 1) {
    const relations = WORDS.tr.get(token.folded.slice(0, length))
    if (!relations) continue
    const [root, ending] = [token.folded.slice(0, length), token.folded.slice(length)]
    const owned = ending !== '' && OWNED.test(ending)
    const free = FREE.test(ending) && (!ONLY_OWNED.has(root) || (FREE_ANYWAY.has(root) && ending === ''))
    const isStill = root === 'hala' && token.lower.includes('â')
    return (owned || free) && !isStill ? relations : null
  }
  return null
}

/** The relatives that an utterance mentions. */
export function readKin(utterance: Utterance): KinTerm[] {
  return utterance.language === 'en' ? englishKin(utterance) : turkishKin(utterance)
}
