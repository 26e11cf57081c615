/** The bell, its list and /notifications. Texts that spec/1, section 2 puts in quotation marks are literal. */
export const notifications = {
  title: 'Notifications',
  description: 'What has happened in your account.',
  empty: 'No notifications yet',
  emptyHint: 'News about your practice and your account will stand here.',
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
