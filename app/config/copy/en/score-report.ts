import { errorWords } from './error-words.ts'

/** The results screen: banner, bridge, deduction sheet, segments. */
export const scoreReport = {
  ...errorWords,
  title: 'Your result',
  outOf: (total: string) => `${total} out of 45`,
  /** Next to the number. */
  ofFull: 'out of 45',
  naatiScore: 'Practice score',
  grade: { Pass: 'Pass', Fail: 'Not a pass yet', Unfinished: 'Only the beginning' },
  banner: { pass: 'Excellent Work!', close: 'Keep Going!', learning: 'Learning Journey' },
  autoFailNote:
    'This is our own strict rule for practice. NAATI publishes no such rule; the sheet shows the marks alone.',
  estimate:
    'A practice estimate: NAATI takes marks off 45 too, but does not publish how many. To pass the exam you need 63 of 90, with at least 29 in each dialogue.',
  bridge: {
    label: 'Your dialogue as a bridge, one plank for each segment',
    good: (number: number) => `Segment ${number}: excellent`,
    partial: (number: number) => `Segment ${number}: some marks lost`,
    missed: (number: number) => `Segment ${number}: critical`,
    legend: { good: 'held', partial: 'cracked', missed: 'gave way' },
  },
  costliest: {
    title: (lines: number): string => (lines === 1 ? 'The line that cost you marks' : 'The lines that cost you most'),
    /** `these`: of the lines shown; `all`: of the sheet. */
    share: (these: string, all: string) =>
      these === all ? 'That is every mark that was taken off.' : `${these} of the ${all} marks that were taken off.`,
    none: 'No marks were taken off.',
    mine: 'Play mine',
    original: 'Play the original',
  },
  explain: { en: 'Explain in English', tr: 'Explain in Turkish' },
  sheet: {
    title: 'Deduction sheet',
    /** What is on it. */
    lines: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
    start: 'Full marks',
    total: 'Your score',
    none: 'No marks were taken off.',
    segment: (number: number) => `Segment ${number}`,
    youSaid: 'You said',
    reference: 'Model',
    uncertain: 'Looks like',
    capped: 'This segment is already at its limit',
    spent: 'All 45 marks are already taken off',
    rule: 'A critical error costs 5, a major one 2, a minor one 0.5. A segment has a limit, and the score never falls below 0.',
  },
  subScores: {
    title: 'Sub-scores',
    meaning: 'Meaning',
    language: 'Language',
    delivery: 'Technique',
    notAssessed: 'not assessed',
    weights:
      'Our practice score weighs meaning 70 %, language 20 % and technique 10 % in its sub-scores; NAATI publishes no weights.',
  },
  segments: {
    title: 'Segment by segment',
    count: (segments: number) => (segments === 1 ? '1 segment' : `${segments} segments`),
    good: 'Excellent',
    partial: 'Areas for Improvement',
    missed: 'Critical Issues',
    /** Nothing was taken off. */
    noCost: 'no marks off',
    source: 'Original',
    /** Of the original, what did not come across. */
    shades: { thin: 'may not have come across', lost: 'did not come across' },
    model: 'Model interpretation',
    alsoRight: 'Also right',
    heard: 'We heard',
    typed: 'You typed',
    browser: 'Your browser heard',
    nothing: 'No interpretation recorded for this segment',
    modelAudio: 'Original audio',
    modelSpoken: 'Model interpretation, spoken',
    ownAudio: 'Your recording',
    play: (what: string, number: number) => `${what}, segment ${number}`,
  },
  strengths: 'What went well',
  improvements: 'What to work on',
  advice: 'What went well, and what to work on',
  next: 'What to do next',
  /** The one next action. */
  step: {
    retry: (number: number) => `Try segment ${number} again`,
    retryWhy: (number: number, marks: string) =>
      `Segment ${number} cost you ${marks === '1' ? '1 mark' : `${marks} marks`}. Listen to the model, then say it once more.`,
    other: 'The segments that cost you most are done. Take the next dialogue.',
    clean: 'Nothing to mend here. Take the next dialogue.',
    keep: 'Create a free account, and this result stays yours.',
  },
  celebration: {
    best: (marks: string) =>
      `Your best result for this dialogue: ${marks === '1' ? '1 mark' : `${marks} marks`} above your previous best.`,
    streak: (days: number) =>
      days === 1 ? 'Daily goal reached: your streak begins.' : `Daily goal reached: your streak is ${days} days long.`,
    cleanNumbers: 'Your first dialogue without a lost number.',
  },
  share: {
    make: 'Share as an image',
    making: 'Drawing the image…',
    failed: 'The image could not be made in this browser.',
    /** In the image. */
    practice: 'Practice score, CCL Turkish',
    fileName: 'kopru-result.png',
  },
  again: 'Practise it again',
  continue: 'Keep your progress',
}
