import type { ReadSegment } from '../reading/segment.ts'
import { isHesitation } from './delivery/sounds.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const find = ({ source, language, rendition, spoken }: ReadSegment): Edit[] =>
  rendition.length === 0 || spoken.every((word) => isHesitation(word, language))
    ? [{ severity: 'critical', category: 'omission', lost: source, said: [] }]
    : []

export const rule: Rule = {
  id: 'nothing-said',
  isNone: 'unsaid',
  finds: 'A rendition without words.',
  find,
  message: {
    en: () => 'Nothing of this segment reached your listener.',
    tr: () => 'Bu bölümden dinleyene hiçbir şey ulaşmadı.',
  },
  examples: [
    fromEnglish(['Come in.', 'Buyurun.', ''], ['come in', '']),
    fromEnglish(['Come in.', 'Buyurun.', 'eee um'], ['come in', '']),
    fromEnglish(['Come in.', 'Buyurun.', 'Aa.'], ['come in', '']),
    fromTurkish(['Buyurun.', 'Come in.', '…'], ['buyurun', '']),
    fromTurkish(['Buyurun.', 'Come in.', 'Um, uh.'], ['buyurun', '']),
    fromTurkish(['Üç çocuğum var.', 'I have three children.', ' '], ['3 çocuğum var', '']),
    fromEnglish(['Come in.', 'Buyurun.', 'buyurun']),
    fromEnglish(['Come in.', 'Buyurun.', 'eee gelin']),
    fromTurkish(['Evet.', 'Yes.', 'yes']),
    fromTurkish(['Üç.', 'Three.', '3']),
    fromTurkish(['Buyurun.', 'Come in.', 'please come in']),
  ],
}
