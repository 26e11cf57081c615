const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = (count: number) => COUNTS[count] ?? String(count)
const listed = (numbers: readonly number[]) => new Intl.ListFormat('en').format(numbers.map(String))
const inSegments = (numbers: readonly number[]) =>
  numbers.length === 1 ? `segment ${numbers[0]}` : `segments ${listed(numbers)}`
const NAMED_SEGMENTS = 3

/** What a person may say of words that we could not match: where nothing was taken off, not that they deserve more. */
type Verdict = 'higher' | 'otherwise'
const VERDICTS: Record<Verdict, string> = { higher: 'higher', otherwise: 'differently' }

/** One error, or several of a kind. */
const kind = (one: string, many: string) => (count: number) =>
  count === 1 ? `the ${one}` : `the ${counted(count)} ${many}`

/** How far the marks can be trusted, what they lack, and what would have changed them. */
export const outlook = {
  short: (marks: string) => `needs ${marks} more`,
  above: (marks: string) => `${marks} above the 29 it needs`,
  exact: 'just the 29 it needs',
  band: (low: number, high: number) => `A person's marks would probably lie between ${low} and ${high}.`,
  point: (marks: number) => `A person would probably give ${marks} too.`,
  sure: { high: 'Fairly sure', medium: 'Less sure', low: 'Not sure' },
  why: {
    matched: 'your wording could be matched in every segment.',
    matchedSaid: 'your wording could be matched in every segment that you interpreted.',
    nothing: 'hardly anything of the message could be found.',
    astray: (numbers: readonly number[]) =>
      numbers.length <= NAMED_SEGMENTS
        ? `what you said in ${inSegments(numbers)} is not an interpretation of ${numbers.length === 1 ? 'it' : 'them'}.`
        : `what you said in ${counted(numbers.length)} segments is not an interpretation of them.`,
    some: (numbers: readonly number[], verdict: Verdict) =>
      `we could not match your wording in ${inSegments(numbers)}; a person may judge ${numbers.length === 1 ? 'it' : 'them'} ${VERDICTS[verdict]}.`,
    many: (count: number, verdict: Verdict) =>
      `we could not match your wording in ${counted(count)} segments; a person may judge this ${VERDICTS[verdict]}.`,
    review: {
      disagreement: 'two ways of judging it came to very different marks, and the lower ones stand.',
      addressed: 'some of what was heard speaks to whoever gives the marks, not to the listener.',
    },
  },
  unmatched: {
    higher: 'We could not match your wording here. A person may judge this higher.',
    otherwise: 'We could not match your wording here, so we may have overlooked something.',
  },
  whatIf: {
    title: 'What would have changed it',
    now: (marks: string) => `now ${marks}`,
    line: (what: string, numbers: readonly number[]) =>
      numbers.length > 0 && numbers.length <= NAMED_SEGMENTS
        ? `Without ${what} in ${inSegments(numbers)}`
        : `Without ${what}`,
    interpreted: (numbers: readonly number[]) =>
      numbers.length <= NAMED_SEGMENTS
        ? `With ${inSegments(numbers)} interpreted`
        : `With the ${counted(numbers.length)} missed segments interpreted`,
    pass: 'a pass',
    families: {
      missed: kind('missed segment', 'missed segments'),
      numbers: kind('wrong number', 'wrong numbers'),
      dates: kind('wrong time', 'wrong times'),
      units: kind('wrong unit', 'wrong units'),
      lostNegations: kind('lost negation', 'lost negations'),
      addedNegations: kind('added negation', 'added negations'),
      names: kind('wrong name', 'wrong names'),
      conditions: kind('changed condition', 'changed conditions'),
      persons: kind('mix-up of persons', 'mix-ups of persons'),
      sourceWords: kind('untranslated words', 'untranslated passages'),
      omissions: kind('omission', 'omissions'),
      additions: kind('addition', 'additions'),
      distortions: kind('change of meaning', 'changes of meaning'),
      wordings: kind('slip of language', 'slips of language'),
      register: kind('slip of register', 'slips of register'),
      hesitation: kind('hesitation', 'hesitations'),
      repeats: kind('repeat', 'repeats'),
    },
  },
}
