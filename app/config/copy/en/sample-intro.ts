import { SAMPLE_CLAIM_DAYS } from '../../accounts.ts'

/** The free sample before it starts and after its score: /practice/sample. */
export const sampleIntro = {
  pageTitle: 'Free sample dialogue',
  pageDescription:
    'Interpret three segments of a Turkish-English CCL dialogue now, without an account, and see what each slip costs.',
  none: {
    title: 'No Sample Available',
    text: 'There is no free dialogue at the moment. Please come back soon.',
  },
  intro: {
    eyebrow: 'Free sample',
    aim: (aim: string) => `Trains: ${aim}`,
    /** What is about to happen, in one line. */
    part: (segments: number) => `${segments} segments · about two minutes · no account`,
    bridge: (segments: number, of: number) =>
      segments < of
        ? `The dialogue as a bridge of ${of} planks; you begin with the first ${segments}`
        : `The dialogue as a bridge of ${of} planks`,
    plank: (number: number) => `Segment ${number}`,
    later: (number: number) => `Segment ${number}, later`,
    start: 'Start practice',
    typeInstead: 'Type instead of speaking',
    sound: 'Microphone and speech recognition',
    whole: (segments: number, minutes: number) =>
      `Or the whole dialogue: ${segments} segments, about ${minutes} minutes, with a score out of 45`,
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
