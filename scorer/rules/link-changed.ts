import type { ReadSegment } from '../reading/segment.ts'
import { otherAlternative } from './links/alternatives.ts'
import CLAUSES from './links/clauses.tsv?raw'
import { deniesAlike, type Instead, insteadAnywhere, insteadBeside, linksOf, mayBe } from './links/instead.ts'
import { readLinks } from './links/links.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const TABLE = readLinks(CLAUSES)

/** "Even if" is no right wording of these, wherever they stand: 30 wrong renditions, no right one. */
const NOT_EVEN_IF = [
  ['if', 'even if'],
  ['unless', 'even if'],
] as const
/** What may have been said of something else: only beside the same words, and where the meant link is missing. */
const EXCLUDING = [
  ['even if', 'if'],
  ['even if', 'unless'],
  ['if', 'because'],
  ['unless', 'because'],
  ['unless', 'if'],
  ['because', 'although'],
  ['although', 'because'],
] as const

/** "Unless he pays" is "if he does not pay". */
const DENIED = /m[ae]z|m[ıiuü]yor|m[ae]d[ıi]|m[ae]m[ıi]ş|m[ae]y[ae]c|değil|yok|not|n't/

function otherClause(segment: ReadSegment): Instead | null {
  const links = linksOf(segment, TABLE, [...NOT_EVEN_IF, ...EXCLUDING])
  if (!links || !deniesAlike(segment)) return null
  for (const [meant, other] of links.source.some(mayBe('even if')) ? [] : NOT_EVEN_IF) {
    const instead = insteadBeside(links, meant, other) ?? insteadAnywhere(links, meant, other)
    if (instead) return instead
  }
  for (const [meant, other] of EXCLUDING) {
    // An English "because" often begins a sentence that gives the reason for another one: it blamed 2 right ones of 10.
    const isVague = other === 'because' && segment.sourceLanguage === 'tr'
    if (isVague || links.rendition.some(mayBe(meant))) continue
    const instead = insteadBeside(links, meant, other)
    const isSame = meant === 'unless' && instead?.said.words.some(({ text }) => DENIED.test(text))
    if (instead && !isSame) return instead
  }
  return null
}

function find(segment: ReadSegment): Edit[] {
  const instead = otherClause(segment) ?? otherAlternative(segment)
  return instead
    ? [{ severity: 'major', category: 'distortion', lost: instead.lost.words, said: instead.said.words }]
    : []
}

export const rule: Rule = {
  id: 'link-changed',
  topic: 'conditions',
  finds: 'A condition, reason or concession that became another one of them, or an "and" and an "or" exchanged.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” became “${said}”, so your listener hears another connection.`,
    tr: ({ lost, said }) => `“${lost}” yerine “${said}” dedin; dinleyen arada başka bir bağ kurar.`,
  },
  examples: [
    fromEnglish(
      [
        "You can't enter unless you're over eighteen.",
        'On sekiz yaşını geçmediyseniz giremezsiniz.',
        'on sekiz yaşını geçseniz bile giremezsiniz',
      ],
      ['unless', 'geçseniz bile'],
    ),
    fromEnglish(
      ['If you sign, he pays.', 'İmzalarsanız öder.', 'imzalasanız da imzalamasanız da öder'],
      ['if', 'imzalasanız da imzalamasanız da'],
    ),
    fromTurkish(['Öderseniz gelirim.', "I'll come if you pay.", "i'll come even if you pay"], ['öderseniz', 'even if']),
    fromEnglish(
      ['Even if you pay late, the fee stays.', 'Geç ödeseniz bile ücret değişmez.', 'geç öderseniz ücret değişmez'],
      ['even if', 'öderseniz'],
    ),
    fromEnglish(
      [
        'If it damaged your wall, we pay.',
        'Duvarınıza zarar verdiyse biz öderiz.',
        'duvarınıza zarar verdiği için biz öderiz',
      ],
      ['if', 'verdiği için'],
    ),
    fromEnglish(
      ['Bring a copy and your licence.', 'Bir kopya ve ehliyetinizi getirin.', 'bir kopya ya da ehliyetinizi getirin'],
      ['and', 'ya da'],
    ),
    fromTurkish(
      ['Pasaport veya ehliyet getirin.', 'Bring a passport or a licence.', 'bring a passport and a licence'],
      ['veya', 'and'],
    ),
    fromEnglish([
      "You can't enter unless you're over eighteen.",
      'On sekiz yaşını geçmediyseniz giremezsiniz.',
      'on sekiz yaşını geçmişseniz girersiniz yoksa olmaz',
    ]),
    fromEnglish(['If you sign, he pays.', 'İmzalarsanız öder.', 'imzalamanız halinde ödeyecek']),
    fromTurkish(['Öderseniz gelirim.', "I'll come if you pay.", 'as long as you pay i will come']),
    fromTurkish(['Ödeseniz de gelmem.', "I won't come even if you pay.", "even if you pay i won't come"]),
    fromEnglish([
      'Even if you pay late, the fee stays.',
      'Geç ödeseniz bile ücret değişmez.',
      'geç ödeyin ödemeyin ücret aynı',
    ]),
    fromEnglish(["I don't smoke or drink.", 'Sigara ya da içki içmem.', 'sigara ve içki içmem']),
    fromEnglish([
      'Bring a copy and your licence.',
      'Bir kopya ve ehliyetinizi getirin.',
      'ehliyetinizle bir kopya getirin',
    ]),
  ],
}
