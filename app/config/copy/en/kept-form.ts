/** Shown to an admin whose session had ended when a form was sent. */
export const keptForm = {
  title: 'Your session has ended',
  text: 'Nothing was saved, and nothing of what you typed is lost: it is on this page.',
  logIn: 'Log in in a new tab',
  thenSend: 'When you are logged in there, come back to this tab and send it again.',
  send: 'Send it again',
  typed: (count: number) => (count === 1 ? 'What you typed: 1 field' : `What you typed: ${count} fields`),
  files: 'A file does not stay in a form. Please choose it again after sending.',
}
