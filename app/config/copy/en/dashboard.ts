/** The dashboard: what is there today. */
export const dashboard = {
  title: 'Dashboard',
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  guestGreeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    unknown: 'Welcome',
  },
  guest: {
    label: 'Guest view',
    text: 'You are here as a guest, so nothing is counted yet. With a free account your progress is kept.',
    createAccount: 'Create Free Account',
    logIn: 'Log In',
  },
  today: {
    title: "Today's Progress",
    ofGoal: (goal: number) => `of ${goal} XP`,
    toGo: (xp: number) => `${xp} XP to go`,
    rule: (xp: number) => `Each segment you interpret is ${xp} XP: one plank of today's bridge.`,
    met: 'Daily Goal Met!',
    streak: '+1 Day to your streak!',
  },
  next: {
    title: 'Next step',
    segments: (count: number) => `${count} segments`,
    minutes: (count: number) => `about ${count} minutes`,
    bridge: 'The dialogue as a bridge between English and Turkish, no plank laid yet',
    plank: (n: number) => `Segment ${n}`,
    start: 'Start Practice',
  },
  quick: {
    title: 'Quick Actions',
    practice: 'Start Practice',
    mockTest: 'Mock Test',
    vocabulary: 'Vocabulary',
    history: 'Progress',
  },
}
