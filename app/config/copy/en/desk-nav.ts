/** The ways between the pages of the admin's desk. */
export const deskNav = {
  label: 'Admin desk',
  places: {
    overview: 'Overview',
    dialogues: 'Dialogues',
    templates: 'Mock tests',
    vocabulary: 'Vocabulary',
    users: 'Users',
    disputes: 'Disputes',
  },
}
