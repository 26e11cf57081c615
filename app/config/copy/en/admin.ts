/** The admin's desk. */
export const admin = {
  title: 'Admin desk',
  subtitle: 'How things stand, and what people say',
  figures: {
    users: 'Users',
    subscribers: 'Subscribers',
    submissions: 'Submissions',
    waitlist: 'Waitlist',
    jobs: 'Jobs waiting',
    parkedJobs: 'Jobs to look at',
  },
  dialogues: 'All dialogues',
  addDialogue: 'Add New Dialogue',
  acts: 'What admins did last',
  noActs: 'Nothing yet.',
  /** `what` is what it was done to. */
  actions: {
    'dialogue-created': (what: string) => `added the dialogue "${what}"`,
    'dialogue-updated': (what: string) => `edited the dialogue "${what}"`,
    'dialogue-deleted': (what: string) => `deleted the dialogue "${what}"`,
    'dialogue-restored': (what: string) => `restored the dialogue "${what}"`,
    'recording-uploaded': (what: string) => `put a recording into "${what}"`,
    'recording-adopted': (what: string) => `kept a recording for changed words in "${what}"`,
    'recording-taken-back': (what: string) => `took a recording out of "${what}"`,
  },
  feedback: 'Feedback',
  noFeedback: 'Nobody has said anything yet.',
  guest: 'Guest',
  older: 'Older',
  newest: 'Newest',
}
