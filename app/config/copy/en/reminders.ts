import { PUSH_MOST_DEVICES } from '../../reminders.ts'

/** /settings/reminders. */
export const reminders = {
  title: 'Reminders',
  subtitle: 'At an hour of your choice, at most one a day.',
  back: 'Account Settings',
  rule: 'No reminders on days when you have met your goal, when your study plan is paused or when it has no time for that day. After three reminders without practice, we stop until you practise again.',
  when: {
    title: 'When and how',
    intro: (zone: string) => `The hour is in your time zone: ${zone}.`,
    changeZone: 'Change time zone',
    hour: 'Hour',
    byMail: 'By email',
    byMailHint: (address: string) => `To ${address}. Every email has a link that stops them.`,
    unverified: (address: string) =>
      `Emails start once ${address} is verified. Use the link in our email, or ask for a new one at the top of the page.`,
    weeklyLetter: 'Weekly letter by email',
    weeklyLetterHint: 'On Mondays at that hour: what you did last week, and your next step.',
    submit: 'Save reminders',
    submitting: 'Saving...',
    failed: 'Your reminders could not be saved. Please try again.',
  },
  devices: {
    title: 'On your devices',
    intro: `As a browser notification, on up to ${PUSH_MOST_DEVICES} devices. The browser’s maker delivers it and cannot read it.`,
    count: (devices: number) =>
      devices === 0
        ? 'No device shows reminders yet.'
        : `${devices === 1 ? 'One device shows' : `${devices} devices show`} reminders.`,
    needsScript: 'Adding a device needs JavaScript, which is off in this browser.',
    add: 'Show reminders on this device',
    adding: 'Your browser may ask for permission...',
    remove: 'Stop on this device',
    removing: 'Stopping...',
    forgetAll: 'Stop on all devices',
    forgetting: 'Stopping...',
    states: {
      checking: 'Checking this device...',
      off: 'This device does not show reminders.',
      on: 'This device shows reminders.',
      unsupported:
        'This browser cannot show reminders. On an iPhone or iPad, add Köprü to the Home Screen first and open it from there.',
      blocked:
        'This browser blocks notifications from Köprü. Allow them in its settings for this site, then try again.',
      failed: 'That did not work. Check your connection and try again.',
    },
  },
}
