/** Marking one's own recordings by ear. */
export const selfMarking = {
  title: 'Mark yourself',
  intro:
    'Listen to yourself as an examiner would. Everything is ticked: untick what did not come across, and say how. We work out your score.',
  /** For segments without a recording. */
  unrecorded: 'There is no recording of this segment, so it counts as missed.',
  progress: (number: number, count: number) => `Segment ${number}/${count}`,
  segment: (number: number) => `Segment ${number}`,
  elsewhere: 'We have this recording, but it can only be played in the browser that made it.',
  original: 'The original',
  play: (what: string, number: number) => `${what}, segment ${number}`,
  model: 'Model interpretation',
  checklist: 'What came across?',
  checklistHint: 'Untick what you left out, got wrong or worded poorly.',
  /** Where units weigh differently. */
  heavyHint: 'The most important are in bold.',
  /** For screen readers, after the unit. */
  heavy: '(most important)',
  kinds: {
    who: 'Who',
    what: 'What',
    when: 'When',
    howMuch: 'Number',
    condition: 'If',
    negation: 'Not',
    tone: 'Tone',
  },
  losses: { 'left-out': 'Left out', wrong: 'Wrong', 'worded-poorly': 'Worded poorly' },
  how: (text: string) => `What happened to “${text}”?`,
  back: 'Back',
  next: 'Next segment',
  submit: 'Get my score',
  submitting: 'Scoring in progress...',
  typeInstead: 'Type what I said instead',
  markInstead: 'Mark myself instead',
  failed: 'That did not work. Your marks are still here; please try again.',
  badge: 'Marked by you',
  note: (marked: number, ours: number) =>
    ours === 0
      ? 'You marked this dialogue yourself. We worked out the score from your marks; it counts apart from the ones we mark.'
      : `You marked ${marked} of the segments yourself, and we marked ${ours}. The score counts apart from the ones we mark.`,
  heard: 'You marked this segment by ear, so there is no text of it.',
}
