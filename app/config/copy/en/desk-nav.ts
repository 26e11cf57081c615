/** Links between the admin pages. */
export const deskNav = {
  label: 'Admin',
  places: {
    overview: 'Overview',
    dialogues: 'Dialogues',
    insight: 'Insight',
    templates: 'Mock tests',
    vocabulary: 'Vocabulary',
    users: 'Users',
    disputes: 'Disputes',
  },
}
