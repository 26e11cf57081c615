import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { findErrors } from '../find-errors.ts'

/** Target language, source, model, rendition. */
export type Row = readonly ['en' | 'tr', string, string, string]

/** The rules' findings for one test row. */
export function findingsOf([into, source, model, said]: Row): Finding[] {
  const speaker = into === 'tr' ? 'English' : 'Turkish'
  const segment = SegmentSchema.parse({ speaker, text: source, translation: model })
  return findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } })
}
