import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { findErrors } from '../find-errors.ts'

/** The language spoken into, what was said, its model and a rendition. */
export type Row = readonly ['en' | 'tr', string, string, string]

/** What the rules find in the rendition of a row. */
export function judgeRow([into, source, model, said]: Row): Finding[] {
  const speaker = into === 'tr' ? 'English' : 'Turkish'
  const segment = SegmentSchema.parse({ speaker, text: source, translation: model })
  return findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } })
}
