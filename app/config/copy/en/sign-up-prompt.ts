/** What a guest sees when an account is needed, by what they wanted to do. */
export const signUpPrompt = {
  practice: {
    title: 'Practise with a free account',
    text: 'Create an account to start this dialogue. Every recording, score and deduction is kept, so you can see what improves from one attempt to the next.',
  },
  bookmark: {
    title: 'Keep this dialogue for later',
    text: 'Create an account to bookmark and like dialogues. You will find them on every device you log in on.',
  },
  'mock-test': {
    title: 'Take a mock test with an account',
    text: 'A mock test is two dialogues against the clock, marked out of 90. Your account keeps your place if you are interrupted, and every result in your history.',
  },
  general: {
    title: 'Keep your progress',
    text: 'A free account counts your daily goal and your streak, and keeps every score and every word you want to learn.',
  },
  price: 'It’s free and needs no card.',
  create: 'Create Free Account',
  logIn: 'Log In',
}
