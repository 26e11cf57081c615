/** What the admin's desk says of how things stand: figures, queue, providers. Admin's words; nothing of it is literal. */
export const adminOverview = {
  figures: {
    title: 'How things stand',
    total: 'in all',
    verified: 'with a verified address',
    newUsers: 'new in 7 days',
    active: 'active',
    ending: 'active, not renewed',
    pastDue: 'payment failed',
    given: 'Pro given by hand',
    waitlist: 'on the list',
  },
  submissions: {
    kind: 'Attempts',
    day: '24 hours',
    week: '7 days',
    failed: 'Not scored',
    failedHint: 'Of the last 7 days: handed in, or time over, more than 10 minutes ago, and still without a score.',
    kinds: { practice: 'Practice', sample: 'Sample, by guests', mockTest: 'Mock tests' },
  },
  exportWaitlist: 'Download as CSV',
  queue: {
    title: 'Background work',
    waiting: 'due and waiting',
    planned: 'planned for later',
    running: 'running',
    oldest: 'The oldest has waited since',
    none: 'Nothing waits.',
    parked: 'Jobs to look at',
    noneParked: 'No job is set aside.',
    parkedIntro: 'These failed too often, or for good, and wait for you.',
    more: (count: number) => `${count} more come into view as you deal with these.`,
    columns: { kind: 'Job', error: 'Last error', attempts: 'Tries', parkedAt: 'Set aside', actions: 'Actions' },
    noError: 'None was written down.',
    retry: 'Try again',
    dismiss: 'Dismiss',
    /** The name of an action on one job, for screen readers. */
    actionOn: (action: string, job: string) => `${action}: ${job}`,
    confirm: {
      retry: (kind: string) => `Try "${kind}" again?`,
      retryText: 'It starts at once, with all its tries before it.',
      dismiss: (kind: string) => `Dismiss "${kind}"?`,
      dismissText: 'It is never done then: the mail is not sent, the attempt is not scored. This cannot be undone.',
      cancel: 'Leave it',
    },
  },
  toLookAt: {
    title: 'For you to look at',
    disputes: (count: number) => (count === 1 ? '1 dispute of a transcript' : `${count} disputes of transcripts`),
    feedback: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`),
    jobs: (count: number) => (count === 1 ? '1 job set aside' : `${count} jobs set aside`),
    nothing: 'Nothing. All is seen to.',
  },
  feedback: {
    done: 'Done',
    undone: 'Not done after all',
    doneOn: (action: string, category: string) => `${action}: ${category}`,
    isDone: 'done',
    isFirst: 'first: monthly plan',
    show: { all: 'All', open: 'Open' },
    showLabel: 'Which remarks',
    noneOpen: 'Every remark is done.',
  },
  providers: {
    title: 'Providers',
    intro: 'Who does the work here, and why. Outcomes are written down once a minute at the most.',
    columns: { provider: 'For', used: 'Used', why: 'Why', success: 'Last success', failure: 'Last failure' },
    never: 'none yet',
    names: {
      database: 'Database',
      voices: 'Voices',
      transcription: 'Transcription',
      scoring: 'Scoring',
      mail: 'Mail',
      google: 'Sign-in with Google',
      payments: 'Payments',
      recordings: 'Recordings',
      mux: 'Published audio',
    },
    choices: {
      database: {
        embedded: { used: 'Embedded Postgres', why: 'DATABASE_URL is not set: our own server under DATA_DIR.' },
        external: { used: 'Postgres', why: 'DATABASE_URL is set.' },
      },
      voices: {
        embedded: { used: 'eSpeak NG', why: 'OPENAI_API_KEY is not set: our own voice.' },
        openai: { used: 'OpenAI', why: 'OPENAI_API_KEY is set.' },
      },
      transcription: {
        none: {
          used: "The learner's browser, or typing",
          why: 'OPENAI_API_KEY is not set, and there is no recogniser of our own.',
        },
        openai: { used: 'OpenAI', why: 'OPENAI_API_KEY is set.' },
      },
      scoring: {
        embedded: { used: 'Our own rules', why: 'OPENAI_API_KEY is not set: our own engine.' },
        openai: { used: 'OpenAI, on a floor of our rules', why: 'OPENAI_API_KEY is set.' },
      },
      mail: {
        outbox: { used: 'Files in the outbox', why: 'SMTP_URL is not set: mails are files under DATA_DIR/outbox.' },
        smtp: { used: 'SMTP', why: 'SMTP_URL is set.' },
      },
      google: {
        off: { used: 'Off', why: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.' },
        on: { used: 'Google', why: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set.' },
      },
      payments: {
        off: { used: 'Off', why: 'STRIPE_SECRET_KEY is not set.' },
        on: { used: 'Stripe', why: 'STRIPE_SECRET_KEY is set.' },
      },
      recordings: {
        disk: { used: 'This machine', why: 'S3_BUCKET is not set: files under DATA_DIR/audio.' },
        s3: { used: 'S3', why: 'S3_BUCKET is set.' },
      },
      mux: {
        on: { used: 'Mux', why: 'MUX_TOKEN_ID and MUX_TOKEN_SECRET are set.' },
      },
    },
    model: (name: string) => `Model: ${name}`,
    noWebhook: 'STRIPE_WEBHOOK_SECRET is not set, so webhooks are refused; Stripe is asked instead.',
    budget: {
      spent: ({ spent, budget, left }: { spent: string; budget: string; left: string }) =>
        `${spent} of ${budget} spent this month, ${left} left.`,
      unlimited: (spent: string) =>
        `${spent} spent this month. OPENAI_MONTHLY_BUDGET_USD is not set: no limit of ours.`,
      calls: ({ calls, reused }: { calls: number; reused: number }) =>
        `${calls} ${calls === 1 ? 'call' : 'calls'}, ${reused} answered from what is kept.`,
      without: (count: number) =>
        count === 0
          ? ''
          : `${count} ${count === 1 ? 'evaluation was' : 'evaluations were'} made by the rules alone, for want of budget.`,
    },
    /** Why a call failed, in one sentence each. */
    reasons: {
      key: 'It does not accept our key.',
      limit: 'Too many requests at once.',
      refused: 'It refused the request.',
      fault: 'It had a fault of its own.',
      timeout: 'It did not answer in time.',
      unreachable: 'It could not be reached.',
      unreadable: 'Its answer could not be read.',
      full: 'The disk takes nothing more.',
      missing: 'It is not installed.',
      foreign: 'It holds recordings of another database, so nothing old is deleted there. The log says more.',
      other: 'Something else; the log has it.',
    },
    withStatus: (sentence: string, status: number) => `${sentence} (HTTP ${status})`,
  },
  /** What admins did: continues copy/en/admin.ts. `who` or `what` is what it was done to. */
  actions: {
    'role-admin': (who: string) => `made ${who} an admin`,
    'role-tester': (who: string) => `made ${who} a tester`,
    'role-user': (who: string) => `made ${who} a learner like others`,
    'pro-given': (who: string) => `gave ${who} Pro`,
    'pro-changed': (who: string) => `changed how long ${who} has Pro`,
    'pro-taken': (who: string) => `took the given Pro of ${who} back`,
    'tutorial-reset': (who: string) => `had ${who} see the tutorial again`,
    'sessions-ended': (who: string) => `logged ${who} out everywhere`,
    'job-retried': (what: string) => `had the job "${what}" tried again`,
    'job-dismissed': (what: string) => `dismissed the job "${what}"`,
    'feedback-done': (what: string) => `was done with a remark (${what})`,
    'feedback-reopened': (what: string) => `reopened a remark (${what})`,
    'dispute-seen': (what: string) => `looked at a dispute in "${what}"`,
    'waitlist-exported': () => 'downloaded the waitlist',
  },
}
