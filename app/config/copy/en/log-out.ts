/** The question before logging out with unsent work, and the notice when another account has signed in. */
export const logOut = {
  title: 'Some of your work has not been sent',
  lead: 'Logging out deletes what this browser keeps for your account. These things are only here:',
  recordings: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  notes: (count: number) => (count === 1 ? '1 private note on a dialogue' : `${count} private notes on dialogues`),
  drafts: (count: number) =>
    count === 1 ? 'Text you typed in 1 form and did not send' : `Text you typed in ${count} forms and did not send`,
  sendHint: 'Sent recordings wait in your account. To continue, open the dialogue or the mock test on any device.',
  textHint: 'Text is sent with its own form. To keep it, go back and finish that form first.',
  send: 'Send recordings and log out',
  sending: (done: number, total: number) => `Sending ${done} of ${total}...`,
  failed: (count: number) =>
    count === 1
      ? '1 recording could not be sent. Check your connection and try again.'
      : `${count} recordings could not be sent. Check your connection and try again.`,
  delete: 'Delete it and log out',
  stay: 'Stay logged in',
  changed: {
    title: 'The account in this browser has changed',
    text: 'Someone has logged in or out since this page was opened. Nothing on this page will be sent. Reload it to continue.',
    reload: 'Reload the page',
  },
}
