/**
 * The deduction sheet of the landing page: the built-in scorer's result for these renditions of the free sample. Nothing
 * is made up: `tests/spec/demo-sheet.test.ts` scores `said` again and compares every word and mark.
 */
export const DEMO_DIALOGUE = {
  slug: 'physio-before-the-wedding',
  title: { en: 'Physio Before the Wedding', tr: 'Düğünden Önce Fizyoterapi' },
  /** The language of each segment. */
  spoken: ['tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en', 'tr', 'en'],
} as const
export const DEMO_TOTAL = 37

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
    detail: {
      en: 'The speaker said “Sekiz”; your listener heard “three”.',
      tr: 'Konuşmacı “Sekiz” dedi, dinleyen “three” duydu.',
    },
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
      en: '“seni” is for friends and children; here the speaker would say “siz”.',
      tr: '“seni” burada fazla samimi kaçıyor; bu kişiye “siz” diye seslenmelisin.',
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
      en: '“Um” and sounds like it came more than once. Stay silent while you think: it sounds surer.',
      tr: '“Um” gibi sesler birkaç kez duyuldu. Düşünürken susarsan kendinden daha emin görünürsün.',
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
    type: 'major',
    deduction: 2,
    detail: {
      en: 'Your listener does not seem to have heard “before Friday”.',
      tr: 'Dinleyen “before Friday” kısmını duymamış görünüyor.',
    },
    heardIn: 'en',
    heard: "And if the swelling gets worse before Friday, don't wait, ring us.",
    said: { text: 'Şişlik artarsa beklemeyin, bizi arayın.', marked: [] },
    model: { text: 'Cumadan önce şişlik artarsa beklemeyin, bizi arayın.', marked: ['Cumadan önce'] },
  },
]
