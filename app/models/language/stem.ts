import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '#app/remember.ts'
import { wordTable } from './word-table.ts'

const EN_IRREGULAR = wordTable<string>({
  began: 'begin',
  begun: 'begin',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  came: 'come',
  caught: 'catch',
  chose: 'choose',
  children: 'child',
  cost: 'cost',
  died: 'die',
  fell: 'fall',
  felt: 'feel',
  found: 'find',
  forgot: 'forget',
  forgotten: 'forget',
  gave: 'give',
  given: 'give',
  gone: 'go',
  went: 'go',
  won: 'win',
  rose: 'rise',
  risen: 'rise',
  fallen: 'fall',
  shut: 'close',
  grew: 'grow',
  grown: 'grow',
  heard: 'hear',
  held: 'hold',
  kept: 'keep',
  knew: 'know',
  known: 'know',
  left: 'leave',
  lent: 'lend',
  lost: 'lose',
  losing: 'lose',
  meant: 'mean',
  men: 'man',
  met: 'meet',
  paid: 'pay',
  people: 'person',
  ran: 'run',
  said: 'say',
  sat: 'sit',
  saw: 'see',
  seen: 'see',
  sent: 'send',
  sold: 'sell',
  spent: 'spend',
  spoke: 'speak',
  spoken: 'speak',
  stole: 'steal',
  stolen: 'steal',
  taken: 'take',
  taught: 'teach',
  thought: 'think',
  told: 'tell',
  took: 'take',
  understood: 'understand',
  wives: 'wife',
  women: 'woman',
  worse: 'bad',
  worst: 'bad',
  written: 'write',
  wrote: 'write',
  broke: 'break',
  broken: 'break',
  drove: 'drive',
  feet: 'foot',
  teeth: 'tooth',
  lives: 'life',
  sick: 'sick',
  applied: 'apply',
  lying: 'lie',
  dying: 'die',
  better: 'good',
  best: 'good',
})

/** A light stem for comparing words of one language; not a dictionary form. */
export function stem(folded: string, language: Language): string {
  return language === 'en' ? englishStem(folded) : folded
}

const englishStem = remember((word: string): string => {
  const irregular = EN_IRREGULAR[word]
  return regularStem(irregular ?? word)
})

function regularStem(word: string): string {
  if (word.length <= 3) return word
  const bare = word
    .replace(/(?<=[a-z]{3})ies$/u, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/u, '')
    .replace(/(?<=[a-z]{2}[^s])s$/u, '')
    .replace(/(?<=[a-z]{2})(?:ied)$/u, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ly|ment|er)$/u, '')

  const single = bare.replace(/([bdgklmnprt])\1$/u, '$1')
  return single.length > 3 ? single.replace(/e$/u, '') : single
}

/** Dice coefficient of the letter pairs of two words, 0 to 1, counted with multiplicity. */
export function dice(a: string, b: string): number {
  if (a === b) return 1
  if (a.length < 2 || b.length < 2) return 0
  let [taken, shared] = [0, 0]
  for (let left = 0; left < a.length - 1; left += 1) {
    for (let right = 0; right < Math.min(b.length - 1, MAX_PAIRS); right += 1) {
      const isFree = (taken & (1 << right)) === 0
      if (!isFree || a.charCodeAt(left) !== b.charCodeAt(right) || a.charCodeAt(left + 1) !== b.charCodeAt(right + 1))
        continue
      taken |= 1 << right
      shared += 1
      break
    }
  }
  return (2 * shared) / (a.length + b.length - 2)
}

/** Most letter pairs of one word that are compared: the bits of a number. */
const MAX_PAIRS = 31

/** The length of the common prefix. */
export function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

const TR_ROOT_LETTERS = 5
/** Endings that a short Turkish root can take. Without this check, "kir" (dirt) would match "kira" (rent). */
const TR_ENDING =
  /^(?:[iuea]|y[aeiu]|[dt][ae]n?|[dt][ae]ki|n?[iu]n|s[iu].*|l[ae]r.*|[iu]m.*|[iu]n.*|m[iu]z.*|n[iu]z.*|m|n|y?l[ae]|l[iu].*|s[iu]z.*|d[iu].*|y?or.*|[iu]yor.*|[ae]r.*|m[iu]s.*|[ae]c[ae]k.*|y[ae].*|m[ae].*|[iu]p|[ae]b[iu]l.*|y.*)$/u
const SOFTENED: Record<string, string> = { b: 'p', c: 'c', d: 't', g: 'k' }
const harden = (word: string) => word.slice(0, -1) + (SOFTENED[word.slice(-1)] ?? word.slice(-1))

/** Whether two Turkish words share a root, judged by their letters. */
export function shareTurkishRoot(a: string, b: string): boolean {
  const prefix = commonPrefix(a, b)
  if (prefix >= TR_ROOT_LETTERS) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (prefix === short.length) return short.length >= 2 && TR_ENDING.test(long.slice(prefix))
  // One softened consonant with endings on both sides: "kitap" and "kitabı", "gidiyor" and "gitti".
  if (prefix >= 3 && prefix === short.length - 1) return harden(short) === harden(long.slice(0, short.length))
  if (prefix >= 4 && TR_ENDING.test(short.slice(prefix - 1)) && TR_ENDING.test(long.slice(prefix - 1))) return true
  return prefix >= 3 && TR_ENDING.test(short.slice(prefix)) && TR_ENDING.test(long.slice(prefix))
}
