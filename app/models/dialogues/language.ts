// Apart from segment.ts, so that what runs in the browser does not carry the schema library.
import type { Segment } from './segment.ts'

export type Language = 'en' | 'tr'

/** The language in which the segment is spoken. */
export function spokenLanguage(segment: Pick<Segment, 'speaker'>): Language {
  return segment.speaker === 'English' ? 'en' : 'tr'
}

/** The language into which the learner interprets the segment. */
export function targetLanguage(segment: Pick<Segment, 'speaker'>): Language {
  return segment.speaker === 'English' ? 'tr' : 'en'
}
