import type { Language, Word } from '../../reading/word.ts'
import { englishStem, turkishStem, type VerbForm } from './stems.ts'

export type Modality = 'must' | 'needless' | 'may' | 'must-not' | 'cannot' | 'advised'
type Modal = VerbForm<Modality>

/** Tested on the words from a place on. The longer wording comes first: "don't have to" before "have to". */
const ENGLISH: readonly (readonly [Modality, RegExp])[] = [
  [
    'needless',
    /^(?:(?!should)[a-z]+n't|not|never|no longer|cannot) (?:(?:really|actually|even|necessarily|always|ever) )?(?:have|need|required|obliged|forced) to /,
  ],
  ['needless', /^(?:needn't|need not|no need (?:for [a-z]+ )?to) /],
  ['must-not', /^(?:mustn't|must not|shouldn't|should not) /],
  ['cannot', /^(?:can't|cannot|can not|couldn't|could not|may not|unable to) /],
  ['cannot', /^(?:not|[a-z]+n't) (?:able|allowed|permitted) to /],
  ['must', /^(?:must|gotta|(?:have|has|had|having|got|required|obliged|forced|obligated|need|needs|needed) to) /],
  ['may', /^(?:can|could|may|might|(?:able|allowed|free|welcome|permitted|entitled) to) /],
]
/** May stand between a modal verb and its verb. */
const ENGLISH_BETWEEN =
  /^(?:also|always|still|just|even|only|actually|really|then|now|probably|definitely|first|both|all|ever|either|please|i|you|he|she|it|we|they|be|get|simply|go|and|the|a|an|to|been|at|least|my|your)$/
/** The verb is at most the fifth word after its modal: "can you please go and sign". Chosen by hand. */
const MOST_BETWEEN = 5

/** No pattern looks further: a Turkish noun, "gerek" and "yok" with two words before either are seven. */
const LONGEST = 8

const textFrom = (words: readonly Word[], from: number): string =>
  words.slice(from, from + LONGEST).reduce((sum, { text }) => `${sum}${text} `, '')

function englishModals(words: readonly Word[]): Modal[] {
  const forms: Modal[] = []
  for (let from = 0; from < words.length; from += 1) {
    const text = textFrom(words, from)
    const [kind, found] = ENGLISH.map(([name, pattern]) => [name, pattern.exec(text)?.[0]] as const).find(
      ([, match]) => match,
    ) ?? [null, '']
    if (!kind || !found) continue
    const end = from + found.trim().split(' ').length
    const offset = words.slice(end).findIndex((word) => !ENGLISH_BETWEEN.test(word.text))
    const verb = words[end + offset]
    // "Must have forgotten" is a guess.
    if (verb && offset >= 0 && offset < MOST_BETWEEN && verb.text !== 'have') {
      forms.push({ stem: englishStem(verb.text), kind, words: words.slice(from, end) })
    }
    // "Has to be able to" obliges and does not allow.
    from = Math.max(end - 1, end + offset)
  }
  return forms
}

const TURKISH_MAY = /^(.{2,}?)(m[ae]y)?y?[ae]bil(?:ir|ec|iy|m[ıi]ş|di(?!ğ)|m)(?!.*s[ae])/
const TURKISH_MUST = /^(.{2,}?)(m[ae])?m[ae]l[ıi](?:y[ıi]m|s[ıi]n(?:[ıi]z)?|y[ıi]z|l[ae]r|yd[ıi].*)?$/
const TURKISH_WISH = /^(.{2,}?)(?<!m[ae])s[ae](?:n[ıi]z|m|k|l[ae]r|n)? iyi olur/
const VERBAL_NOUN =
  /^(.{2,}?)(m[ae])?m[ae](?:k|kt[ae]n|m|n|s[ıi]|m[ıi]z|n[ıi]z|l[ae]r[ıi])?(?:n[ıi]|n[ae]|y[ae]|[ae]|y[ıi]|n[ıi]n)? /
/** "Gitmeme gerek yok": my going, not my not going. */
const MY_DOING = /^(.{2,}?)m[ae]m[ae] (?=gerek )/

const BETWEEN = '(?:(?:de|da|bile|pek|artık|hiç|her|zaman|yine|ayrıca|kesinlikle|mutlaka|hemen|önce|bence|zaten) ){0,2}'
/** What follows a verbal noun. */
const AFTER_NOUN: readonly (readonly [Modality, RegExp])[] = [
  ['needless', new RegExp(`^${BETWEEN}gerekm[ie](?!.{0,4}(?:bil|s[ae]))`)],
  ['needless', new RegExp(`^${BETWEEN}(?:gerek|(?:lüzum|mecburiyet|zorunluluğ)[^ ]*) ${BETWEEN}(?:yok(?!sa)|kalm)`)],
  [
    'needless',
    new RegExp(`^${BETWEEN}(?:şart|lazım|zorunda|mecbur|zorunlu|gerekli)[^ ]* ${BETWEEN}(?:değil|olmadı|kalm)`),
  ],
  [
    'must',
    new RegExp(
      `^${BETWEEN}(?:gerek (?!gör|duy|olma)|(?:gerek(?:iyor|ir|ecek|li|ti)|lazım|zorunda|mecbur|zorunlu|şart)(?![^ ]*(?:s[ae]|k[ae]n))(?!ı))`,
    ),
  ],
  ['cannot', new RegExp(`^${BETWEEN}(?:yasak(?! değil)|mümkün değil)`)],
  ['may', new RegExp(`^${BETWEEN}(?:mümkün|serbest)`)],
  ['advised', /^iyi olur/],
]

/** Of a modal verb with a denied verb: "gitmemelisiniz", "gitmemeniz gerekiyor", "gitmeyebilirsiniz". */
const DENIED: Partial<Record<Modality, Modality>> = { must: 'must-not', may: 'needless' }

function turkishModalAt(words: readonly Word[], from: number): Modal | null {
  const text = textFrom(words, from)
  const [first = ''] = text.split(' ')
  const form = (cut: string, kind: Modality | undefined, length: number): Modal | null => {
    const stem = turkishStem(cut, words.slice(0, from))
    return stem && kind ? { stem, kind, words: words.slice(from, from + length) } : null
  }
  const may = TURKISH_MAY.exec(first)
  if (may) return form(may[1] ?? '', may[2] ? DENIED.may : 'may', 1)
  const must = TURKISH_MUST.exec(first)
  if (must) return form(must[1] ?? '', must[2] ? DENIED.must : 'must', 1)
  const wish = TURKISH_WISH.exec(text)
  if (wish) return form(wish[1] ?? '', 'advised', 3)
  const noun = MY_DOING.exec(text) ?? VERBAL_NOUN.exec(text)
  if (!noun) return null
  const rest = text.slice(first.length + 1)
  const [kind, found] = AFTER_NOUN.map(([name, pattern]) => [name, pattern.exec(rest)?.[0]] as const).find(
    ([, match]) => match,
  ) ?? [null, '']
  if (!kind || !found) return null
  return form(noun[1] ?? '', noun[2] ? DENIED[kind] : kind, 1 + found.trim().split(' ').length)
}

/** The verbs that a text obliges, allows or forbids somebody to do. */
export function modalsIn(words: readonly Word[], language: Language): Modal[] {
  if (language === 'en') return englishModals(words)
  return words.flatMap((_, from) => turkishModalAt(words, from) ?? [])
}
