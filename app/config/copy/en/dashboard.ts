/** The dashboard. */
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
    text: 'You are here as a guest, so nothing is counted yet. A free account keeps your progress.',
    createAccount: 'Create Free Account',
    logIn: 'Log In',
  },
  today: {
    title: "Today's Progress",
    ofGoal: (goal: number) => `of ${goal} XP`,
    toGo: (xp: number) => `${xp} XP to go`,
    rule: (xp: number) => `Each segment you interpret earns ${xp} XP: one plank of today's bridge.`,
    met: 'Daily Goal Met!',
    streak: '+1 Day to your streak!',
    days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row`,
    /** With a missed day in between. */
    bridgedDays: (days: number) => `A streak of ${days} days`,
    freezeLeft: '1 freeze left this week',
    freezeUsed: 'Freeze used this week',
    freezeRule: 'One missed day a week does not break your streak.',
    noStreak: 'Meet the goal today to start a streak.',
    keepStreak: 'Meet the goal today to keep it.',
  },
  recent: {
    title: 'Recent Activities',
    none: 'No recent activities found.',
    all: 'View Full History',
    mockTest: 'NAATI CCL Mock Test',
    score: (marks: string, outOf: number) => `${marks}/${outOf}`,
    pass: 'PASS',
    fail: 'FAIL',
    selfMarked: 'Marked by you',
  },
  trend: {
    title: 'Score trend',
    /** `scores` oldest first, as text. */
    chart: (scores: string[]) =>
      scores.length === 1
        ? `Your last result: ${scores.join('')} of 45.`
        : `Your last ${scores.length} results of 45, oldest first: ${scores.join(', ')}.`,
    /** The same where mock tests are among them: each mark beside its own maximum. */
    mixedChart: (results: string[]) =>
      results.length === 1
        ? `Your last result: ${results.join('')}.`
        : `Your last ${results.length} results, oldest first: ${results.join(', ')}.`,
    marks: (marks: string, outOf: number) => `${marks}/${outOf}`,
    pass: 'Pass, 29',
    passShare: 'Pass: 29/45, or 58/90',
    last: 'Latest',
    best: 'Best',
    mean: 'Average',
    errors: 'Where you lost marks',
    errorsNote: (results: number) => `Errors in your last ${results === 1 ? 'result' : `${results} results`}, by kind.`,
    profile: 'Error profile and milestones',
    noErrors: 'No errors in these results.',
    onlySelfMarked:
      'Your trend starts with the first dialogue that Köprü marks. The marks that you gave yourself are in your list, but not included in any average.',
  },
  weakest: {
    title: 'Weakest topic',
    mean: (marks: string, count: number) => `${marks} of 45 on average over ${count} sessions`,
    train: (title: string) => `Practise "${title}"`,
    all: 'Find a dialogue',
  },
  next: {
    title: 'Next step',
    segments: (count: number) => `${count} segments`,
    minutes: (count: number) => `about ${count} minutes`,
    bridge: 'The dialogue as a bridge between English and Turkish, with no planks laid yet',
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
