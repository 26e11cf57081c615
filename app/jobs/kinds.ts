import { z } from 'zod'
import { BILLING_MAILS } from '#app/config/billing.ts'

const UserId = z.number().int().positive()
/** ID of a billing account, which outlives its user. */
const AccountId = z.uuid()
/** A day of a learner's own calendar. */
const LocalDay = z.iso.date()
/** SHA-256 of an audio file. */
const ContentHash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * Every job kind with its payload schema. Payloads hold IDs, never secrets: a link's token is generated when the job
 * runs, so only its hash is stored.
 */
export const JOB_PAYLOADS = {
  /** Mails the link that verifies an email address. */
  'mail-verification': z.object({ userId: UserId }),
  /** Mails the link of 'Forgot password'. Queued for unknown addresses too, so that both take the same time. */
  'mail-password-reset': z.object({ email: z.string() }),
  /** Mails the link with which an account without a password (Google) sets one. */
  'mail-set-password': z.object({ userId: UserId }),
  /** Tells the owner that the password was changed. */
  'mail-password-changed': z.object({ userId: UserId }),
  /** Tells the owner when the account will be deleted, and how to keep it. */
  'mail-deletion-scheduled': z.object({ userId: UserId }),
  /** Mails a learner the reminder of a day. */
  'mail-reminder': z.object({ userId: UserId, day: LocalDay }),
  /** Sends it to one of their devices. */
  'push-reminder': z.object({ userId: UserId, day: LocalDay, subscriptionId: z.number().int().positive() }),
  /** Mails a learner the letter of the week before this day. */
  'mail-weekly-letter': z.object({ userId: UserId, day: LocalDay }),
  /** Scores a submission whose own request did not: its process died, or the provider was unavailable. */
  'evaluate-submission': z.object({ submissionId: z.uuid() }),
  /** Scores a mock test whose time is over, or whose learner left after the last segment. */
  'finish-mock-test': z.object({ mockTestId: z.number().int().positive() }),
  /** Renders the voices of a dialogue. */
  'render-dialogue': z.object({ dialogueId: z.number().int().positive() }),
  /** Uploads the audio of a dialogue to Mux. */
  'publish-dialogue-audio': z.object({ dialogueId: z.number().int().positive() }),
  /** Asks Mux for the state of an upload: webhooks may be lost. */
  'sync-mux-asset': z.object({ contentHash: ContentHash }),
  /** Has Mux delete audio that no segment uses any more. */
  'forget-mux-asset': z.object({ contentHash: ContentHash }),
  /** Notifies a batch of learners, those after this one, of a new dialogue. */
  'announce-dialogue': z.object({ dialogueId: z.number().int().positive(), afterUserId: z.number().int().min(0) }),
  /** Mails a learner what has changed about their subscription. */
  'mail-billing': z.object({ userId: UserId, news: z.enum(BILLING_MAILS) }),
  /** Asks Stripe for the state of a subscription: webhooks may be lost. */
  'reconcile-subscription': z.object({ accountId: AccountId }),
  /** Ends the subscription of an account that is to be deleted or is deleted, or resumes it. */
  'follow-account-deletion': z.object({ accountId: AccountId }),
} as const

export type JobKind = keyof typeof JOB_PAYLOADS
export type JobPayload<Kind extends JobKind> = z.output<(typeof JOB_PAYLOADS)[Kind]>
