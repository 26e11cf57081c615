/** /unsubscribe/:token, where the link in reminders and weekly letters leads. */
export const unsubscribe = {
  daily: {
    ask: {
      title: 'Stop the reminders?',
      text: 'You will get no more daily reminders by email. Notifications on your devices stay.',
    },
    stop: 'Stop the reminders',
    off: { title: 'No more reminders by email', text: 'You can bring them back here or in your settings.' },
    restart: 'Send them again',
  },
  letter: {
    ask: {
      title: 'Stop the weekly letter?',
      text: 'You will get no more letters on Mondays. Other emails stay as they are.',
    },
    stop: 'Stop the weekly letter',
    off: { title: 'No more weekly letters', text: 'You can bring them back here or in your settings.' },
    restart: 'Send it again',
  },
  settings: 'Reminder settings',
  invalid: {
    title: 'This link does not work',
    text: 'It is incomplete or too old. You can stop every email in your settings.',
  },
}
