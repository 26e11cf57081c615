import type { Dialogue, Segment } from '../../scripts/content/texts.mjs'

export const MODEL = 'Kira 14 Mart’ta 520 dolara çıkıyor, ama imza atmazsanız artmıyor.'

/** A turn without a fault. `over` plants one. */
export function turn(over: Partial<Segment> = {}): Segment {
  return {
    speaker: 'English',
    gender: 'female',
    text: 'The rent goes up to $520 on 14 March, but it does not rise if you do not sign.',
    translation: MODEL,
    variants: [
      { kind: 'close', text: 'Kiranız 14 Mart’tan sonra 520 dolar olacak, imzalamazsanız aynı kalacak.' },
      { kind: 'natural', text: '14 Mart’tan itibaren haftalık 520 dolar ödersiniz; kâğıdı geri çevirirseniz zam yok.' },
      { kind: 'concise', text: '14 Mart’ta 520 dolar; imza yoksa zam da yok.' },
    ],
    units: ['Kira', '14 Mart’ta', '520 dolara', 'çıkıyor', 'imza atmazsanız', 'artmıyor'].map((text) => {
      return { kind: 'what', text, weight: 2 }
    }),
    wrongs: [
      {
        text: 'Kira 14 Mayıs’ta artıyor.',
        type: 'distortion',
        kind: 'when',
        severity: 'critical',
        note: { en: 'Month.', tr: 'Ay.' },
      },
      {
        text: 'Kira 520 dolara çıkıyor.',
        type: 'omission',
        kind: 'when',
        severity: 'major',
        note: { en: 'Date.', tr: 'Tarih.' },
      },
    ],
    note: { en: 'Mind the date.', tr: 'Tarihe dikkat.' },
    terms: ['rent'],
    ...over,
  }
}

/** A dialogue of that turn. */
export function dialogue(over: Partial<Dialogue> = {}): Dialogue {
  return {
    version: 2,
    slug: 'the-rent',
    title: 'The Rent',
    titleTr: 'Kira',
    hook: 'It goes up.',
    hookTr: 'Artıyor.',
    description: 'This dialogue takes place on the phone. Jack Lee, an agent, rings Ayşe Kaya, a tenant in Perth.',
    descriptionTr: 'Bu diyalog telefonda geçiyor.',
    aim: { en: 'dates and money', tr: 'tarihler ve para' },
    topic: 'Housing',
    level: 'intermediate',
    accessLevel: 'premium',
    durationSeconds: 300,
    isMockTestCandidate: false,
    segments: [turn()],
    terms: [{ english: 'rent', turkish: 'kira' }],
    reviews: [],
    ...over,
  }
}
