import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { longestCopied } from './foreign/copied.ts'
import { leftOver } from './foreign/left-over.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/** From here on much of the message does not reach the listener. No rendition written for training keeps so much. */
const MUCH = 1 / 3
/** In a short rendition a third is little: "dispatch clerk" and "scani" are minor, "tenant large bond pays" is not. By hand. */
const MUCH_WORDS = 4
/**
 * So many words of the source in a row, small ones too, are no name of an office: the longest that right renditions keep has four, "working with
 * children check". None of those written for training keeps five.
 */
const COPIED_WORDS = 5

/** Neighbours together: "dispatch clerk". */
function runsOf(left: readonly Word[], words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  for (const word of left) {
    const run = runs.at(-1)
    const before = words[words.indexOf(word) - 1]
    if (run && run.at(-1) === before) run.push(word)
    else runs.push([word])
  }
  return runs
}

function find(segment: ReadSegment): Edit[] {
  const copied = longestCopied(segment)
  if (copied.filter(({ text }) => !segment.names.has(text)).length >= COPIED_WORDS)
    return [{ severity: 'major', category: 'language', lost: [], said: copied }]
  const left = leftOver(segment)
  const isMuch = left.length >= Math.max(MUCH_WORDS, MUCH * segment.rendition.length)
  if (isMuch) return [{ severity: 'major', category: 'language', lost: [], said: left }]
  return runsOf(left, segment.rendition).map((said) => ({ severity: 'minor', category: 'language', lost: [], said }))
}

export const rule: Rule = {
  id: 'source-words',
  topic: 'sourceWords',
  finds: 'Words that were left in the language of the source.',
  find,
  message: {
    en: ({ said }) => `“${said}” stayed in the other language; your listener may not know it.`,
    tr: ({ said }) => `“${said}” çevrilmeden kaldı; dinleyen bunu bilmeyebilir.`,
  },
  examples: [
    fromEnglish(['The roster is late.', 'Çalışma çizelgesi gecikti.', 'roster gecikti'], ['', 'roster']),
    fromEnglish(['Who is the tenant?', 'Kiracı kim acaba?', 'tenantımız kim'], ['', 'tenantımız']),
    fromEnglish(
      [
        'Ask the dispatch clerk for both scans.',
        'Sevkiyat memurundan lütfen iki taramayı da isteyin.',
        "dispatch clerk'ten lütfen iki tane scani isteyin",
      ],
      ['', 'dispatch clerkten'],
      ['', 'scani'],
    ),
    fromEnglish(
      [
        'The new tenant pays the large bond.',
        'Büyük depozitoyu ev sahibi değil yeni kiracı öder.',
        'the new tenant pays the large bond',
      ],
      ['', 'the new tenant pays the large bond'],
    ),
    fromEnglish(
      ['The new tenant pays the large bond.', 'Büyük depozitoyu yeni kiracı öder.', 'tenant large bond pays'],
      ['', 'tenant large bond pays'],
    ),
    fromTurkish(
      [
        'Kartım yanımda, kimseye vermedim, kocam bile bilmez.',
        'I have my card, I gave it to nobody, not even my husband knows.',
        'i have my card i gave it kimseye vermedim kocam bile bilmez',
      ],
      ['', 'kimseye vermedim kocam bile bilmez'],
    ),
    fromTurkish(['Tazminatım ne olacak?', 'What about my compensation?', 'what about my tazminat'], ['', 'tazminat']),
    fromTurkish(['Çay içmem.', 'I do not drink tea.', 'i do not drink çay'], ['', 'çay']),
    fromEnglish([
      'You need a working with children check.',
      'Working with children check gerekiyor.',
      'size bir working with children check gerekiyor',
    ]),
    fromEnglish(['I pay the bond.', 'Depozitoyu öderim.', 'bond yani depozito parasını öderim']),
    fromEnglish(['The roster is late.', 'Roster gecikti.', 'rosterı geciktirdiler']),
    fromEnglish(['Call Home Affairs now.', 'İçişlerini şimdi arayın.', 'home affairsi arayın']),
    fromEnglish(['It made a plan.', 'Bir tasarı yaptı.', 'madem öyle plan']),
    fromTurkish(['Bayramdan sonra gelirim.', 'I will come after the feast.', 'i will come after bayram']),
    fromTurkish(['Bankaya gittim.', 'I went to the branch.', 'i went to the bank']),
  ],
}
