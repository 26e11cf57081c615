import { quote } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'

/** Turkish kinship terms that English expresses only with two or three words, by folded root. */
const TURKISH: readonly [RegExp, string][] = [
  [/^dayi(?!m?a)/u, 'mother brother'],
  [/^amca/u, 'father brother'],
  [/^teyze/u, 'mother sister'],
  [/^hala(?:m|n|si|niz|miz)/u, 'father sister'],
  [/^gorumce/u, 'husband sister'],
  [/^baldiz/u, 'wife sister'],
  [/^elti/u, 'husband brother wife'],
  [/^bacana[kg]/u, 'wife sister husband'],
]

export interface Relative {
  /** E.g. `mother brother`. */
  side: string
  text: string
}

const PLAIN: Readonly<Record<string, string>> = { mum: 'mother', mom: 'mother', mam: 'mother', dad: 'father' }
const PERSON = /^(?:mother|father|brother|sister|husband|wife)$/u
const plain = (word: string) => PLAIN[word] ?? word

/** "My mother's brother", "my husband's brother's wife". */
function ofEnglish({ tokens }: Utterance): Relative[] {
  return tokens.flatMap((_, at) => {
    const words: string[] = []
    for (let next = at; next < tokens.length; next += 1) {
      const word = plain(tokens[next]?.folded ?? '')
      if (!PERSON.test(word)) break
      words.push(word)
      if (!tokens[next]?.raw.toLowerCase().endsWith("'s")) break
    }
    const isFirst = !tokens[at - 1]?.raw.toLowerCase().endsWith("'s")
    return isFirst && words.length > 1
      ? [{ side: words.join(' '), text: quote(tokens.slice(at, at + words.length)) }]
      : []
  })
}

const ofTurkish = ({ tokens }: Utterance): Relative[] =>
  tokens.flatMap((token) =>
    TURKISH.filter(([root]) => root.test(token.folded)).map(([, side]) => ({ side, text: quote([token]) })),
  )

/** The relatives in an utterance whose side of the family is stated. */
export function sidesOfFamily(utterance: Utterance): Relative[] {
  return utterance.language === 'en' ? ofEnglish(utterance) : ofTurkish(utterance)
}
