import { isMeant } from '../reading/read.ts'
import type { ReadSegment } from '../reading/segment.ts'
import { isHesitation } from './delivery/sounds.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/**
 * One sound is nobody's fault: of 10,271 right renditions written for training 897 have one and 16 have more; of the 1,228 with poor
 * wording, 193 and 16.
 */
const FEWEST = 2

function find({ language, spoken }: ReadSegment): Edit[] {
  const sounds = spoken.filter((word, index) => isHesitation(word, language) && !isMeant(spoken, index))
  return sounds.length < FEWEST ? [] : [{ severity: 'minor', category: 'delivery', lost: [], said: sounds.slice(0, 1) }]
}

export const rule: Rule = {
  id: 'fillers',
  finds: 'Two or more sounds of hesitation.',
  find,
  message: {
    en: ({ said }) => `“${said}” and sounds like it came more than once. Stay silent while you think: it sounds surer.`,
    tr: ({ said }) => `“${said}” gibi sesler birkaç kez duyuldu. Düşünürken susarsan kendinden daha emin görünürsün.`,
  },
  examples: [
    fromEnglish(['Sign here.', 'Burayı imzalayın.', 'eee burayı ııı imzalayın'], ['', 'eee']),
    fromEnglish(['Sign here.', 'Burayı imzalayın.', 'Hmm, burayı, ee, imzalayın.'], ['', 'hmm']),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'um i paid uh the rent'], ['', 'um']),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'I, er, paid the, erm, rent.'], ['', 'er']),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'uhm uhm i paid the rent'], ['', 'uhm']),
    fromEnglish(['Sign here.', 'Burayı imzalayın.', 'eee burayı imzalayın']),
    fromEnglish(['He was a private.', 'Erdi.', 'er rütbesindeydi yani bir er']),
    fromEnglish(['How nice!', 'Ne güzel!', 'aa ne güzel şey']),
    fromTurkish([
      'Acilde 20 milime baktılar.',
      'In the ER they saw 20 mm.',
      'in the ER, the ER, they saw 20 mm, 20 mm',
    ]),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'um i paid the rent']),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'well i paid the rent you know']),
  ],
}
