import type { ReadSegment } from '../reading/segment.ts'
import { type Bound, boundsOf } from './bounds/bounds.ts'
import { samePlace } from './numbers/places.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const isOfSameNumber = (one: Bound) => (other: Bound) => samePlace(one.number, other.number)

/** Whether both may say the same of their number. */
function mayAgree(one: Bound, other: Bound): boolean {
  const isClear = one.direction !== 'unclear' && other.direction !== 'unclear' && one.isDenied === other.isDenied
  return !isClear || one.direction === other.direction
}

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const said = boundsOf(rendition, language)
  const models = references.map((words) => boundsOf(words, language))
  return boundsOf(source, sourceLanguage).flatMap((meant) => {
    const ofNumber = models.map((model) => model.filter(isOfSameNumber(meant)))
    // What most right renditions say otherwise may be said otherwise here too.
    const isUsual = 2 * ofNumber.filter((model) => model.length > 0).length >= models.length
    const isCertain = isUsual && ofNumber.flat().every((one) => mayAgree(one, meant))
    const spoken = said.filter(isOfSameNumber(meant))
    const [instead] = spoken
    if (!isCertain || !instead || spoken.some((one) => mayAgree(one, meant))) return []
    return [{ severity: 'major', category: 'distortion', lost: meant.words, said: instead.words } as const]
  })
}

export const rule: Rule = {
  id: 'bound-changed',
  finds: 'The least said as the most of a number, or the most as the least.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” became “${said}”: now the limit is on the other side.`,
    tr: ({ lost, said }) => `“${lost}” yerine “${said}” dedin; sınır öbür tarafa geçti.`,
  },
  examples: [
    fromEnglish(
      ['It takes at least 3 weeks.', 'En az üç hafta sürer.', 'en fazla üç hafta sürer'],
      ['at least', 'en fazla'],
    ),
    fromEnglish(
      ['You can claim up to 40 hours.', '40 saate kadar talep edebilirsiniz.', 'en az kırk saat talep edebilirsiniz'],
      ['up to', 'en az'],
    ),
    fromEnglish(
      [
        'Children under 12 travel free.',
        '12 yaşın altındaki çocuklar bedava biner.',
        '12 yaşın üstündeki çocuklar bedava biner',
      ],
      ['under', 'yaşın üstündeki'],
    ),
    fromTurkish(
      [
        'En fazla iki bavul alabilirsiniz.',
        'You can take two suitcases at most.',
        'you can take at least two suitcases',
      ],
      ['en fazla', 'at least'],
    ),
    fromTurkish(
      ['Altı aydan fazla bekledik.', 'We waited for more than six months.', 'we waited for less than six months'],
      ['aydan fazla', 'less than'],
    ),
    fromTurkish(["400'ün üstüne çıkmam.", "I won't go over 400.", "i won't go below 400"], ['ün üstüne', 'below']),
    fromEnglish(['It takes at least 3 weeks.', 'En az üç hafta sürer.', 'üç haftadan fazla sürer']),
    fromEnglish([
      'You can claim up to 40 hours.',
      '40 saate kadar talep edebilirsiniz.',
      'en fazla kırk saat talep edebilirsiniz',
    ]),
    fromEnglish(["He won't pay more than $90.", '90 dolardan fazla vermez.', 'en çok 90 dolar verir']),
    fromTurkish([
      'Altı aydan fazla bekledik.',
      'We waited for more than six months.',
      'we waited no less than six months',
    ]),
    fromTurkish([
      'En az iki imza lazım.',
      'We need at least two signatures.',
      'we can not have less than two signatures',
    ]),
    fromTurkish([
      'Yedi gün önce, en geç cumaya kadar.',
      'Seven days before, by Friday at the latest.',
      'at least seven days before by friday',
    ]),
  ],
}
