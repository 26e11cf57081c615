/** What is asked before an account leaves this browser, and what a page says whose account has changed. */
export const logOut = {
  title: 'Some of your work has not been sent',
  lead: 'Logging out deletes what this browser keeps for your account. These things are only here:',
  recordings: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  notes: (count: number) => (count === 1 ? '1 private note on a dialogue' : `${count} private notes on dialogues`),
  drafts: (count: number) =>
    count === 1 ? 'Text you typed in 1 form and did not send' : `Text you typed in ${count} forms and did not send`,
  sendHint: 'Recordings that are sent wait in your account. Open the dialogue or the mock test on any device to go on.',
  textHint: 'Text is sent with its own form, so go back and finish that first if you want to keep it.',
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
    text: 'Someone has logged in or out since this page was opened. Nothing on this page will be sent. Reload it to go on.',
    reload: 'Reload the page',
  },
}
