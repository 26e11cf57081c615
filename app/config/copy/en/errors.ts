import { PRINTED_WORDS_MAX } from '../../vocabulary.ts'
import { LIST_LIMIT_MAX } from '../../notifications.ts'
import { MAX_REVISIONS_PER_SEGMENT } from '../../practice-submission.ts'
import { MAX_KEPT_RECORDINGS, MAX_RECORDING_MIB, MAX_RECORDING_MINUTES, MAX_SUBMISSION_MIB } from '../../speech.ts'
import { OWN_WORDS_MAX } from '../../vocabulary.ts'
import { problems } from './problems.ts'

/** Sentences for people when a call is refused. Segment numbers are 1-based. */
export const errors = {
  /** What can be wrong with a field. */
  problems,
  unauthenticated: 'Please log in to continue.',
  wrongCredentials: 'Invalid username or password. Please check your credentials and try again.',
  forbidden: 'You do not have access to this.',
  otherAccount:
    'Another account has signed in here since this page was opened. Nothing was sent. Reload the page to continue with that account.',
  foreignOrigin: 'This request did not come from this site, so nothing was changed.',
  premiumRequired: 'This dialogue is part of Pro. Upgrade to practise it.',
  lessonPremium: 'This lesson is part of Pro. The first three are free.',
  notFound: 'We could not find that.',
  noSuchApi: 'There is no such API call.',
  dialogueNotFound: 'We could not find that dialogue.',
  editedElsewhere: 'This was changed, saved or discarded in another window.',
  dialogueSavedMeanwhile: 'Somebody else has saved this dialogue since you opened it.',
  dialogueKeptForTemplate: (template: string) =>
    `This dialogue is part of "${template}", so it stays reserved for mock tests. Deactivate that mock test first.`,
  dialogueInTemplate: (template: string) =>
    `This dialogue is part of "${template}". Deactivate that mock test first, then delete the dialogue.`,
  dialogueInPublished: (template: string) =>
    `This dialogue is part of "${template}", which learners can see. Unpublish or deactivate that mock test first.`,
  slugTaken: 'Another dialogue has this slug. Replace that dialogue, or use another slug.',
  templateSavedMeanwhile: 'Somebody else has saved this mock test since you opened it.',
  wordSavedMeanwhile: 'Somebody else has saved this word since you opened it.',
  segmentNotFound: 'This dialogue has no such segment.',
  studyPlanNotFound: 'There is no study plan here. The address may have been replaced.',
  wordNotFound: 'We could not find that word.',
  wordReviewed: 'You have already practised this word, so it stays in your deck.',
  ownWordsFull: `You have ${OWN_WORDS_MAX.toLocaleString('en')} words of your own, which is the limit. Delete one you no longer need first.`,
  sprintNotFound: 'There is no such sprint.',
  spokenAnswerUnreadable: 'We could not read this recording. Please say it again, or show the answer.',
  tooManyToPrint: `Please choose a category, or a search with at most ${PRINTED_WORDS_MAX} words.`,
  voiceNotFound: 'There is no such voice.',
  userNotFound: 'We could not find that user.',
  userChangedMeanwhile:
    'Somebody else has changed this in the meantime, so your change was not made. This is the current state.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  ownRole: 'Please confirm that you give up your own role.',
  manualProDay: 'Choose a day from today up to five years from now.',
  jobSettled: 'Somebody else has already dealt with this job.',
  submissionNotFound: 'We could not find that attempt.',
  reportNotReady: 'This attempt has not been scored yet, so it has no report.',
  reportUnavailable: 'The report could not be made right now. Please try again in a moment.',
  recordingNotFound: 'We could not find that recording.',
  keptRecordingsFull: `You already keep ${MAX_KEPT_RECORDINGS} recordings, which is the limit. Stop keeping one first, then keep this one.`,
  notificationNotFound: 'We could not find that notification.',
  listLimit: `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}.`,
  listCursor: 'This cursor is not valid. Start again without one.',
  /** Fixed wording of the API. */
  waitlistTaken: 'Email already registered',
  methodNotAllowed: (method: string) => `${method} is not possible here.`,
  currentPasswordIncorrect: 'Current password is incorrect',
  passwordNotSet:
    'This account signs in with Google and has no password yet. Set one from your account settings first.',
  conflict: 'This has already been done or has changed. Please reload and try again.',
  submissionOfOtherDialogue: 'This attempt belongs to another dialogue.',
  validation: 'Please check what you entered.',
  malformedBody: 'We could not read what was sent. Please try again.',
  uploadsAtOnce: 'Too many recordings are being sent at once. Please send this one again in a few seconds.',
  truncatedUpload: 'The upload was cut off before it was complete. Please send it again.',
  tooLarge: 'That is too large to upload.',
  recordingTooLarge: (segment: number) => `The recording of segment ${segment} is larger than ${MAX_RECORDING_MIB} MB.`,
  recordingTooLong: (segment: number) =>
    `The recording of segment ${segment} is longer than ${MAX_RECORDING_MINUTES} minutes.`,
  recordingNotAudio: (segment: number) => `The file for segment ${segment} is not a recording that we can read.`,
  recordingUnnamed: 'A recording has no segment number in its file name.',
  recordingTwice: (segment: number) => `Segment ${segment} was sent twice in one submission.`,
  recordingOutOfRange: (segment: number) => `This dialogue has no segment ${segment}.`,
  truncatedRecording: (segment: number) =>
    `The upload was cut off during the recording of segment ${segment}. Please send it again.`,
  recordingEmpty: (segment: number) => `The recording of segment ${segment} is empty.`,
  attemptTooLarge: `The recordings of this attempt are larger than ${MAX_SUBMISSION_MIB} MB in total.`,
  stagedMissing: 'Some recordings of this attempt did not arrive. Please send them again.',
  attemptSubmitted: 'This attempt has already been submitted, so its recordings cannot change.',
  marksOfOtherSegment:
    'These marks include a segment that is not to be marked here, so nothing was scored. Your marks are still here: reload the page, then send them again.',
  marksOffList: (segments: number[]) =>
    segments.length === 1
      ? `The checklist of segment ${segments[0]} did not arrive as it should, so nothing was scored. Your marks are still here: check that segment, then send them again.`
      : `The checklists of segments ${segments.join(', ')} did not arrive as they should, so nothing was scored. Your marks are still here: check those segments, then send them again.`,
  attemptUnscored: 'This attempt has no score yet. Please try again once it has.',
  attemptOutgrown: 'This dialogue has changed since then, so the attempt cannot be scored again.',
  revisionTaken: 'This id was used for something else. Reload the page and send it again.',
  correctionOfNothing:
    'Nothing was heard in this segment, so there is nothing to correct. Try the segment again instead.',
  correctionUnchanged: 'These words have already been scored. Change them to what you really said.',
  tooManyCorrections: (segment: number) =>
    `You have corrected segment ${segment} ${MAX_REVISIONS_PER_SEGMENT} times, which is the limit. Try the segment again instead.`,
  tooManyRetries: (segment: number) =>
    `You have tried segment ${segment} again ${MAX_REVISIONS_PER_SEGMENT} times, which is the limit. Practise the whole dialogue again instead.`,
  retryEmpty: 'This try has no recording and no text.',
  retrySilent:
    'We could not hear any speech in this recording, so it was not kept. Try once more, closer to the microphone.',
  nothingSubmitted: 'This submission has no recordings and no text.',
  submissionFields: {
    dialogueId: 'The dialogue id is missing or not a number.',
    submissionId: 'The id of the attempt is not a UUID.',
    staged: 'The uploaded recordings are not in the form {segmentIndex, sha256}.',
    willMark: 'This must be true or false: will you mark the recordings yourself?',
    willType: 'This must be true or false: will the rest be typed later?',
    transcripts: 'The transcripts are not in the form {segmentIndex, text}, or one is too long.',
  },
  /** Fixed wording. */
  templateNotFound: 'Template Not Found',
  /** Fixed wording. */
  mockTestNotFound: 'Mock Test Not Found',
  mockTestPremium: 'This mock test is part of Pro. Upgrade to take it.',
  mockTestRunning: 'You have an unfinished mock test. Please finish it first.',
  mockTestCooldown: (date: string) =>
    `You can take another mock test on ${date}. Until then, practise single dialogues.`,
  mockTestTimeOver: 'Time is up for this mock test. What you submitted is being scored.',
  mockTestCompleted: 'This mock test is finished, so it takes no more recordings.',
  mockTestDialogueClosed: 'This dialogue is closed, so it takes no more recordings.',
  mockTestOutOfOrder: (segment: number | null) =>
    segment === null
      ? 'This mock test takes no more recordings.'
      : `Segments go in order. The next one is segment ${segment} of the current dialogue.`,
  mockTestSegmentUnknown: 'This mock test has no such segment.',
  mockTestSlotOrder: 'Dialogue 1 comes first.',
  mockTestSegmentsLeft: (count: number) =>
    count === 1
      ? 'One segment of this dialogue is left, and there is still time. Nothing was changed.'
      : `${count} segments of this dialogue are left, and there is still time. Nothing was changed.`,
  mockTestSlotUnknown: 'This dialogue is not in that place of this mock test.',
  mockTestNotEvaluated: 'Both dialogues have to be evaluated first.',
  mockTestStillRunning:
    'This mock test is still running. You can mark yourself or type missing words after its last segment.',
  mockTestMarksOffList:
    'The checklists did not arrive as they should, so nothing was scored. Your marks are still here: please send them again.',
  mockTestMarked: 'You have already marked this mock test.',
  mockTestWordsWanted:
    'Please type what you said in the segments that could not be recognised. Then your mock test is scored.',
  noTemporaryUser: 'No temporary user data found',
  googleEmailTaken: 'An account with this email address already exists. Please log in with your password instead.',
  googleOff: 'Signing in with Google is not set up here.',
  unsupportedMediaType: 'We cannot read that kind of content here.',
  resetLinkInvalid: 'This reset link does not work or was already used. Please ask for a new one.',
  resetLinkExpired: 'This reset link has expired. Please ask for a new one.',
  rateLimited: (minutes: number) =>
    minutes <= 1 ? 'Too many tries. Please wait a minute.' : `Too many tries. Please wait ${minutes} minutes.`,
  paymentsOff: 'Payments are not set up here.',
  /** Fixed wording; so are the next two. */
  checkoutFailed: 'Failed to create checkout session',
  subscriptionFailed: 'Failed to initiate subscription',
  portalFailed: 'Failed to open billing portal',
  alreadySubscribed: 'You already have a subscription. You can change or cancel it in the billing portal.',
  proAlready: 'You already have Pro, so there is nothing to buy.',
  noBillingYet: 'You have no subscription to manage here.',
  notBoughtHere: 'Your Pro was not bought here, so Stripe has no card or bills to show.',
  paymentUnknown: 'We do not know this payment. Please start again from the upgrade page.',
  paymentUnfinished: 'This payment is not finished. Please start again from the upgrade page.',
  paymentNeedsAction:
    'Your bank still needs you to confirm this card, so nothing was charged. Please start again from the upgrade page.',
  paymentCancelled: 'This payment was cancelled, and nothing was charged. Please start again from the upgrade page.',
  /** `reason`: the provider's sentence. */
  cardDeclined: (reason: string) => `${reason} Nothing was charged. Please try another card from the upgrade page.`,
  paymentTooOld:
    'This payment was started more than a day ago, and nothing was charged. Please start again from the upgrade page.',
  billingBusy: 'Another of your payments is being processed. Please try again in a moment.',
  webhookSignature: 'The signature of this webhook is not valid.',
  providerUnavailable: 'A service that we need is not answering. Please try again in a moment.',
  scoringSlow:
    'Scoring is taking longer than usual. Your recordings are kept; please ask for the result again in a moment.',
  speechUnavailable: 'The audio for this segment is not available right now. Please try again in a moment.',
  busy: (seconds: number) =>
    `Many people are practising right now. This page tries again by itself in ${seconds} seconds.`,
  databaseUnavailable: 'We cannot reach our database right now. Please try again in a moment.',
  storageFull: 'We cannot store recordings right now. Yours are safe in this browser; please try again in a moment.',
  internal: 'Something went wrong on our side. We have a record of it.',
}
