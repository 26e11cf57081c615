import type { ReadSegment } from '../reading/segment.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { changedForms } from './verbs/changed-form.ts'
import { POLARITIES_ADMITTED, polaritiesIn, type Polarity } from './verbs/polarity.ts'

const EXCLUDED: Record<Polarity, readonly Polarity[]> = {
  affirmed: ['denied'],
  denied: [],
  'likely-affirmed': [],
  'likely-denied': [],
  unclear: [],
}

/**
 * So many references must have the verb. With one, 36 wrong and 6 right renditions of data/ were found, with two 17 and none: "gave up
 * nights" is "haven't worked nights since".
 */
const LEAST = 2

function find(segment: ReadSegment): Edit[] {
  const least = Math.min(LEAST, segment.references.length)
  const comparison = { formsIn: polaritiesIn, excluded: EXCLUDED, admitted: POLARITIES_ADMITTED, least }
  return changedForms(segment, comparison).map(({ said }) => ({
    severity: 'critical',
    category: 'distortion',
    lost: [],
    said: said.words,
  }))
}

export const rule: Rule = {
  id: 'negation-added',
  topic: 'addedNegations',
  finds: 'A verb that two references affirm and the rendition denies.',
  find,
  message: {
    en: ({ said }) => `The speaker said that it is so; after “${said}” your listener thinks that it is not.`,
    tr: ({ said }) => `Konuşmacı olumlu konuştu; “${said}” deyince dinleyen bunu olumsuz anlar.`,
  },
  examples: [
    fromEnglish(['He speaks Turkish.', 'Türkçe konuşuyor.', 'türkçe konuşmuyor'], ['', 'konuşmuyor']),
    fromEnglish(['Sign it today.', 'Bugün imzalayın.', 'bugün imzalamayın'], ['', 'imzalamayın']),
    fromTurkish(['Çatı çürümüş.', 'The roof has rotted.', "the roof hasn't rotted"], ['', "hasn't rotted"]),
    fromTurkish(['Maaşım yetiyor.', 'My wage is enough.', 'my wage is not enough'], ['', 'not enough']),
    fromTurkish(['Bana söyledi.', 'He told me.', "he didn't even tell me"], ['', "didn't even tell"]),
    fromEnglish(['Sign here.', 'Burayı imzalayın.', 'burayı imzalamaz mısınız']),
    fromEnglish(['He speaks Turkish.', 'Türkçe konuşuyor.', 'türkçe konuşmuyor değil']),
    fromEnglish([
      "You don't need payslips, but your wife needs to come.",
      'Bordroya gerek yok ama eşinizin gelmesi gerekiyor.',
      'bordro gerekmez ama eşiniz gelmeli',
    ]),
    fromEnglish(['He signed it himself.', 'Kendi imzaladı.', 'başkası imzalamadı kendi imzaladı']),
    fromEnglish(['They start on Monday.', 'Pazartesi başlıyorlar.', 'pazartesiden önce başlamıyorlar']),
    fromTurkish(['Bana söyledi.', 'He told me.', "he told me didn't he"]),
    fromTurkish(['Hep kapatırım.', 'I always close it.', 'i never leave it open']),
  ],
}
