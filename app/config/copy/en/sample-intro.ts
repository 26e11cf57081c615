import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

/** The free sample before it begins and after its score: /practice/sample. */
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
    howTitle: 'How it goes',
    how: [
      'You hear one segment, up to three times.',
      'You record your interpretation in the other language. You can listen to it and record again.',
      'At the end you get a score out of 45 and the reason for every mark that was taken off.',
    ],
    english: 'English segments: interpret into Turkish',
    turkish: 'Turkish segments: interpret into English',
    start: 'Start practice',
    typeInstead: 'Type instead of speaking',
    typeHint: 'No microphone, or a quiet place? Type your interpretation and have it scored the same way.',
    privacy: `Your recordings are sent to our server to be scored, and deleted after ${RECORDING_RETENTION_DAYS} days at the latest.`,
  },
  signUp: {
    title: 'Keep going with a free account',
    text: 'With an account your attempts are kept, so that you can see which marks come back.',
    create: 'Create Free Account',
    logIn: 'Log In',
    back: 'Back to the sample',
  },
}
