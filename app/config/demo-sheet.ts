/**
 * The deduction sheet of the landing page: the embedded scorer's result for these renditions of the free sample. Nothing
 * is made up: `tests/spec/demo-sheet.test.ts` scores `said` again and compares every word and mark.
 */
export const DEMO_DIALOGUE = {
  slug: 'physio-before-the-wedding',
  title: { en: 'Physio Before the Wedding', tr: 'Düğünden Önce Fizyoterapi' },
  /** The language of each segment. */
  spoken: ['tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en'],
} as const
export const DEMO_TOTAL = 38.5

export interface DemoLine {
  /** 1-based. */
  segment: number
  type: 'critical' | 'major' | 'minor'
  deduction: number
  /** The engine's own sentence. */
  detail: { en: string; tr: string }
  /** The source language; it was interpreted into the other one. */
  heardIn: 'en' | 'tr'
  /** The source sentence, its rendition, and a model interpretation, with the relevant words marked. */
  heard: string
  said: { text: string; marked: readonly string[] }
  model: { text: string; marked: readonly string[] }
}

export const DEMO_LINES: readonly DemoLine[] = [
  {
    segment: 7,
    type: 'critical',
    deduction: 5,
    detail: { en: 'The number “eight” became “three”.', tr: 'Sayı değişti: “eight” yerine “three” dendi.' },
    heardIn: 'tr',
    heard: "Sekiz haftam var: 11 Ekim'de oğlum evleniyor, halayın başını ben çekeceğim.",
    said: {
      text: "I've got three weeks: my son's getting married on 11 October, and I'm the one leading the halay dance.",
      marked: ['three'],
    },
    model: {
      text: "I've got eight weeks: my son's getting married on 11 October, and I'll be the one leading the halay dance.",
      marked: ['eight'],
    },
  },
  {
    segment: 8,
    type: 'minor',
    deduction: 0.5,
    detail: {
      en: '“seni” is too familiar for someone the speaker does not know.',
      tr: '“seni”, konuşanın tanımadığı biri için fazla samimi.',
    },
    heardIn: 'en',
    heard: "I can't promise you a whole night of dancing, though, and you mustn't kneel until I've seen you again.",
    said: {
      text: 'Ama bütün gece oynarsınız diye söz veremem; seni tekrar görene kadar da diz çökmeyin.',
      marked: ['seni'],
    },
    model: {
      text: 'Ama bütün gece oynayabileceğinize söz veremem; sizi tekrar görene kadar da diz çökmemeniz gerekiyor.',
      marked: ['sizi'],
    },
  },
  {
    segment: 13,
    type: 'minor',
    deduction: 0.5,
    detail: {
      en: 'The interpretation has 3 filler sounds, such as “Um”.',
      tr: 'Çeviri 3 kez “Um” gibi dolgu sesleriyle kesildi.',
    },
    heardIn: 'tr',
    heard: 'Öyleyse bugün ödemekten vazgeçtim, önce doktorumla konuşayım.',
    said: {
      text: "Um, in that case I won't, um, pay today after all; I'll, uh, talk to my doctor first.",
      marked: ['Um', 'um', 'uh'],
    },
    model: { text: "In that case I won't pay today after all; I'll talk to my doctor first.", marked: [] },
  },
  {
    segment: 16,
    type: 'minor',
    deduction: 0.5,
    detail: {
      en: 'It looks like a detail is missing, around “havlu”.',
      tr: 'Görünüşe göre bir ayrıntı eksik, şu sözlerin çevresinde: “havlu”.',
    },
    heardIn: 'en',
    heard: 'Bring comfortable shoes, a towel and your concession card.',
    said: { text: 'Rahat ayakkabı ve indirim kartınızı getirin.', marked: [] },
    model: { text: 'Rahat ayakkabı, havlu ve indirim kartınızı getirin.', marked: ['havlu'] },
  },
]
