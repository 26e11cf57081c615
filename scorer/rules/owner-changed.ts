import { changedPersons } from './persons/changed-persons.ts'
import { fromEnglish, fromTurkish, type Rule } from './rule.ts'

export const rule: Rule = {
  id: 'owner-changed',
  topic: 'persons',
  finds: 'A thing that belongs to another person in the rendition than in source and references.',
  find: (segment) => changedPersons(segment, ['owner']),
  message: {
    en: ({ lost, said }) => `“${lost}” and your “${said}” belong to different people.`,
    tr: ({ lost, said }) => `“${lost}” ile senin “${said}” dediğin şey aynı kişinin değil.`,
  },
  examples: [
    fromEnglish(['It was our mistake.', 'Bizim hatamızdı.', 'sizin hatanızdı'], ['our mistake', 'hatanızdı']),
    fromEnglish(['That is my umbrella.', 'O benim şemsiyem.', 'o sizin şemsiyeniz'], ['my umbrella', 'şemsiyeniz']),
    fromEnglish(['I read your letter.', 'Mektubunuzu okudum.', 'mektubumu okudum'], ['your letter', 'mektubumu']),
    fromTurkish(['Deponuz kapalıydı.', 'Your depot was closed.', 'our depot was closed'], ['deponuz', 'our depot']),
    fromTurkish(
      ['Ağabeyim düştü, omzum ağrıyor.', 'My brother fell; my shoulder hurts.', 'my brother fell his shoulder hurts'],
      ['omzum', 'his shoulder'],
    ),
    fromEnglish(['It was our mistake.', 'Bizim hatamızdı.', 'hata benimdi, benim hatam']),
    fromEnglish(['Sign the form.', 'Formunuzu imzalayın.', 'formu imzalayın']),
    fromEnglish(['You have a letter.', 'Mektubunuz var.', 'mektup geldi size']),
    fromTurkish([
      'Kızım telefonum bozuldu dedi.',
      'My daughter said her phone was broken.',
      'my daughter said my phone is broken',
    ]),
    fromTurkish(['Görümcem ödüyor.', "My husband's sister pays.", 'my sister-in-law pays']),
    fromTurkish(['Deponuz kapalıydı.', 'Your depot was closed.', 'your warehouse was shut not our depot your depot']),
  ],
}
