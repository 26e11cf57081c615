import { type NamedDay, namedDays } from '../reading/named-days.ts'
import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'
import { deniesAlike } from './links/instead.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

type Side = 'until' | 'from'

const BEFORE_DAY = new Map<string, Side>([
  ['until', 'until'],
  ['till', 'until'],
  ['before', 'until'],
  ['by', 'until'],
  ['from', 'from'],
  ['since', 'from'],
  ['after', 'from'],
  ['starting', 'from'],
])
/** May stand between: "from next Friday", "before the end of March". */
const BETWEEN = /^(?:the|this|next|last|on|of|end|[0-9]+)$/
const AFTER_DAY: readonly [RegExp, Side][] = [
  [/^(?:kadar|dek|önce|önceye)$/, 'until'],
  [/^(?:itibaren|sonra|beri|başlayarak|sonraya)$/, 'from'],
]
/** "Cuma gününe kadar", "martın sonuna kadar", "cuma akşamına kadar". */
const REACH_AFTER = 2

/** `days`: all that are named, since "pazartesiden cumaya kadar" is until Friday and from Monday. */
function sideOf(
  { word: day }: NamedDay,
  { words, language, days }: { words: readonly Word[]; language: Language; days: ReadonlySet<Word> },
): Side | null {
  const index = words.indexOf(day)
  if (language === 'en') {
    let at = index - 1
    while (BETWEEN.test(words[at]?.text ?? '')) at -= 1
    return BEFORE_DAY.get(words[at]?.text ?? '') ?? null
  }
  const next = words.slice(index + 1, index + 1 + REACH_AFTER)
  for (const word of next) {
    if (days.has(word)) return null
    const known = AFTER_DAY.find(([pattern]) => pattern.test(word.text))
    if (known) return known[1]
  }
  return null
}

interface SidedDay extends NamedDay {
  side: Side | null
}

function sidedDays(words: readonly Word[], language: Language): SidedDay[] {
  const named = namedDays(words, language)
  const days = new Set(named.map(({ word }) => word))
  return named.map((day) => ({ ...day, side: sideOf(day, { words, language, days }) }))
}

function find(segment: ReadSegment): Edit[] {
  // "I can't come before Friday" is "I can come from Friday".
  if (!deniesAlike(segment)) return []
  const { sourceLanguage, language, source, references, rendition } = segment
  const said = sidedDays(rendition, language)
  const models = references.map((words) => sidedDays(words, language))
  return sidedDays(source, sourceLanguage).flatMap((meant): Edit[] => {
    const same = ({ name }: SidedDay) => name === meant.name
    const isCertain = models.every((model) => model.filter(same).every(({ side }) => side === meant.side))
    const isSeen = models.some((model) => model.some(same))
    const spoken = said.filter(same)
    const [instead] = spoken
    if (!meant.side || !isCertain || !isSeen || !instead) return []
    if (spoken.some(({ side }) => side === null || side === meant.side)) return []
    return [{ severity: 'major', category: 'distortion', lost: [meant.word], said: [instead.word] }]
  })
}

export const rule: Rule = {
  id: 'deadline-turned',
  topic: 'dates',
  finds: 'Until a day or a month said as from it, or from it as until.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” ends something and “${said}” begins it, or the other way round.`,
    tr: ({ lost, said }) => `“${lost}” ile “${said}” aynı günün iki ayrı yanı: biri son, öteki başlangıç.`,
  },
  examples: [
    fromEnglish(
      ['You have until Friday.', 'Cumaya kadar vaktiniz var.', 'cumadan itibaren vaktiniz var'],
      ['friday', 'cumadan'],
    ),
    fromEnglish(
      ['It applies from Monday.', 'Pazartesiden itibaren geçerli.', 'pazartesiye kadar geçerli'],
      ['monday', 'pazartesiye'],
    ),
    fromTurkish(
      ['Cumaya kadar Perth’te.', 'He is in Perth until Friday.', 'he is in perth from friday'],
      ['cumaya', 'friday'],
    ),
    fromTurkish(
      ['Ağustostan beri görmedim.', 'I have not seen him since August.', 'i will not see him until august'],
      ['ağustostan', 'august'],
    ),
    fromTurkish(['Salıdan sonra arayın.', 'Call after Tuesday.', 'call before tuesday'], ['salıdan', 'tuesday']),
    fromEnglish(['You have until Friday.', 'Cumaya kadar vaktiniz var.', 'son gün cuma']),
    fromEnglish(['Pay by the end of March.', 'Mart sonuna kadar ödeyin.', 'mart bitmeden ödeyin']),
    fromEnglish(['From next Monday.', 'Gelecek pazartesiden itibaren.', 'öbür pazartesiden başlayarak']),
    fromTurkish(['Cumaya kadar Perth’te.', 'He is in Perth until Friday.', 'he is in perth till friday']),
    fromTurkish(['Cumadan önce gelemem.', "I can't come before Friday.", 'i can come from friday']),
    fromEnglish([
      'It is closed from Monday until Friday.',
      'Pazartesiden itibaren cumaya kadar kapalı.',
      'pazartesiden cumaya kadar kapalı',
    ]),
    fromTurkish(['Cumaya kadar gelmez.', 'He will not come until Friday.', 'he will come on friday']),
  ],
}
