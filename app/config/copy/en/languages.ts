/** The choice of a language. */
export const languages = {
  settings: {
    title: 'Language',
    intro: 'The language of every page, of your mails and of your reports. Dialogues stay in both languages.',
    label: 'Interface language',
    submit: 'Save language',
    submitting: 'Saving...',
  },
}
