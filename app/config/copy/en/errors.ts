import { LIST_LIMIT_MAX } from '../../notifications.ts'
import { MAX_REVISIONS_PER_SEGMENT } from '../../practice-submission.ts'
import { MAX_KEPT_RECORDINGS, MAX_RECORDING_MIB, MAX_RECORDING_MINUTES, MAX_SUBMISSION_MIB } from '../../speech.ts'
import { problems } from './problems.ts'

/** Sentences for people when a call is refused. Segment numbers are 1-based. */
export const errors = {
  /** What can be wrong with a field. */
  problems,
  unauthenticated: 'Please log in to continue.',
  wrongCredentials: 'Invalid username or password. Please check your credentials and try again.',
  forbidden: 'You do not have access to this.',
  otherAccount:
    'Another account has signed in here since this page was opened. Nothing was sent. Reload the page to go on as that account.',
  foreignOrigin: 'This request did not come from this site, so nothing was changed.',
  premiumRequired: 'This dialogue is part of Pro. Upgrade to practise it.',
  notFound: 'We could not find that.',
  noSuchApi: 'There is no such API call.',
  dialogueNotFound: 'We could not find that dialogue.',
  dialogueSavedMeanwhile: 'Somebody else has saved this dialogue since you opened it.',
  dialogueKeptForTemplate: (template: string) =>
    `This dialogue is part of "${template}", so it stays kept for mock tests. Take that mock test out of use first.`,
  dialogueInTemplate: (template: string) =>
    `This dialogue is part of "${template}". Take that mock test out of use first, then delete the dialogue.`,
  dialogueInPublished: (template: string) =>
    `This dialogue is part of "${template}", which learners see. Unpublish that mock test first, or take it out of use.`,
  slugTaken: 'Another dialogue has this slug. Save it over that one, or give this one another slug.',
  templateSavedMeanwhile: 'Somebody else has saved this mock test since you opened it.',
  wordSavedMeanwhile: 'Somebody else has saved this word since you opened it.',
  segmentNotFound: 'This dialogue has no such segment.',
  wordNotFound: 'We could not find that word.',
  userNotFound: 'We could not find that user.',
  userChangedMeanwhile: 'Somebody else has changed this meanwhile. Here is how it stands now; nothing was done.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  ownRole: 'Please say that you give up your own role.',
  manualProDay: 'The day is today or later, and within five years.',
  jobSettled: 'Somebody else has dealt with this job already.',
  submissionNotFound: 'We could not find that attempt.',
  reportNotReady: 'This attempt has not been scored yet, so there is no report of it.',
  reportUnavailable: 'The report could not be made right now. Please try again in a moment.',
  recordingNotFound: 'We could not find that recording.',
  keptRecordingsFull: `You keep ${MAX_KEPT_RECORDINGS} recordings, which is as many as one can. Let one go first, then keep this one.`,
  notificationNotFound: 'We could not find that notification.',
  listLimit: `limit is a whole number from 1 to ${LIST_LIMIT_MAX}.`,
  listCursor: 'We do not know this cursor. Start again without one.',
  /** Literal: specification 1, section 8. */
  waitlistTaken: 'Email already registered',
  methodNotAllowed: (method: string) => `${method} is not possible here.`,
  currentPasswordIncorrect: 'Current password is incorrect',
  passwordNotSet:
    'This account signs in with Google and has no password yet. Set one from your account settings first.',
  conflict: 'This was already done or has changed meanwhile. Please reload and try again.',
  submissionOfOtherDialogue: 'This attempt belongs to another dialogue.',
  validation: 'Please check what you entered.',
  malformedBody: 'We could not read what was sent. Please try again.',
  uploadsAtOnce: 'Too many recordings are on their way at once. Please send this one again in a few seconds.',
  truncatedUpload: 'The upload was cut off before it was complete. Please send it again.',
  tooLarge: 'That is too large for us to take.',
  recordingTooLarge: (segment: number) => `The recording of segment ${segment} is larger than ${MAX_RECORDING_MIB} MB.`,
  recordingTooLong: (segment: number) =>
    `The recording of segment ${segment} is longer than ${MAX_RECORDING_MINUTES} minutes.`,
  recordingNotAudio: (segment: number) => `The file for segment ${segment} is not a recording that we can read.`,
  recordingUnnamed: 'A recording came without the number of its segment in its file name.',
  recordingTwice: (segment: number) => `Segment ${segment} was sent twice in one submission.`,
  recordingOutOfRange: (segment: number) => `This dialogue has no segment ${segment}.`,
  truncatedRecording: (segment: number) =>
    `The upload was cut off during the recording of segment ${segment}. Please send it again.`,
  recordingEmpty: (segment: number) => `The recording of segment ${segment} holds nothing.`,
  attemptTooLarge: `The recordings of one attempt are larger than ${MAX_SUBMISSION_MIB} MB together.`,
  stagedMissing: 'Some recordings of this attempt are not here as they were announced. Please send them again.',
  attemptSubmitted: 'This attempt is handed in already, so its recordings stay as they are.',
  attemptUnscored: 'This attempt has no score yet. Wait for it, then try again.',
  attemptOutgrown: 'This dialogue has changed since, so the attempt cannot be scored again.',
  revisionTaken: 'This id was used for something else. Reload the page and send it again.',
  correctionOfNothing:
    'Nothing was heard in this segment, so there is nothing to correct. Try the segment again instead.',
  correctionUnchanged: 'These are the words that were scored already. Change them to what you really said.',
  tooManyCorrections: (segment: number) =>
    `You have corrected segment ${segment} ${MAX_REVISIONS_PER_SEGMENT} times, which is the most. Try the segment again instead.`,
  tooManyRetries: (segment: number) =>
    `You have tried segment ${segment} again ${MAX_REVISIONS_PER_SEGMENT} times, which is the most. Practise the whole dialogue again instead.`,
  retryEmpty: 'This try holds neither a recording nor words.',
  retrySilent:
    'We could not hear any speech in this recording, so it was not kept. Try once more, closer to the microphone.',
  nothingSubmitted: 'This submission holds neither recordings nor text.',
  submissionFields: {
    dialogueId: 'The number of the dialogue is missing or not a number.',
    submissionId: 'The id of the attempt is not a UUID.',
    staged: 'What is said to be stored is not in the form {segmentIndex, sha256}.',
    willType: 'Say true or false: will the rest be typed later?',
    transcripts: 'The transcripts are not in the form {segmentIndex, text}, or one is too long.',
  },
  /** Literal: specification 2, section 2. */
  templateNotFound: 'Template Not Found',
  /** Literal: specification 2, section 2. */
  mockTestNotFound: 'Mock Test Not Found',
  mockTestPremium: 'This mock test is part of Pro. Upgrade to take it.',
  mockTestRunning: 'You have a mock test that is not finished. Please finish it first.',
  mockTestCooldown: (date: string) =>
    `You can take another mock test on ${date}. Until then, practise single dialogues.`,
  mockTestTimeOver: 'The time of this mock test is over. What you handed in before is being scored.',
  mockTestCompleted: 'This mock test is finished, so it takes no more recordings.',
  mockTestDialogueClosed: 'This dialogue is closed, so it takes no more recordings.',
  mockTestOutOfOrder: (segment: number | null) =>
    segment === null
      ? 'This mock test takes no more recordings.'
      : `Segments go in order. The next one is segment ${segment} of the dialogue that is on.`,
  mockTestSegmentUnknown: 'This mock test has no such segment.',
  mockTestSlotOrder: 'Dialogue 1 comes first.',
  mockTestSegmentsLeft: (count: number) =>
    count === 1
      ? 'One segment of this dialogue is still to come, and there is time for it. Nothing was changed.'
      : `${count} segments of this dialogue are still to come, and there is time for them. Nothing was changed.`,
  mockTestSlotUnknown: 'This dialogue is not in that place of this mock test.',
  mockTestNotEvaluated: 'Both dialogues have to be evaluated first.',
  mockTestStillRunning: 'This mock test still runs. Words are asked for after its last segment.',
  mockTestWordsWanted: 'Please type what you said where nobody could make it out. Then your mock test is scored.',
  noTemporaryUser: 'No temporary user data found',
  googleEmailTaken: 'An account with this email address already exists. Please log in with your password instead.',
  googleOff: 'Signing in with Google is not set up here.',
  unsupportedMediaType: 'We cannot read that kind of content here.',
  resetLinkInvalid: 'This reset link does not work or was already used. Please ask for a new one.',
  resetLinkExpired: 'This reset link has expired. Please ask for a new one.',
  rateLimited: (minutes: number) =>
    minutes <= 1 ? 'Too many tries. Please wait a minute.' : `Too many tries. Please wait ${minutes} minutes.`,
  paymentsOff: 'Payments are not set up here.',
  /** Literal: specification 2, section 8; so are the next two. */
  checkoutFailed: 'Failed to create checkout session',
  subscriptionFailed: 'Failed to initiate subscription',
  portalFailed: 'Failed to open billing portal',
  alreadySubscribed: 'You have a subscription already. You can change or cancel it in the billing portal.',
  proAlready: 'Pro is open to you already, so there is nothing to buy.',
  noBillingYet: 'There is no subscription here that you could manage.',
  notBoughtHere: 'Your Pro was not bought here, so Stripe has no card or bills of yours to show.',
  paymentUnknown: 'We do not know this payment. Please start again from the upgrade page.',
  paymentUnfinished: 'This payment is not finished. Please start again from the upgrade page.',
  paymentNeedsAction:
    'Your bank still wants you to confirm this card, so nothing was charged. Please start again from the upgrade page.',
  paymentCancelled: 'This payment was cancelled, and nothing was charged. Please start again from the upgrade page.',
  /** `reason`: the provider's sentence. */
  cardDeclined: (reason: string) => `${reason} Nothing was charged. Please try another card from the upgrade page.`,
  paymentTooOld:
    'This payment was begun more than a day ago, and nothing was charged. Please start again from the upgrade page.',
  billingBusy: 'Another payment of yours is being handled right now. Please try again in a moment.',
  webhookSignature: 'The signature of this webhook is not right.',
  providerUnavailable: 'A service that we need is not answering. Please try again in a moment.',
  scoringSlow:
    'Scoring takes longer than usual. Your recordings are kept; please ask for the result again in a moment.',
  speechUnavailable: 'The audio for this segment is not available right now. Please try again in a moment.',
  databaseUnavailable: 'We cannot reach our database right now. Please try again in a moment.',
  storageFull: 'We cannot store recordings right now. Yours are safe in this browser; please try again in a moment.',
  internal: 'Something went wrong on our side. We have a record of it.',
}
