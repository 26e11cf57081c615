// What the library has to reach. The limits of one dialogue are the app's (app/config/dialogues.ts).

/** How many dialogues there are to practise with. */
export const VOLUME = { eachTopic: 8, free: 8, freeBeginner: 2 }

/** Of all segments above beginner, in English words. */
export const LENGTHS = { meanLeast: 22, meanMost: 25, deviationLeast: 7, segmentsLeast: 12, segmentsMost: 16 }

/** The part of the dialogues that may open with a name and a role. */
export const OPENINGS_MOST = 0.35

export const INSTITUTIONS = { terms: 60, dialoguesEach: 2 }

/** How often each kind of unit occurs in the library. */
export const KIND_LEAST = 40

/** What a dialogue above beginner holds at least. */
export const DIFFICULTIES = {
  'numbers of different kinds': 4,
  negations: 2,
  conditions: 1,
  'reported speech': 1,
  lists: 1,
}

/** Units of a segment of so many English words or more. */
export const UNITS = { fromWords: 15, least: 6, most: 14 }
export const WRONGS = 2

/** How many words there are to learn. */
export const WORDS = { all: 2000, eachTopic: 120, institutions: 60 }

export const PHRASE = { words: 6, dialoguesMost: 3 }

/** More than so many dialogues with speakers of one name are listed. They miss no limit. */
export const NAME_DIALOGUES_MOST = 3
