import { billing } from './billing.ts'
import { instantToasts } from './instant-toasts.ts'
import { practiceList } from './practice-list.ts'
import { recordings } from './recordings.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

/** Toasts that a redirect leaves for the next page. Most titles are fixed wording (docs/english.md). */
export const toasts = {
  ...instantToasts,
  portalFailed: billing.portalFailed,
  portalWithoutBill: billing.portalWithoutBill,
  portalOff: billing.portalOff,
  recordingsFull: recordings.full,
  keepFailed: recordings.failed,
  markFailed: practiceList.markFailed,
  accountCreated: {
    title: 'Account created successfully',
    text: 'Welcome to Köprü! You can now start practicing.',
    tone: 'success',
  },
  accountCreatedWithSample: {
    title: 'Account created successfully',
    text: 'Welcome to Köprü! Your sample was kept: it is in your history and counts towards your progress.',
    tone: 'success',
  },
  accountCreatedTooLate: {
    title: 'Account created successfully',
    text: 'Welcome to Köprü! Your earlier sample could not be added; from now on everything is kept.',
    tone: 'success',
  },
  welcomeBack: { title: 'Welcome back!', text: '', tone: 'success' },
  deletionCancelled: {
    title: 'Welcome back!',
    text: 'Your account was about to be deleted. It is yours again, with everything in it.',
    tone: 'success',
  },
  loggedOut: { title: 'You are logged out', text: '', tone: 'success' },
  resetLinkSent: {
    title: 'Reset link sent',
    text: 'If an account with that address exists, a link is on its way.',
    tone: 'success',
  },
  invalidResetLink: {
    title: 'Invalid Reset Link',
    text: 'Please ask for a new link.',
    tone: 'destructive',
  },
  passwordReset: { title: 'Password Reset Successfully', text: 'You can now log in with it.', tone: 'success' },
  passwordChanged: {
    title: 'Password changed',
    text: 'Your other devices have been logged out.',
    tone: 'success',
  },
  emailVerified: { title: 'Email address verified', text: 'Thank you. Your account is secure.', tone: 'success' },
  dialogueAdded: { title: 'Dialogue created successfully!', text: '', tone: 'success' },
  dialogueCreated: { title: 'Dialogue created successfully', text: '', tone: 'success' },
  dialogueUpdated: { title: 'Dialogue updated successfully', text: '', tone: 'success' },
  dialogueDeleted: { title: 'Dialogue deleted successfully', text: '', tone: 'success' },
  dialogueRestored: { title: 'Dialogue restored successfully', text: '', tone: 'success' },
  dialogueImported: { title: 'Dialogue imported', text: '', tone: 'success' },
  published: { title: 'Published', text: 'Learners see it now.', tone: 'success' },
  unpublished: { title: 'Unpublished', text: 'It is a draft again.', tone: 'success' },
  templateCreated: { title: 'Mock test created successfully', text: '', tone: 'success' },
  templateUpdated: { title: 'Mock test updated successfully', text: '', tone: 'success' },
  templateActivated: { title: 'Mock test activated', text: '', tone: 'success' },
  templateDeactivated: { title: 'Mock test deactivated', text: '', tone: 'success' },
  wordCreated: { title: 'Word added', text: '', tone: 'success' },
  wordUpdated: { title: 'Word updated', text: '', tone: 'success' },
  wordDeleted: { title: 'Word deleted', text: '', tone: 'success' },
  roleChanged: { title: 'Role changed', text: '', tone: 'success' },
  proGiven: { title: 'Pro given', text: '', tone: 'success' },
  proChanged: { title: 'Pro end date changed', text: '', tone: 'success' },
  proTaken: { title: 'Pro taken back', text: '', tone: 'success' },
  tutorialReset: { title: 'Tutorial will be shown again', text: '', tone: 'success' },
  sessionsEnded: { title: 'All sessions ended', text: '', tone: 'success' },
  jobRetried: { title: 'Trying the job again', text: '', tone: 'success' },
  jobDismissed: { title: 'Job dismissed', text: '', tone: 'success' },
  feedbackDone: { title: 'Feedback marked as done', text: '', tone: 'success' },
  feedbackReopened: { title: 'Feedback reopened', text: '', tone: 'success' },
  disputeSeen: { title: 'Dispute marked as seen', text: '', tone: 'success' },
  notificationGone: {
    title: 'No longer available',
    text: 'What this notification was about is no longer there.',
    tone: 'destructive',
  },
  noteSaved: { title: 'Note saved', text: '', tone: 'success' },
  recordingKept: { title: 'Recording kept', text: 'It stays until you stop keeping it.', tone: 'success' },
  recordingReleased: {
    title: 'Recording no longer kept',
    text: `It is deleted when its ${RECORDING_RETENTION_DAYS} days are over.`,
    tone: 'success',
  },
  exportFailed: {
    title: 'We could not prepare your data',
    text: 'You can download it a few times an hour. Please try again later.',
    tone: 'destructive',
  },
  reportFailed: {
    title: 'We could not create your report',
    text: 'Your result is safe. Please try again in a moment.',
    tone: 'destructive',
  },
  logInToUpgrade: { title: 'Please log in to upgrade your plan.', text: '', tone: 'destructive' },
  setPasswordLinkSent: {
    title: 'Check your email',
    text: 'A link to set a password is on its way. It works for 15 minutes.',
    tone: 'success',
  },
  deletionScheduled: {
    title: 'Your account will be deleted',
    text: 'In 30 days everything in it will be deleted. Log in before then to keep it.',
    tone: 'success',
  },
} satisfies Record<string, { title: string; text: string; tone: 'success' | 'destructive' }>
