/** The bell, its list and /notifications. Some sentences are fixed wording (docs/english.md). */
export const notifications = {
  title: 'Notifications',
  description: 'Recent events in your account.',
  empty: 'No notifications yet',
  emptyHint: 'News about your practice and your account appears here.',
  loading: 'Loading notifications',
  failed: 'We could not load your notifications.',
  retry: 'Try again',
  seeAll: 'See all notifications',
  unread: 'Unread',
  older: 'Older notifications',
  newest: 'Newest notifications',
  age: {
    now: 'Just now',
    hours: (hours: number) => `${hours}h ago`,
    yesterday: 'Yesterday',
    /** How dates are written, as a BCP 47 tag. */
    dateLocale: 'en-AU',
  },
}
