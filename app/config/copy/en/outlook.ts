const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = (count: number) => COUNTS[count] ?? String(count)
const listed = (numbers: readonly number[]) => new Intl.ListFormat('en').format(numbers.map(String))
const inSegments = (numbers: readonly number[]) =>
  numbers.length === 1 ? `segment ${numbers[0]}` : `segments ${listed(numbers)}`
const NAMED_SEGMENTS = 3

/** How an examiner may mark words that we could not match. Where nothing was taken off, not higher. */
type Verdict = 'higher' | 'otherwise'
const VERDICTS: Record<Verdict, string> = { higher: 'higher', otherwise: 'differently' }

/** One error, or several of a kind. */
const kind = (one: string, many: string) => (count: number) =>
  count === 1 ? `the ${one}` : `the ${counted(count)} ${many}`

/** Where a range of marks lies: as a whole below or above the pass mark, or on both sides of it. */
type Side = 'below' | 'above' | 'both'
const SIDES: Record<Side, string> = {
  below: 'short of the 29 that a pass needs',
  above: 'enough for the 29 that a pass needs',
  both: 'which may be above or below the 29 that a pass needs',
}

/** Whether it passes, how far to trust that, and what would have changed it. `why` ends the sentence. */
export const outlook = {
  short: (marks: string) => `${marks} short of the 29 it needs to pass.`,
  above: (marks: string) => `${marks} more than the 29 it needs to pass.`,
  exact: 'Exactly the 29 it needs to pass.',
  /** In the drawing. */
  passLine: (marks: string) => `pass mark ${marks}`,
  range: ({ low, high, side, why }: { low: number; high: number; side: Side; why: string }) =>
    `An examiner would probably give you between ${low} and ${high}, ${SIDES[side]}: ${why}`,
  point: (marks: number, why: string) => `An examiner would probably give you ${marks} too: ${why}`,
  /** In place of a range, where the rules marked without the judge. */
  withoutJudge:
    'The part of our marking that compares meaning was not available. Rules alone marked this result: they find only the plainest errors, so an examiner would probably give less.',
  why: {
    matched: 'your wording could be matched in every segment, and in our tests three of four such ranges were right.',
    matchedSaid:
      'your wording could be matched in every segment that you interpreted, and in our tests three of four such ranges were right.',
    judged: 'in our tests 21 of 24 such ranges were right.',
    withModel:
      'a language model marked it beside our own scorer, and how often such ranges are right was not measured.',
    nothing: 'hardly anything of the message could be found.',
    astray: (numbers: readonly number[]) =>
      numbers.length <= NAMED_SEGMENTS
        ? `what you said in ${inSegments(numbers)} is not an interpretation of ${numbers.length === 1 ? 'it' : 'them'}.`
        : `what you said in ${counted(numbers.length)} segments is not an interpretation of them.`,
    some: (numbers: readonly number[], verdict: Verdict) =>
      `we could not match your wording in ${inSegments(numbers)}; an examiner may mark ${numbers.length === 1 ? 'it' : 'them'} ${VERDICTS[verdict]}.`,
    many: (count: number, verdict: Verdict) =>
      `we could not match your wording in ${counted(count)} ${count === 1 ? 'segment' : 'segments'}; an examiner may mark this ${VERDICTS[verdict]}.`,
    review: {
      disagreement: 'two ways of marking gave very different results, and the lower one counts.',
      addressed: 'some of what we heard addresses the marker, not the listener.',
    },
  },
  unmatched: {
    higher: 'We could not match your wording here. An examiner may mark this higher.',
    otherwise: 'We could not match your wording here, so we may have overlooked something.',
  },
  whatIf: {
    title: 'What would have changed it',
    now: (marks: string) => `now ${marks}`,
    line: (what: string, numbers: readonly number[]) =>
      numbers.length > 0 && numbers.length <= NAMED_SEGMENTS
        ? `Without ${what} in ${inSegments(numbers)}`
        : `Without ${what}`,
    conveyed: (words: string, segment: number) => `With “${words}” conveyed in segment ${segment}`,
    interpreted: (numbers: readonly number[]) =>
      numbers.length <= NAMED_SEGMENTS
        ? `With ${inSegments(numbers)} interpreted`
        : `With the ${counted(numbers.length)} missed segments interpreted`,
    pass: 'a pass',
    families: {
      missed: kind('missed segment', 'missed segments'),
      numbers: kind('wrong number', 'wrong numbers'),
      dates: kind('wrong day or month', 'wrong days or months'),
      units: kind('wrong unit', 'wrong units'),
      lostNegations: kind('lost negation', 'lost negations'),
      addedNegations: kind('added negation', 'added negations'),
      names: kind('wrong name', 'wrong names'),
      conditions: kind('changed condition', 'changed conditions'),
      persons: kind('mix-up of people', 'mix-ups of people'),
      sourceWords: kind('untranslated words', 'untranslated passages'),
      omissions: kind('omission', 'omissions'),
      additions: kind('addition', 'additions'),
      distortions: kind('change of meaning', 'changes of meaning'),
      wordings: kind('language error', 'language errors'),
      register: kind('register error', 'register errors'),
      hesitation: kind('hesitation', 'hesitations'),
      repeats: kind('repeat', 'repeats'),
    },
  },
}
