/** The choice of a language. */
export const languages = {
  settings: {
    title: 'Language',
    intro: 'The language of pages, emails and reports. Dialogues stay in both languages.',
    label: 'Interface language',
    submit: 'Save language',
    submitting: 'Saving...',
  },
}
