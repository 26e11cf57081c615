/** What a rule found, in the learner's and the model's words. Facts that do not apply are empty. */
export interface RuleFacts {
  expected: string
  heard: string
  count: string
  /** What the learner marked it as, for a mark of their own. */
  marked?: string
}

type Clause = (facts: RuleFacts) => string
const clause = (write: Clause): Clause => write

/** The scorer's sentences about an interpretation. `certain` and `likely` turn the lower-case clauses into sentences. */
export const scoring = {
  certain: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  likely: (text: string) => `It looks like ${text}.`,
  clauses: {
    'no-interpretation': clause(() => 'no interpretation was recorded for this segment'),
    'not-interpreted': clause(() => "the segment was not interpreted: what was said is in the speaker's own language"),
    'source-repeated': clause(() => 'the segment was repeated in its own language instead of being interpreted'),
    'another-message': clause(() => 'what was said has almost nothing in common with this segment'),
    'little-in-common': clause(() => 'what was said has little in common with this segment'),

    'number-replaced': clause(({ expected, heard }) => `the number “${expected}” became “${heard}”`),
    'number-missing': clause(({ expected }) => `the number “${expected}” is missing`),
    'number-added': clause(({ heard }) => `the number “${heard}” was added`),
    'day-replaced': clause(({ expected, heard }) => `the day or month changed: “${expected}” became “${heard}”`),
    'day-missing': clause(({ expected }) => `“${expected}” is missing, so the listener does not know when`),
    'day-added': clause(({ heard }) => `“${heard}” was added to the date`),
    'unit-replaced': clause(({ expected, heard }) => `the unit changed: “${expected}” became “${heard}”`),
    'currency-replaced': clause(({ expected, heard }) => `the currency changed: “${expected}” became “${heard}”`),

    'negation-lost': clause(({ expected, heard }) => `a “not” was lost: “${expected}” became “${heard}”`),
    'negation-added': clause(({ expected, heard }) => `a “not” was added: “${expected}” became “${heard}”`),
    'negation-lost-perhaps': clause(({ expected }) => `the “not” in “${expected}” was lost`),
    'negation-added-perhaps': clause(({ heard }) => `“${heard}” adds a “not” that the segment does not have`),
    'opposite-word': clause(({ expected, heard }) => `“${expected}” became its opposite, “${heard}”`),
    'obligation-reversed': clause(
      ({ expected, heard }) => `an obligation became its opposite: “${expected}” became “${heard}”`,
    ),
    'modality-changed': clause(
      ({ expected, heard }) => `“must” and “may” were mixed up: “${expected}” became “${heard}”`,
    ),
    'possibility-lost': clause(({ expected }) => `“${expected}” only says that it may happen; that was lost`),
    'tense-changed': clause(({ expected, heard }) => `the tense changed: “${expected}” became “${heard}”`),
    'condition-lost': clause(({ expected }) => `the condition “${expected}” was lost`),
    'roles-swapped': clause(({ expected, heard }) => `the roles were swapped: “${expected}” became “${heard}”`),
    'person-swapped': clause(({ expected, heard }) => `the person changed: “${expected}” became “${heard}”`),
    'relative-replaced': clause(({ expected, heard }) => `the relative changed: “${expected}” became “${heard}”`),
    'frequency-changed': clause(({ expected, heard }) => `the frequency changed: “${expected}” became “${heard}”`),
    'relation-changed': clause(
      ({ expected, heard }) => `“${expected}” became “${heard}”, which links the two parts differently`,
    ),
    'order-changed': clause(
      ({ expected, heard }) => `the order of events changed: “${expected}” comes first, not “${heard}”`,
    ),
    'question-lost': clause(({ expected }) => `the question “${expected}” became a statement`),
    'amount-changed': clause(({ expected, heard }) => `the amount changed: “${expected}” became “${heard}”`),
    'reported-speech': clause(
      ({ heard }) => `“${heard}” reports what was said; an interpreter speaks as the speaker does, in the first person`,
    ),

    'name-missing': clause(({ expected }) => `the name “${expected}” is missing`),
    'name-replaced': clause(({ expected, heard }) => `the name “${expected}” became “${heard}”`),
    'form-of-address': clause(({ expected }) => `“${expected}” was not addressed by name`),

    'most-missing': clause(() => 'most of this segment is missing'),
    'part-missing': clause(({ expected }) => `a part of the message is missing, around “${expected}”`),
    'detail-missing': clause(({ expected }) => `a detail is missing, around “${expected}”`),
    'part-added': clause(({ heard }) => `something was added that the speaker did not say, around “${heard}”`),
    'marker-addressed': clause(() => 'words that the speaker did not say were addressed to the marker'),
    'detail-added': clause(({ heard }) => `a detail was added, around “${heard}”`),
    'term-replaced': clause(({ expected, heard }) => `“${expected}” became “${heard}”, which means something else`),

    'worded-poorly': clause(({ expected }) => `“${expected}” was worded poorly`),
    'source-words-many': clause(({ heard, count }) => `${count} words stayed in the speaker's language: “${heard}”`),
    'source-words': clause(({ heard }) => `“${heard}” stayed in the speaker's language`),
    'word-order': clause(() => 'the words are there, but their order makes no sense'),
    calque: clause(({ heard }) => `an idiom was translated word for word: “${heard}”`),
    'courtesy-lost': clause(({ expected }) => `the speaker’s “${expected}” is missing`),
    'informal-address': clause(({ heard }) => `“${heard}” is too familiar for someone the speaker does not know`),
    fillers: clause(({ count, heard }) => `the interpretation has ${count} filler sounds, such as “${heard}”`),
    repeats: clause(({ count, heard }) => `words were repeated ${count} times, such as “${heard}”`),
    'self-corrections': clause(({ count }) => `the interpretation corrects itself ${count} times`),
  },

  /** About what a learner marked in the own recording, by its words in the model. */
  marked: {
    everything: () => 'You marked everything in this segment as left out.',
    'left-out': (expected: string) => `You marked “${expected}” as left out.`,
    wrong: (expected: string) => `You marked “${expected}” as wrong.`,
    'worded-poorly': (expected: string) => `You marked “${expected}” as worded poorly.`,
  },

  /** Replaces a detail that is based on similarity alone. */
  likeness: {
    critical: 'What was said is so far from the message that it would mislead the listener.',
    major: 'Part of the message did not come across.',
    minor: 'The message is there, but some words are a little off.',
  },

  segment: {
    missed: 'No interpretation recorded for this segment.',
    /** The transcript of a recording without speech. Fixed wording. */
    noRecording: 'Recording not available',
    good: 'No marks were taken off here: we found no difference in meaning from the model.',
    /** The same, marked by the learner. */
    goodByLearner: 'You took no marks off here.',
    /** The transcript of a segment that was marked by ear. */
    markedByLearner: 'Marked by the learner, without a transcript',
    more: (count: number) =>
      count === 1 ? 'One more point is on the sheet.' : `${count} more points are on the sheet.`,
  },

  overall: {
    silent: 'Nothing was interpreted in this dialogue, so there is nothing to mark yet. Start with one segment.',
    pass: (total: string) => `${total} of 45: above the 29 that a dialogue needs.`,
    justPass: (total: string) => `${total} of 45: exactly what a dialogue needs.`,
    fail: (total: string, short: string) => `${total} of 45: ${short} short of the 29 that a dialogue needs.`,
    autoFail: (total: string, count: number) =>
      `${total} of 45, with ${count} critical errors. Our practice rule fails a dialogue at three, whatever its marks.`,
    part: ({ segments, of }: { segments: number; of: number }) =>
      `These are ${segments} of the ${of} segments. Only the whole dialogue has a score out of 45.`,
    missed: (count: number) =>
      count === 1 ? 'One segment has no interpretation.' : `${count} segments have no interpretation.`,
    focus: (area: string) => `Most marks were lost on ${area}.`,
    clean: 'No marks were taken off.',
    estimate: 'This is a practice estimate.',
  },

  categories: {
    omission: 'what was left out',
    insertion: 'what was added',
    distortion: 'what changed its meaning',
    language_quality: 'language',
    register: 'register',
    delivery: 'delivery',
  },

  strengths: {
    clean: (clean: number, all: number) => `${clean} of ${all} segments without an error.`,
    numbers: 'Every number, date and time was kept.',
    negations: 'No “not” was lost or added.',
    complete: 'Nothing important was left out.',
    delivery: 'Delivered without much hesitation.',
  },

  improvements: {
    missed: 'Say something for every segment: a silent one costs as much as a segment can.',
    ownLanguage: "Say every segment in the other language: the listener does not understand the speaker's own.",
    anotherMessage: 'Hold on to what the speaker says: if you caught only a little, pass that little on.',
    numbers: 'Note every number, date and time the moment you hear it, and read it back from your notes.',
    negations: 'Listen for “not”: give it its own sign in your notes.',
    conditions: 'Keep “if”, “must” and “may” as strong as the speaker made them.',
    persons: 'Keep who does what, and to whom.',
    names: 'Write down names as you hear them, and use them.',
    omission: 'Go through your notes line by line before you stop: some of the message was left out.',
    insertion: 'Say only what the speaker said.',
    distortion: 'Check the key words of each sentence: some came out with another meaning.',
    sourceWords: "Look up the words that stayed in the speaker's language.",
    language_quality: 'Say it naturally in the other language, not word for word.',
    courtesy: 'Be as polite and as plain as the speaker.',
    register: 'Speak as the speaker does: in the first person, and with siz to strangers.',
    delivery: 'Take a breath, then speak in whole phrases: fewer fillers and restarts.',
  },
}
