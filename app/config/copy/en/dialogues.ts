import {
  BEGINNER_MEAN_SEGMENT_WORDS_MAX,
  ENGLISH_MEAN_SEGMENT_WORDS_MAX,
  ENGLISH_MEAN_SEGMENT_WORDS_MIN,
  ENGLISH_SEGMENT_WORDS_MAX,
  SEGMENTS_MAX,
  SEGMENTS_MIN,
  SOURCE_WORDS_MAX,
  SOURCE_WORDS_MIN,
  TURKISH_SEGMENT_WORDS_MAX,
} from '../../dialogues.ts'

/** Sentences about dialogues. `n` is the 1-based number of a segment. */
export const dialogues = {
  /** What the content rules found: advice to the author of a dialogue, one sentence for each rule. */
  contentRules: {
    dialogue: {
      'segment-count': `A dialogue has ${SEGMENTS_MIN} to ${SEGMENTS_MAX} segments, like the test.`,
      'source-words': `The spoken text should have ${SOURCE_WORDS_MIN} to ${SOURCE_WORDS_MAX} words in all.`,
      'beginner-too-dense': `At beginner level a segment has ${BEGINNER_MEAN_SEGMENT_WORDS_MAX} words or fewer on average.`,
      'english-mean': `At this level the English segments have ${ENGLISH_MEAN_SEGMENT_WORDS_MIN} to ${ENGLISH_MEAN_SEGMENT_WORDS_MAX} words on average.`,
      'no-turkish-letters':
        'The Turkish has none of the letters ç, ğ, ı, İ, ö, ş, ü. Was it typed without Turkish keys?',
    },
    segment: {
      'text-missing': (n: number) => `Segment ${n} has no text.`,
      'translation-missing': (n: number) => `Segment ${n} has no translation.`,
      'translation-is-source': (n: number) => `In segment ${n} the translation is the same as the text.`,
      'english-too-long': (n: number) =>
        `Segment ${n} is too long. An English segment has at most ${ENGLISH_SEGMENT_WORDS_MAX} words.`,
      'turkish-too-long': (n: number) =>
        `Segment ${n} is too long. A Turkish segment has at most ${TURKISH_SEGMENT_WORDS_MAX} words.`,
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
