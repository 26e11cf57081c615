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
  feedback: 'Feedback',
  noFeedback: 'Nobody has said anything yet.',
  guest: 'Guest',
  older: 'Older',
  newest: 'Newest',
}
