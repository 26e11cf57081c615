import { expect, test } from 'vitest'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import { findErrors } from './find-errors.ts'

/** The language spoken into, what was said, its model and a rendition. */
type Row = readonly ['en' | 'tr', string, string, string]

/** Critical findings of a rendition, by rule. */
function criticals([into, source, model, said]: Row): string[] {
  const speaker = into === 'tr' ? 'English' : 'Turkish'
  const segment = SegmentSchema.parse({ speaker, text: source, translation: model })
  const findings = findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } })
  return findings.filter(({ type }) => type === 'critical').map(({ rule }) => rule)
}

const FREQUENT: Row[] = [
  [
    'en',
    'Bu hapı günde iki kez alıyorum.',
    'I take this tablet twice a day.',
    'This tablet is something I take twice daily.',
  ],
  [
    'en',
    'Kızım haftada üç kez antrenmana gidiyor.',
    'My daughter goes to training three times a week.',
    'My daughter goes to training three times weekly.',
  ],
  [
    'en',
    'Ayda iki kez kan vermem gerekiyor.',
    'I have to give blood twice a month.',
    'I have to give blood two times monthly.',
  ],
]
const NOT_SO_FREQUENT: Row[] = [
  ['en', 'Bu hapı günde iki kez alıyorum.', 'I take this tablet twice a day.', 'I take this tablet twice weekly.'],
  ['en', 'Bu hapı günde iki kez alıyorum.', 'I take this tablet twice a day.', 'I take this tablet once daily.'],
]

const SUMS: Row[] = [
  [
    'en',
    'Tamirciye üç bin beş yüz dolar ödedim.',
    'I paid the mechanic three thousand five hundred dollars.',
    'I paid the mechanic three and a half thousand dollars.',
  ],
  [
    'en',
    'Depozito bin sekiz yüz dolardı, iki bin dört yüz istediler.',
    'The deposit was one thousand eight hundred dollars; they asked for two thousand four hundred.',
    'The deposit was eighteen hundred dollars and they asked for twenty four hundred.',
  ],
]
const OTHER_SUMS: Row[] = [
  [
    'en',
    'Tamirciye üç bin beş yüz dolar ödedim.',
    'I paid the mechanic three thousand five hundred dollars.',
    'I paid the mechanic four and a half thousand dollars.',
  ],
  [
    'en',
    'Tamirciye üç bin beş yüz dolar ödedim.',
    'I paid the mechanic three thousand five hundred dollars.',
    'I paid the mechanic twenty five hundred dollars.',
  ],
]

test.each([...FREQUENT, ...SUMS])('into %s: “%s” reworded is not critical', (...row) => {
  expect(criticals(row)).toEqual([])
})

test.each([...NOT_SO_FREQUENT, ...OTHER_SUMS])('into %s: “%s” turned into something else stays critical', (...row) => {
  expect(criticals(row)).not.toEqual([])
})
