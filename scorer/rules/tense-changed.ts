import type { ReadSegment } from '../reading/segment.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { changedForms } from './verbs/changed-form.ts'
import { type Tense, tensesIn } from './verbs/tense.ts'

const EXCLUDED: Record<Tense, readonly Tense[]> = {
  past: ['future'],
  future: ['past'],
  aorist: [],
  participle: [],
}

function find(segment: ReadSegment): Edit[] {
  return changedForms(segment, {
    formsIn: tensesIn,
    excluded: EXCLUDED,
    admitted: { participle: ['past'], aorist: ['future'] },
  }).map(({ said, lost }) => ({
    severity: 'major',
    category: 'distortion',
    lost,
    said: said.words,
  }))
}

export const rule: Rule = {
  id: 'tense-changed',
  finds: 'A verb that is over in every reference and is still to come in the rendition, or the other way round.',
  find,
  message: {
    en: ({ said }) => `“${said}” changes whether it has happened or is still to come.`,
    tr: ({ said }) => `“${said}” deyince olmuş olanla olacak olan yer değiştiriyor.`,
  },
  examples: [
    fromEnglish(['I paid the rent.', 'Kirayı ödedim.', 'kirayı ödeyeceğim'], ['paid', 'ödeyeceğim']),
    fromEnglish(['They will ring you.', 'Sizi arayacaklar.', 'sizi aradılar'], ['will ring', 'aradılar']),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', "i'll pay the rent"], ['ödedim', "i'll pay"]),
    fromTurkish(['Yarın imzalarım.', "I'll sign it tomorrow.", 'i signed it'], ['imzalarım', 'signed']),
    fromTurkish(
      ['Annem başvuracak.', 'My mother is going to apply.', 'my mother has already applied'],
      ['başvuracak', 'has already applied'],
    ),
    fromEnglish(['They will ring you.', 'Sizi arayacaklar.', 'sizi aradılar pardon arayacaklar']),
    fromEnglish(["It'll be signed by then.", 'O zamana kadar imzalanacak.', 'o zamana kadar imzalanmış olacak']),
    fromTurkish(['Yarın imzalarım.', "I'll sign it tomorrow.", "i'm signing it tomorrow"]),
    fromTurkish(['Onunla konuşup ararım.', "I'll talk to him and ring.", "once i've talked to him i'll ring"]),
    fromTurkish(['Postayla gönderirim.', "I'll send it by post.", "i'll have it sent by post"]),
    fromTurkish(['Ödeyecektim, vazgeçtim.', "I was going to pay but I won't.", "i'd have paid but i won't"]),
  ],
}
