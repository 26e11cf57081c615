// Separate from segment.ts, to keep the schema library out of the browser.
import type { Segment } from './segment.ts'

export type Language = 'en' | 'tr'

/** The language the segment is spoken in. */
export function spokenLanguage(segment: Pick<Segment, 'speaker'>): Language {
  return segment.speaker === 'English' ? 'en' : 'tr'
}

/** The language the learner interprets into. */
export function targetLanguage(segment: Pick<Segment, 'speaker'>): Language {
  return segment.speaker === 'English' ? 'tr' : 'en'
}
