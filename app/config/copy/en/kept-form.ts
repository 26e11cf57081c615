/** Shown to an admin whose session had ended when a form was sent. */
export const keptForm = {
  title: 'Your session has ended',
  text: 'Nothing was saved, but everything you typed is still on this page.',
  logIn: 'Log in in a new tab',
  thenSend: 'Once you are logged in there, come back to this tab and send it again.',
  send: 'Send it again',
  typed: (count: number) => (count === 1 ? 'What you typed: 1 field' : `What you typed: ${count} fields`),
  files: 'Forms do not keep files. Please choose yours again after sending.',
}
