import { SAMPLE_CLAIM_DAYS } from '../../accounts.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

/** The free sample before it starts and after its score: /practice/sample. */
export const sampleIntro = {
  pageTitle: 'Free sample dialogue',
  pageDescription: 'Interpret a Turkish-English CCL dialogue now, without an account, and get a score out of 45.',
  none: {
    title: 'No Sample Available',
    text: 'There is no free dialogue at the moment. Please come back soon.',
  },
  intro: {
    eyebrow: 'Free sample',
    bridge: 'The dialogue as a bridge, one plank for each segment',
    segments: (count: number) => `${count} segments`,
    minutes: (minutes: number) => `about ${minutes} minutes`,
    howTitle: 'How it works',
    how: [
      'You hear one segment, up to three times.',
      'You record your interpretation in the other language. You can listen to it and record again.',
      'At the end you get a score out of 45 and the reason for every mark that was taken off.',
    ],
    english: 'English segments: interpret into Turkish',
    turkish: 'Turkish segments: interpret into English',
    start: 'Start practice',
    typeInstead: 'Type instead of speaking',
    typeHint: 'No microphone, or a quiet place? Type your interpretation: it is scored the same way.',
    privacy: `Your recordings are sent to our server to be scored, and deleted after ${RECORDING_RETENTION_DAYS} days at the latest.`,
  },
  signUp: {
    kept: {
      title: 'Keep your progress',
      text: 'Create a free account in this browser and your sample moves into it: the score, your corrections and recordings, and its XP. You will find it in your history.',
      note: `The sample waits for ${SAMPLE_CLAIM_DAYS} days. Logging in to an existing account does not add it.`,
    },
    'too-late': {
      title: 'Keep going with a free account',
      text: `This result can no longer be added to an account: that works only for ${SAMPLE_CLAIM_DAYS} days, and only in the browser where you did the sample.`,
      note: 'With an account, everything you do from now on is kept.',
    },
    none: {
      title: 'Keep going with a free account',
      text: 'An account keeps your attempts, so you can see which marks you win back.',
      note: '',
    },
    create: 'Create Free Account',
    logIn: 'Log In',
    back: 'Back to the sample',
  },
  claimed: {
    title: 'This result now belongs to an account',
    text: 'The person who did this sample has since created an account, and the result is kept there. If that is you, log in and open your history.',
    logIn: 'Log In',
    back: 'Go to the sample',
  },
}
