import type { ReadSegment } from '../reading/segment.ts'
import { consonants } from '../reading/sound.ts'
import { isNearlyHeard, soundsOf } from './names/heard.ts'
import { lostNames, newNames } from './names/meant-names.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/** Said as "here", "back home" or "the country" too. */
const OWN_COUNTRIES = new Set(['australia', 'türkiye'])

function find(segment: ReadSegment): Edit[] {
  const { language } = segment
  const lost = lostNames(segment)
  if (lost.length === 0) return []
  const instead = newNames(segment)
  const sounds = soundsOf(segment.rendition, language)
  return lost
    .filter(
      ({ kind, name, words }) =>
        // A person may be "she" or "the doctor"; names of several words are often translated.
        (kind === 'place' || kind === 'organisation') &&
        words.length === 1 &&
        !OWN_COUNTRIES.has(name) &&
        !isNearlyHeard(consonants(name, 'en'), sounds) &&
        !instead.some((other) => other.kind === kind),
    )
    .map(({ words }) => ({ severity: 'major', category: 'omission', lost: words, said: [] }))
}

export const rule: Rule = {
  id: 'name-lost',
  topic: 'names',
  finds: 'A place or an organisation (names/*.txt) that source and every reference name and the rendition does not.',
  find,
  message: {
    en: ({ lost }) => `Your listener never heard the name “${lost}”.`,
    tr: ({ lost }) => `Dinleyen “${lost}” adını hiç duymadı.`,
  },
  examples: [
    fromEnglish(
      [
        'Bring your passport and your Medicare card.',
        'Pasaportunuzu ve Medicare kartınızı getirin.',
        'pasaport getirin',
      ],
      ['medicare', ''],
    ),
    fromEnglish(
      ['The specialist comes from Adelaide.', "Uzman Adelaide'den geliyor.", 'uzman doktor geliyor'],
      ['adelaide', ''],
    ),
    fromTurkish(
      ["Trabzon'a beş gün sonra geldi.", 'It got to Trabzon five days later.', 'it arrived five days later'],
      ['trabzona', ''],
    ),
    fromTurkish(["Facebook'a koyacaktım.", 'I was going to put it on Facebook.', 'i would show it'], ['facebooka', '']),
    fromTurkish(
      ["Centrelink'ten bir form getirdim.", 'I brought a form from Centrelink.', 'I have a form for you.'],
      ['centrelinkten', ''],
    ),
    fromEnglish(['We use a man in Geelong.', "Geelong'da biri var.", 'cilongda bir ustamız var']),
    fromEnglish(['We use a man in Darwin.', "Darwin'de biri var.", 'dar vinde bir ustamız var']),
    fromEnglish(['Anywhere in Australia is fine.', "Avustralya'nın her yeri olur.", 'ülkenin her yeri olur']),
    fromEnglish(['Harriet will call you.', 'Harriet sizi arar.', 'o sizi arayacak']),
    fromTurkish(["Centrelink'ten bir form getirdim.", 'I brought a form from Centrelink.', 'a form from centerlink']),
    fromTurkish(["Trabzon'dan geldim.", 'I came from Trabzon.', 'i am from ankara']),
  ],
}
