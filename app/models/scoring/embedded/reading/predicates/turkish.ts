import type { Person } from '../person.ts'
import type { Utterance } from '../utterance.ts'
import type { Doer, Tense, RawPredicate } from './predicate.ts'

type Ending = readonly [Person, boolean, string]

/** Person endings after -di and -se. */
const SHORT: readonly Ending[] = [
  [2, false, 'n[iu]z'],
  [3, true, 'l[ae]r'],
  [1, false, 'm'],
  [1, true, 'k'],
  [3, false, ''],
]
/** Person endings after the other tenses. */
const LONG: readonly Ending[] = [
  [2, false, 's[iu]n[iu]z'],
  [3, true, 'l[ae]r'],
  [1, false, 'y?[iu]m'],
  [1, true, 'y?[iu]z'],
  [3, false, '(?:d[iu]r|t[iu]r)?'],
]

const PAST = '(?:(?<=[cfhkpst])t[iu]|(?<![cfhkpst])d[iu])'
/** Tense markers in matching order: "-ecekti" before "-di". */
const TENSES: readonly (readonly [Tense, string, readonly Ending[]])[] = [
  ['unreal', '(?:[ae]c[ae]kt[iu]|m[ae]zd[iu])', SHORT],
  ['due', 'm[ae]l[iu]yd[iu]', SHORT],
  ['past', '(?:yordu|m[iu]st[iu])', SHORT],
  ['past', PAST, SHORT],
  ['now', 'yor', [...LONG, [1, false, 'um'], [1, true, 'uz']]],
  ['ahead', '[ae]c[ae][kg]', LONG],
  ['due', 'm[ae]l[iu]', LONG],
  ['past', 'm[iu]s', LONG],
]
const FINITE = TENSES.flatMap(([tense, mark, endings]) =>
  endings.map(([person, isPlural, ending]) => ({
    tense,
    person,
    isPlural,
    pattern: new RegExp(`${mark}${ending}$`, 'u'),
  })),
)
/** The aorist, whose endings nouns have, too. Matched only where a clause may end. */
const AORIST = LONG.map(([person, isPlural, ending]) => ({
  tense: null,
  person,
  isPlural,
  pattern: new RegExp(`(?:(?<=[bcdfghjklmnpstvyz])[iuae]r|(?<=[ae])r|(?<=m[ae])z)${ending}$`, 'u'),
}))
const PARTICIPLES: { tense: Tense | null; person: Person; isPlural: boolean; pattern: RegExp }[] = (
  [
    [2, false, 'n[iu]z'],
    [1, true, 'm[iu]z'],
    [1, false, 'm'],
  ] as const
).flatMap(([person, isPlural, owner]) => [
  { tense: null, person, isPlural, pattern: new RegExp(`(?:d[iu]g|t[iu]g)[iu]${owner}(?:[iuae]|[dt][ae]n?)?$`, 'u') },
  { tense: 'ahead', person, isPlural, pattern: new RegExp(`[ae]c[ae]g[iu]${owner}(?:[iuae]|[dt][ae]n?)?$`, 'u') },
])
PARTICIPLES.push({ tense: 'ahead', person: 3, isPlural: false, pattern: /[ae]c[ae](?:g[iu]|kl[ae]r[iu])n[iu]$/u })
PARTICIPLES.push({ tense: null, person: 3, isPlural: false, pattern: /[dt][iu]g[iu](?:n[iuae]|n[dt][ae]n?)$/u })

/** Obligations with the person in a verbal noun: "ödemeniz gerekiyor", "denetlemesi şart". */
const DUTIES = (
  [
    [2, false, 'n[iu]z'],
    [1, true, 'm[iu]z'],
    [1, false, 'm'],
    [3, false, 's[iu]'],
  ] as const
).map(([person, isPlural, owner]) => ({ person, isPlural, pattern: new RegExp(`m[ae]${owner}$`, 'u') }))
const IS_DUE = /^(?:gerek(?!m|siz)|lazim|sart|zorunlu)/u
/** The person is marked on "zorunda": "ödemek zorundayız". */
const OBLIGED: readonly (readonly [Person, boolean, RegExp])[] = [
  [2, false, /^zorundas[iu]n[iu]z$/u],
  [1, true, /^zorunday[iu]z$/u],
  [1, false, /^zorunday[iu]m$/u],
  [3, false, /^zorunda(?:lar)?$/u],
]
/** "Dönersem", "ödemezseniz". */
const CONDITIONS = SHORT.map(([person, isPlural, ending]) => ({
  person,
  isPlural,
  pattern: new RegExp(`(?:[iuae]r|m[ae]z|yor|[ae]c[ae]k)s[ae]${ending}$`, 'u'),
}))

/** Words that only look like verbs: "kaydınız" comes from "kayıt". */
export const NO_VERB =
  /^(?:(?:ust|test|dost|kast|post)[iu].*|astim.*|yardim.*|adim.*|simdi|kendi.*|haydi|hadi|efendi.*|yedi|kedi.*|ciddi|maddi|kredi.*|adedi.*|yeni|senedi.*|vakti.*|cifti.*|derdi.*|kaydi.*|evladi.*|maksadi.*|cildi.*|hayir|kadar|karar|zarar|lazim|nasil|bir|diger|belki|gelecek|yemis|gecmis|sehir|nehir|omur|tekrar|haber|memur|mudur|doktor|sekreter|defter|seker|dolar|pazar|duvar|.{2,}(?<!yor|c[ae]k|m[iu]s|d[iu]|t[iu]|m[ae]l[iu]|[iua]r|m[ae]z)l[ae]r|m[iu](?:y|s|d).*|.{3,}(?:rist|nist|pist|list|tist)(?:[iu].*)?)$/u
const AUXILIARY = /^(?:ol(?!ay|an)|bulun)/u
const MIN_BASE = 2

/** Roots in -r, whose past tense looks like an aorist: gönder-di, but alır-dı. */
const ENDS_IN_R =
  /(?:^|\b)(?:gonder|goster|getir|gotur|bitir|cikar|otur|ver|var|sor|dur|vur|kur|gir|kir|yor|ayir|yatir|kacir|duyur|gecir|dusur|icir|basvur|onar|basar|kopar|aktar|yalvar|uyar|gider|savur|yitir|kavur|artir|yetistir|pisir|bagir|cagir|sigor|ogur|ozur|kestir|unuttur|.{2,}[dt][iu]r)$/u

interface Form {
  tense: Tense | null
  person: Person
  isPlural: boolean
  base: string
}

function formOf(folded: string, closes: boolean): Form | null {
  if (NO_VERB.test(folded) || folded.length < 4) return null
  const patterns = closes ? [...FINITE, ...PARTICIPLES, ...AORIST] : [...FINITE, ...PARTICIPLES]
  for (const { tense, person, isPlural, pattern } of patterns) {
    const found = pattern.exec(folded)
    if (!found || found.index < MIN_BASE) continue
    const stem = folded.slice(0, found.index)
    const isAorist = tense === 'past' && /(?:[iuae]|[ae])r$/u.test(stem) && !ENDS_IN_R.test(stem)
    return isAorist
      ? { tense: 'unreal', person, isPlural, base: rootOf(stem.replace(/[iuae]?r$/u, '')) }
      : { tense, person, isPlural, base: rootOf(stem) }
  }
  return null
}

/** The root without negation, ability and linking vowels: ödü-yor, öde-medi and ödeye-bilir are one verb. */
function rootOf(stem: string): string {
  const bare = stem
    .replace(/m[ae]y$/u, '')
    .replace(/y?[ae]b[iu]l$/u, '')
    .replace(/(?<=.{2,}[aeiu])y$/u, '')
    .replace(/(?<=..)y?[ae]m[aeiu]?$/u, '')
    .replace(/(?<=..)m[aeiu]$/u, '')
  return bare.replace(/(?<=..)[iuae]$/u, '').replace(/d$/u, 't')
}

/** Light verbs, which need the noun before them. */
const LIGHT =
  /^(?:ol|kal|gel|et|ed|yap|al|ver|cik|de|git|gid|gec|tut|bul|cek|koy|dus|bulun|g[io]r|iste|ist|at|bas|kes|kur)$/u

const endsClause = ({ tokens }: Utterance, at: number): boolean => {
  const next = tokens[at + 1]
  return (
    !next || next.breakBefore || /^(?:m[iu](?:y.*|s.*)?|ve|ama|fakat|cunku|ancak|diye|ki|da|de)$/u.test(next.folded)
  )
}

const CONDITION = /(?:s[ae](?:m|n|k|n[iu]z|l[ae]r)?|s[ae]yd[iu].*)$/u
/** The question particle may carry the person: "aldınız mı", "alıyor musunuz", "almış mıydınız". */
const ASKS = /^m[iu](?:yd[iu]|ym[iu]s)?(?:(?<one>y[iu]m|m)|(?<we>y[iu]z|k)|(?<you>s[iu]n[iu]z|n[iu]z))?$/u

function askedPerson(word: string): Pick<Doer, 'person' | 'isPlural'> | null {
  const { one, we, you } = ASKS.exec(word)?.groups ?? {}
  if (you) return { person: 2, isPlural: false }
  return one || we ? { person: 1, isPlural: we !== undefined } : null
}

/** Possessive endings in "izniniz var". */
const OWNERS: readonly (readonly [Person, boolean, RegExp])[] = [
  [2, false, /n[iu]z$/u],
  [1, true, /m[iu]z$/u],
  [1, false, /[iu]m$/u],
  [3, false, /s?[iu]$/u],
]

function possessionAt({ tokens }: Utterance, at: number): RawPredicate[] {
  const [thing, verb] = [tokens[at], tokens[at + 1]]
  if (!thing || !verb || verb.breakBefore || !/^(?:var|yok|vardi|yoktu)$/u.test(verb.folded)) return []
  const [person, isPlural] = OWNERS.find(([, , ending]) => thing.folded.length > 3 && ending.test(thing.folded)) ?? []
  // "Süresi var" needs a genitive noun before it; otherwise the owner is unknown.
  const isOwned = person !== 3 || /n[iu]n$/u.test(tokens[at - 1]?.folded ?? '')
  if (!person || isPlural === undefined || !isOwned) return []
  return [{ at, base: 'var', doer: { person, isPlural, from: at }, tense: null, isCondition: false, isAsked: false }]
}

const isReduplicated = ({ tokens }: Utterance, at: number, { base }: Form) =>
  /m[ae]z$/u.test(tokens[at]?.folded ?? '') && (tokens[at - 1]?.folded ?? '').startsWith(base)

/** Verbs whose person is marked in a verbal noun, on the word of obligation or in a conditional. */
function obligationAt({ tokens }: Utterance, at: number): RawPredicate[] {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || token.folded.length < MIN_DUE) return []
  const makePredicate = (
    found: Pick<Doer, 'person' | 'isPlural'>,
    stem: string,
    isCondition: boolean,
  ): RawPredicate[] => {
    const root = rootOf(stem)
    const before = token.breakBefore ? undefined : tokens[at - 1]
    const base = LIGHT.test(root) && before ? `${before.folded} ${root}` : root
    const tense = isCondition ? null : 'due'
    return [{ at, base, doer: { ...found, from: at }, tense, isCondition, isAsked: false }]
  }
  const condition = CONDITIONS.find(({ pattern }) => pattern.test(token.folded))
  // "İsterseniz" and "dilerseniz" are polite phrases.
  if (condition && /^(?:ist|dil|uygun)/u.test(token.folded)) return []
  if (condition) return makePredicate(condition, token.folded.replace(condition.pattern, ''), true)
  if (!next || next.breakBefore) return []
  const duty = IS_DUE.test(next.folded) ? DUTIES.find(({ pattern }) => pattern.test(token.folded)) : undefined
  if (duty) return makePredicate(duty, token.folded.replace(duty.pattern, ''), false)
  const [person, isPlural] = OBLIGED.find(([, , pattern]) => pattern.test(next.folded)) ?? []
  // "Zorunda kalırsınız": a later verb marks the person.
  if (/^(?:kal|ol|bulun)/u.test(tokens[at + 2]?.folded ?? '')) return []
  if (!person || isPlural === undefined || !/m[ae]k$/u.test(token.folded)) return []
  return makePredicate({ person, isPlural }, token.folded.replace(/m[ae]k$/u, ''), false)
}

const MIN_DUE = 6

function predicateAt(utterance: Utterance, at: number): RawPredicate[] {
  const { tokens } = utterance
  const [token, next] = [tokens[at], tokens[at + 1]]
  const follows = next && !next.breakBefore ? next.folded : ''
  const closes = endsClause(utterance, at)
  const form = token ? formOf(token.folded, closes) : null
  // "Başvurmuş olsaydınız": "ol" is an auxiliary here.
  if (
    /^ol(?:s[ae]|ur|ac|du|mus)/u.test(token?.folded ?? '') &&
    /(?:m[iu]s|yor|[ae]c[ae]k)$/u.test(tokens[at - 1]?.folded ?? '')
  )
    return []
  const due = obligationAt(utterance, at)
  if (due.length > 0) return due
  if (!token || !form || isReduplicated(utterance, at, form)) return possessionAt(utterance, at)
  const auxiliary = AUXILIARY.test(follows) ? formOf(follows, true) : null
  const isParticiple = PARTICIPLES.some(({ pattern }) => pattern.test(token.folded))
  // "Gelecek olan" is a participle; in "dönmüş olursunuz" the auxiliary marks the person.
  if (AUXILIARY.test(follows) && !auxiliary && !isParticiple) return []
  // "Anlaşmalı servis" is no obligation.
  if (/[ae]c[ae]k$|m[iu]s$|m[ae]l[iu]$/u.test(token.folded) && !closes && !auxiliary) return []
  const subject = askedPerson(follows) ?? (isParticiple ? form : (auxiliary ?? form))
  const before = token.breakBefore ? undefined : tokens[at - 1]
  return [
    {
      at,
      base: LIGHT.test(form.base) && before ? `${before.folded} ${form.base}` : form.base,
      doer: { person: subject.person, isPlural: subject.isPlural, from: at },
      tense: auxiliary ? null : form.tense,
      isCondition: CONDITION.test(token.folded),
      isAsked: /^m[iu](?:y|s|$)/u.test(follows),
    },
  ]
}

/** The finite verbs of a Turkish utterance, and participles that mark a person. */
export function turkishPredicates(utterance: Utterance): RawPredicate[] {
  return utterance.tokens.flatMap((_, at) => predicateAt(utterance, at))
}
