import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule, type RuleExample } from './rule.ts'
import { clausesOf } from './shared/clauses.ts'
import { lengthShare, missingStems, sharedStems, stemOf } from './shared/shared-stems.ts'

/**
 * At the end of every reference so many shared stems in a row are missing, and the rendition is shorter than each: so of 10,271 right
 * renditions written for training none, of the wrong ones 270. With one stem 25 right ones, at any length 53.
 */
const FEWEST_MISSING = 2

/** How many shared stems stand after the last one that was said. */
function missingAtEnd(words: readonly Word[], shared: ReadonlySet<string>, missing: ReadonlySet<string>): number {
  const stems = words.map((word) => stemOf(word) ?? '').filter((stem) => shared.has(stem))
  return new Set(stems.slice(stems.findLastIndex((stem) => !missing.has(stem)) + 1)).size
}

function find(segment: ReadSegment): Edit[] {
  const [shared, missing] = [sharedStems(segment), missingStems(segment)]
  const isUnfinished =
    shared.size >= FEWEST_MISSING &&
    lengthShare(segment) < 1 &&
    segment.references.every((words) => missingAtEnd(words, shared, missing) >= FEWEST_MISSING)
  const lost = clausesOf(segment.source).at(-1) ?? []
  return isUnfinished ? [{ severity: 'major', category: 'omission', lost, said: [] }] : []
}

const letter = (rendition: string, ...finds: RuleExample['finds']): RuleExample => ({
  ...fromEnglish(
    [
      'Keep the receipt for the heater, because the landlord wants to see the original invoice.',
      'Isıtıcının fişini saklayın, çünkü ev sahibi faturanın aslını görmek istiyor.',
      rendition,
    ],
    ...finds,
  ),
  otherReferences: [
    'Isıtıcının fişini atmayın; ev sahibi faturanın aslına bakmak istiyor.',
    'Isıtıcının fişi dursun: Ev sahibiniz faturanın aslını görecek.',
  ],
})

const school = (rendition: string, ...finds: RuleExample['finds']): RuleExample => ({
  ...fromTurkish(
    [
      'Oğlum okula yürüyerek gidiyor, ama kızım otobüsle komşu kasabaya gidiyor.',
      'My son walks to school, but my daughter takes the bus to the neighbouring town.',
      rendition,
    ],
    ...finds,
  ),
  otherReferences: [
    'My son goes to school on foot, while my daughter goes by bus to a neighbouring town.',
    'My son walks to school; my daughter gets the bus to the town in the neighbouring valley.',
  ],
})

const INVOICE = 'because the landlord wants to see the original invoice'
const DAUGHTER = 'ama kızım otobüsle komşu kasabaya gidiyor'

export const rule: Rule = {
  id: 'segment-unfinished',
  finds: 'A rendition without the last words that all of three or more references share.',
  find,
  message: {
    en: ({ lost }) => `Your listener did not hear the end, or heard something else: “${lost}”.`,
    tr: ({ lost }) => `Dinleyen sonunu duymadı ya da başka bir şey duydu: “${lost}”.`,
  },
  examples: [
    letter('ısıtıcının fişini saklayın', [INVOICE, '']),
    letter('ısıtıcının fişini atmayın çünkü ev sahibi', [INVOICE, '']),
    letter('Isıtıcının fişi sizde kalsın, ev sahibi öyle söyledi.', [INVOICE, '']),
    school('My son walks to school.', [DAUGHTER, '']),
    school('my son goes to school on foot and my daughter uh', [DAUGHTER, '']),
    letter('ısıtıcı fişini saklayın ev sahibi faturanın aslını görecekmiş'),
    letter('ev sahibi faturanın aslını görmek istediğinden ısıtıcının fişini atmayın'),
    school('my son walks to school my daughter has a bus to the next town'),
    school('My daughter takes the bus to the neighbouring town, my son walks.'),
    // As long as any reference: the end may have been said in other words.
    school('my son he walks to school every day and my daughter she rides to a place not far from here in a coach'),
  ],
}
