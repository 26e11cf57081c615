import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Utterance } from './synthesizer.ts'

/** A segment's model interpretation as spoken: by the interpreter, whose gender does not matter. */
export function modelUtterance(segment: Pick<Segment, 'speaker' | 'translation'>): Utterance {
  return { text: segment.translation, language: targetLanguage(segment), gender: 'female', isAnyGender: true }
}
