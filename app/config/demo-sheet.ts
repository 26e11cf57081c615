/**
 * The deduction sheet of the landing page: the embedded scorer's result for these renditions of the free sample. Nothing
 * is made up: `tests/spec/demo-sheet.test.ts` scores `said` again and compares every word and mark.
 */
export const DEMO_DIALOGUE = {
  slug: 'physio-before-the-wedding',
  title: { en: 'Physio Before the Wedding', tr: 'Düğün Öncesi Fizyoterapi' },
  segments: 13,
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
    segment: 4,
    type: 'critical',
    deduction: 5,
    detail: { en: 'The number “eight” became “three”.', tr: 'Sayı değişti: “eight” yerine “three” dendi.' },
    heardIn: 'tr',
    heard: 'Asıl derdim şu: Sekiz hafta sonra oğlumun düğünü var, halay çekmek istiyorum.',
    said: {
      text: "What really worries me is that my son is getting married in three weeks, and I'd like to dance the halay.",
      marked: ['three'],
    },
    model: {
      text: "My real worry is this: my son's wedding is in eight weeks, and I want to dance the halay.",
      marked: ['eight'],
    },
  },
  {
    segment: 7,
    type: 'minor',
    deduction: 0.5,
    detail: {
      en: '“seni” is too familiar for someone the speaker does not know.',
      tr: '“seni”, konuşanın tanımadığı biri için fazla samimi.',
    },
    heardIn: 'en',
    heard: "And please don't kneel until I see you again.",
    said: { text: 'Ayrıca seni tekrar görene kadar lütfen diz çökmeyin.', marked: ['seni'] },
    model: { text: 'Bir de sizi tekrar görene kadar lütfen diz çökmeyin.', marked: ['sizi'] },
  },
  {
    segment: 10,
    type: 'minor',
    deduction: 0.5,
    detail: {
      en: 'The interpretation has 3 filler sounds, such as “Um”.',
      tr: 'Çeviri 3 kez “Um” gibi dolgu sesleriyle kesildi.',
    },
    heardIn: 'tr',
    heard: 'Cuma dokuz buçuk bana uyar. Ama özel sigortam yok, sadece Medicare kartım',
    said: {
      text: "Um, nine thirty on Friday works for me. I don't have, um, private insurance, though; uh, I only have a Medicare card",
      marked: ['Um', 'um', 'uh'],
    },
    model: {
      text: "Friday at half past nine suits me. But I don't have private insurance, just my Medicare card",
      marked: [],
    },
  },
  {
    segment: 13,
    type: 'minor',
    deduction: 0.5,
    detail: {
      en: 'It looks like a detail is missing, around “bir havlu”.',
      tr: 'Görünüşe göre bir ayrıntı eksik, şu sözlerin çevresinde: “bir havlu”.',
    },
    heardIn: 'en',
    heard: 'Bring comfortable shoes, a towel and your concession card.',
    said: { text: 'Rahat bir ayakkabı ve indirim kartınızı getirin.', marked: [] },
    model: { text: 'Rahat bir ayakkabı, bir havlu ve indirim kartınızı getirin.', marked: ['bir havlu'] },
  },
]
