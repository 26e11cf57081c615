import { DELETION_GRACE_DAYS, RESET_LINK_LIFETIME_MINUTES } from '../../accounts.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

/** /settings. Texts that specification 2 puts in quotation marks are literal. */
export const settings = {
  pageTitle: 'Account Settings',
  subtitle: 'Who you are here, how you sign in, and what we keep.',
  /** How this language writes dates: as in Australia, day first. */
  dateLocale: 'en-AU',
  profile: {
    title: 'Profile',
    username: 'Username',
    email: 'Email',
    verified: 'Verified',
    unverified: 'Not verified yet',
    fixed: 'Username and email cannot be changed at this time.',
  },
  subscription: {
    title: 'Subscription Management',
    plan: 'Plan',
    pro: 'Pro',
    status: 'Status',
    states: {
      renews: { status: 'Active', date: 'Renews on' },
      ends: { status: 'Active, cancelled', date: 'Ends on' },
      ended: { status: 'The paid period is over', date: 'Ended on' },
    },
  },
  security: {
    title: 'Security Settings',
    intro: 'A change logs you out on every other device.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    submit: 'Change password',
    submitting: 'Changing...',
    changed: 'Password changed. Your other devices have been logged out.',
    incorrect: 'The current password you entered is incorrect. Please try again.',
    failed: 'Unable to change password. Please check your information and try again.',
    googleOnly: `You sign in with Google, so this account has no password. To sign in without Google too, set one: we mail you a link that works for ${RESET_LINK_LIFETIME_MINUTES} minutes.`,
    sendLink: 'Set a password',
    sendingLink: 'Sending...',
  },
  timezone: {
    title: 'Time zone',
    intro: 'Your day begins and ends here: the daily goal and the streak go by it.',
    label: 'Time zone',
    offerDevice: (zone: string) => `Use this device's time zone: ${zone}`,
    submit: 'Save time zone',
    submitting: 'Saving...',
    otherRegion: 'Other',
  },
  notifications: {
    title: 'Notifications',
    inApp: 'Notifications in Köprü',
    inAppHint:
      'A result that became ready while you were away. What waits for you, or concerns the safety of your account, always comes.',
    marketing: 'News and offers by email',
    marketingHint: 'Now and then. Every such mail has a link to stop them.',
    submit: 'Save notifications',
    submitting: 'Saving...',
  },
  download: {
    title: 'Your data',
    intro: `One zip file with everything that you entered and that we worked out from it: profile, attempts with transcripts and scores, notes, progress, and the recordings that are still there. Recordings that you did not save are deleted after ${RECORDING_RETENTION_DAYS} days.`,
    action: 'Download my data',
  },
  deletion: {
    title: 'Delete account',
    intro: `Your account closes at once on every device. You have ${DELETION_GRACE_DAYS} days to change your mind: log in and everything is as it was. After that, all of it is deleted for good, recordings included.`,
    feedbackStays: 'Feedback that you sent to us stays, without your name.',
    open: 'Delete my account',
    label: (username: string) => `Type your username, ${username}, to confirm`,
    submit: 'Delete this account',
    submitting: 'Deleting...',
  },
}
