import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { changedForms } from './verbs/changed-form.ts'
import { type Modality, modalsIn } from './verbs/modality.ts'

const EXCLUDED: Record<Modality, readonly Modality[]> = {
  must: ['may', 'needless', 'advised', 'must-not'],
  needless: ['must', 'must-not'],
  may: ['must'],
  'must-not': ['needless', 'must', 'may'],
  cannot: ['needless'],
  advised: [],
}

/** "Only a doctor can sign it" obliges as much as "a doctor has to sign it". */
const ONLY = /^(?:only|sadece|yalnız(?:ca)?|ancak)$/
/** "You should" and "it would be good if you" are nearly the same. */
const SHOULD = /^(?:should|ought|better)$/

function isUnclear({ source, rendition }: ReadSegment, kinds: readonly Modality[]): boolean {
  const has = (words: readonly Word[], pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  if (kinds.includes('may')) return has(source, ONLY) || has(rendition, ONLY)
  return kinds.includes('advised') && has(source, SHOULD)
}

function find(segment: ReadSegment): Edit[] {
  return changedForms(segment, { formsIn: modalsIn, excluded: EXCLUDED })
    .filter(({ said, meant }) => !isUnclear(segment, [said.kind, meant]))
    .map(({ said, lost }) => ({ severity: 'major', category: 'distortion', lost, said: said.words }))
}

export const rule: Rule = {
  id: 'obligation-changed',
  topic: 'conditions',
  finds: 'A verb that has to be done in every reference and may be left in the rendition, or the other way round.',
  find,
  message: {
    en: ({ said }) => `“${said}” changes what has to be done, or what is left to choice.`,
    tr: ({ said }) => `“${said}” deyince neyin zorunlu, neyin isteğe bağlı olduğu değişiyor.`,
  },
  examples: [
    fromEnglish(['You must sign it.', 'İmzalamalısınız.', 'imzalayabilirsiniz'], ['must', 'imzalayabilirsiniz']),
    fromEnglish(
      ['You can appeal.', 'İtiraz edebilirsiniz.', 'itiraz etmek zorundasınız'],
      ['can', 'etmek zorundasınız'],
    ),
    fromEnglish(
      ["You don't have to sign it.", 'İmzalamak zorunda değilsiniz.', 'imzalamamanız gerekiyor'],
      ["don't have to", 'imzalamamanız gerekiyor'],
    ),
    fromTurkish(['Çalışmak zorundayım.', 'I have to work.', 'i can work'], ['çalışmak zorundayım', 'can']),
    fromTurkish(
      ['Formu getirmenize gerek yok.', "You don't have to bring the form.", "you mustn't bring the form"],
      ['getirmenize gerek yok', "mustn't"],
    ),
    fromTurkish(
      ['Fotoğraf çekebilirsiniz.', 'You can take photos.', 'you are required to take photos'],
      ['çekebilirsiniz', 'required to'],
    ),
    fromEnglish(['You must sign it.', 'İmzalamalısınız.', 'imzalamanız şart']),
    fromEnglish(['You must sign it.', 'İmzalamalısınız.', 'imzalayabilirsiniz pardon imzalamanız lazım']),
    fromEnglish(["You don't have to sign it.", 'İmzalamak zorunda değilsiniz.', 'imzalamanıza gerek yok']),
    fromEnglish(['A doctor must sign it.', 'Bir doktorun imzalaması gerekiyor.', 'ancak bir doktor imzalayabilir']),
    fromEnglish(['You should ring them.', 'Onları aramalısınız.', 'onları arasanız iyi olur']),
    fromTurkish(['Faturayı atmış olmalıyım.', 'I must have thrown it out.', 'i may have thrown it out']),
  ],
}
