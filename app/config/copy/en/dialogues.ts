import { SEGMENTS_MAX, SEGMENTS_MIN } from '../../dialogues.ts'

/** Sentences about dialogues. `n` is the 1-based number of a segment. */
export const dialogues = {
  /** What the content rules found: advice to the author of a dialogue, one sentence for each rule. */
  contentRules: {
    dialogue: {
      'segment-count': `A dialogue has ${SEGMENTS_MIN} to ${SEGMENTS_MAX} segments, like the test.`,
      'no-turkish-letters':
        'The Turkish has none of the letters ç, ğ, ı, İ, ö, ş, ü. Was it typed without Turkish keys?',
    },
    segment: {
      'text-missing': (n: number) => `Segment ${n} has no text.`,
      'translation-missing': (n: number) => `Segment ${n} has no translation.`,
      'translation-is-source': (n: number) => `In segment ${n} the translation is the same as the text.`,
      'not-alternating': (n: number) => `Segment ${n} has the same speaker as the one before. The speakers take turns.`,
      'gender-changes': (n: number) => `In segment ${n} the speaker's gender differs from the earlier segments.`,
      'repeated-text': (n: number) => `Segment ${n} repeats the text of an earlier segment.`,
      'repeated-rendition': (n: number) => `Segment ${n} lists the same rendition twice.`,
      'numbers-differ': (n: number) =>
        `In segment ${n} the digits of the text and the translation differ. Write each number with digits in both or in neither.`,
      'english-in-turkish': (n: number) => `Segment ${n} has English words in its Turkish.`,
      'turkish-in-english': (n: number) => `Segment ${n} has Turkish words in its English.`,
      'ascii-turkish': (n: number) => `Segment ${n} has Turkish words spelt without Turkish letters.`,
      'suffix-apostrophe': (n: number) =>
        `In segment ${n} a Turkish suffix follows a number without an apostrophe (10'da, not 10da).`,
      'decimal-point': (n: number) => `In segment ${n} the Turkish has a decimal point. Turkish writes a comma: 2,5.`,
      'informal-address': (n: number) => `In segment ${n} the Turkish uses sen. Strangers use siz.`,
    },
  },
}
