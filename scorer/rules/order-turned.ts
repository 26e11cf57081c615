import type { ReadSegment } from '../reading/segment.ts'
import { deniesAlike, type Instead, insteadAnywhere, insteadBeside, linksOf } from './links/instead.ts'
import { readLinks } from './links/links.ts'
import ORDER from './links/order.tsv?raw'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const TABLE = readLinks(ORDER)

const EXCLUDING = [
  ['before', 'after'],
  ['after', 'before'],
  ['before', 'since'],
  ['since', 'before'],
  ['within', 'later'],
  ['later', 'within'],
  ['ago', 'later'],
  ['later', 'ago'],
] as const

/** "It holds until five" is "it ends after five": of 20 found beside the same words alone, 2 were right. */
const UNTIL = /^(?:until|till|kadar|dek|değin)$/
const isUntil = ({ lost }: Instead): boolean => lost.words.some(({ text }) => UNTIL.test(text))

function find(segment: ReadSegment): Edit[] {
  const links = linksOf(segment, TABLE, EXCLUDING)
  if (!links || !deniesAlike(segment)) return []
  for (const [meant, other] of EXCLUDING) {
    // Only beside the same words: "read it before you sign" is "sign after you have read it".
    const instead = insteadBeside(links, meant, other)
    const isSure = instead && !isUntil(instead) && meant !== 'within'
    if (instead && (isSure || insteadAnywhere(links, meant, other))) {
      return [{ severity: 'major', category: 'distortion', lost: instead.lost.words, said: instead.said.words }]
    }
  }
  return []
}

export const rule: Rule = {
  id: 'order-turned',
  finds: 'A "before" that became an "after", a deadline that became a beginning, or the reverse.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” became “${said}”, so your listener has the order of events the wrong way round.`,
    tr: ({ lost, said }) => `“${lost}” yerine “${said}” dedin; dinleyen olayların sırasını tersten anlar.`,
  },
  examples: [
    fromEnglish(
      ['Read it before you sign.', 'İmzalamadan önce okuyun.', 'imzaladıktan sonra okuyun'],
      ['before', 'imzaladıktan sonra'],
    ),
    fromEnglish(
      ["Call us once you've signed.", 'İmzaladıktan sonra bizi arayın.', 'imzalamadan önce bizi arayın'],
      ['once', 'imzalamadan önce'],
    ),
    fromTurkish(
      ['Ameliyattan sonra geldim.', 'I came after the operation.', 'i came before the operation'],
      ['ameliyattan sonra', 'before'],
    ),
    fromTurkish(
      ['Cumaya kadar öderim.', 'I will pay by Friday.', 'i will pay after friday'],
      ['cumaya kadar', 'after'],
    ),
    fromEnglish(
      ['Reply within seven days.', 'Yedi gün içinde yanıt verin.', 'yedi gün sonra yanıt verin'],
      ['within', 'gün sonra'],
    ),
    fromTurkish(
      ['Nisandan beri işsizim.', 'I have been out of work since April.', 'i was out of work before april'],
      ['nisandan beri', 'before'],
    ),
    fromTurkish(
      ['Üç ay önce taşındık.', 'We moved three months ago.', 'we moved three months later'],
      ['ay önce', 'months later'],
    ),
    fromEnglish(['Read it before you sign.', 'İmzalamadan önce okuyun.', 'okuduktan sonra imzalayın']),
    fromEnglish(["Don't pay until you've signed.", 'İmzalamadan önce ödemeyin.', 'imzaladıktan sonra ödeyin']),
    fromEnglish(['Read it before you sign.', 'İmzalamadan önce okuyun.', 'önce okuyun sonra imzalayın']),
    fromEnglish([
      'Reply within seven days.',
      'Yedi gün içinde yanıt verin.',
      'en geç yedi gün sonra yanıtınızı bekliyoruz',
    ]),
    fromTurkish(['Ameliyattan sonra geldim.', 'I came after the operation.', 'they operated before i came']),
    fromTurkish(['Üç ay önce taşındık.', 'We moved three months ago.', 'it was three months back that we moved']),
    fromTurkish(['Cumaya kadar öderim.', 'I will pay by Friday.', 'i will pay no later than friday']),
  ],
}
