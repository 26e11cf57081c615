/** The admin overview: figures, queue, providers. */
export const adminOverview = {
  figures: {
    title: 'At a glance',
    total: 'total',
    verified: 'with a verified email',
    newUsers: 'new in 7 days',
    active: 'active',
    ending: 'active, not renewing',
    pastDue: 'payment failed',
    given: 'given Pro by an admin',
    waitlist: 'on the list',
  },
  submissions: {
    kind: 'Attempts',
    day: '24 hours',
    week: '7 days',
    failed: 'Not scored',
    failedHint: 'In the last 7 days: submitted, or out of time, more than 10 minutes ago and still not scored.',
    kinds: { practice: 'Practice', sample: 'Sample (guests)', mockTest: 'Mock tests' },
  },
  exportWaitlist: 'Download as CSV',
  queue: {
    title: 'Background jobs',
    waiting: 'due now',
    planned: 'scheduled',
    running: 'running',
    oldest: 'Oldest waiting since',
    none: 'Nothing is waiting.',
    parked: 'Failed jobs',
    noneParked: 'No failed jobs.',
    parkedIntro: 'These failed too many times, or cannot succeed. Try them again or dismiss them.',
    more: (count: number) => `${count} more will appear as you deal with these.`,
    columns: { kind: 'Job', error: 'Last error', attempts: 'Tries', parkedAt: 'Failed', actions: 'Actions' },
    noError: 'No error was recorded.',
    retry: 'Try again',
    dismiss: 'Dismiss',
    /** The name of an action on one job, for screen readers. */
    actionOn: (action: string, job: string) => `${action}: ${job}`,
    confirm: {
      retry: (kind: string) => `Try "${kind}" again?`,
      retryText: 'It starts at once, with a full set of tries.',
      dismiss: (kind: string) => `Dismiss "${kind}"?`,
      dismissText: 'It will never run: the email is not sent, the attempt is not scored. This cannot be undone.',
      cancel: 'Leave it',
    },
  },
  toLookAt: {
    title: 'Needs your attention',
    disputes: (count: number) => (count === 1 ? '1 transcript dispute' : `${count} transcript disputes`),
    feedback: (count: number) => (count === 1 ? '1 feedback message' : `${count} feedback messages`),
    jobs: (count: number) => (count === 1 ? '1 failed job' : `${count} failed jobs`),
    nothing: 'Nothing. All done.',
  },
  feedback: {
    done: 'Mark as done',
    undone: 'Reopen',
    doneOn: (action: string, category: string) => `${action}: ${category}`,
    isDone: 'done',
    isFirst: 'priority: monthly plan',
    show: { all: 'All', open: 'Open' },
    showLabel: 'Which feedback',
    noneOpen: 'No open feedback.',
  },
  providers: {
    title: 'Providers',
    intro: 'Which service does each job, and why. Results are recorded at most once a minute.',
    columns: { provider: 'Job', used: 'Service', why: 'Why', success: 'Last success', failure: 'Last failure' },
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
        embedded: {
          used: 'Recordings of the library in natural voices; a computer voice of ours for new texts',
          why: 'TTS_BASE_URL and OPENAI_API_KEY are not set. New texts are said by eSpeak NG, or in a natural voice once npm run models has installed it.',
        },
        openai: { used: 'OpenAI', why: 'OPENAI_API_KEY is set.' },
        compatible: { used: 'A server with OpenAI’s API', why: 'OPENAI_BASE_URL is set.' },
        server: { used: 'A speech server', why: 'TTS_BASE_URL is set.' },
        serverEnglish: {
          used: 'A speech server for English, eSpeak NG for Turkish',
          why: 'TTS_BASE_URL is set, but no voices for Turkish.',
        },
        serverTurkish: {
          used: 'A speech server for Turkish, eSpeak NG for English',
          why: 'TTS_BASE_URL is set, but no voices for English.',
        },
      },
      transcription: {
        none: {
          used: "The learner's browser; else marks of their own, or typed words",
          why: 'STT_BASE_URL and OPENAI_API_KEY are not set, and we have no recogniser of our own.',
        },
        openai: { used: 'OpenAI', why: 'OPENAI_API_KEY is set.' },
        compatible: { used: 'A server with OpenAI’s API', why: 'OPENAI_BASE_URL is set.' },
        server: { used: 'A speech server', why: 'STT_BASE_URL is set.' },
      },
      scoring: {
        embedded: { used: 'Our own scorer', why: 'OPENAI_API_KEY is not set.' },
        openai: { used: 'OpenAI, on top of our own scorer', why: 'OPENAI_API_KEY is set.' },
        compatible: { used: 'A server with OpenAI’s API, on top of our own scorer', why: 'OPENAI_BASE_URL is set.' },
      },
      mail: {
        outbox: { used: 'Files in the outbox', why: 'SMTP_URL is not set: emails are files under DATA_DIR/outbox.' },
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
    host: (name: string) => `Address: ${name}`,
    noWebhook: 'STRIPE_WEBHOOK_SECRET is not set, so webhooks are refused; Stripe is asked instead.',
    budget: {
      spent: ({ spent, budget, left }: { spent: string; budget: string; left: string }) =>
        `${spent} of ${budget} spent this month, ${left} left.`,
      unlimited: (spent: string) =>
        `${spent} spent this month. OPENAI_MONTHLY_BUDGET_USD is not set, so there is no limit.`,
      calls: ({ calls, reused }: { calls: number; reused: number }) =>
        `${calls} ${calls === 1 ? 'call' : 'calls'}, ${reused} answered from the cache.`,
      without: (count: number) =>
        count === 0
          ? ''
          : `${count} ${count === 1 ? 'evaluation was' : 'evaluations were'} made by our own scorer alone, because the budget was spent.`,
    },
    /** Why a call failed, in one sentence each. */
    reasons: {
      key: 'It does not accept our key.',
      limit: 'Too many requests at once.',
      refused: 'It refused the request.',
      fault: 'It reported an error on its side.',
      timeout: 'It did not answer in time.',
      unreachable: 'It could not be reached.',
      unreadable: 'Its answer could not be read.',
      full: 'The disk is full.',
      missing: 'It is not installed.',
      foreign: "It holds another database's recordings, so old ones are not deleted. See the log.",
      other: 'Something else. See the log.',
    },
    withStatus: (sentence: string, status: number) => `${sentence} (HTTP ${status})`,
  },
  /** What admins did: continues copy/en/admin.ts. `who` or `what` is what it was done to. */
  actions: {
    'role-admin': (who: string) => `made ${who} an admin`,
    'role-tester': (who: string) => `made ${who} a tester`,
    'role-user': (who: string) => `made ${who} a learner`,
    'pro-given': (who: string) => `gave ${who} Pro`,
    'pro-changed': (who: string) => `changed when Pro ends for ${who}`,
    'pro-taken': (who: string) => `took Pro back from ${who}`,
    'tutorial-reset': (who: string) => `reset the tutorial for ${who}`,
    'sessions-ended': (who: string) => `logged ${who} out everywhere`,
    'job-retried': (what: string) => `retried the job "${what}"`,
    'job-dismissed': (what: string) => `dismissed the job "${what}"`,
    'feedback-done': (what: string) => `marked feedback as done (${what})`,
    'feedback-reopened': (what: string) => `reopened feedback (${what})`,
    'dispute-seen': (what: string) => `reviewed a dispute in "${what}"`,
    'waitlist-exported': () => 'downloaded the waitlist',
  },
}
