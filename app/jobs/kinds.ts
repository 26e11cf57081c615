import { z } from 'zod'
import { BILLING_MAILS } from '#app/config/billing.ts'

const UserId = z.number().int().positive()
/** Of a billing account, which outlives its user. */
const AccountId = z.uuid()
/** SHA-256 of a sound. */
const ContentHash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * Every kind of background work, with the shape of its payload. Payloads hold ids, never secrets: a link's token is
 * made when the job runs, so that it is stored only as its hash.
 */
export const JOB_PAYLOADS = {
  /** The link that verifies an e-mail address. */
  'mail-verification': z.object({ userId: UserId }),
  /** The link of 'Forgot password'; queued for unknown addresses too, so that both take the same time. */
  'mail-password-reset': z.object({ email: z.string() }),
  /** The link with which an account without a password (Google) sets one. */
  'mail-set-password': z.object({ userId: UserId }),
  /** Tells the owner that the password was changed. */
  'mail-password-changed': z.object({ userId: UserId }),
  /** Tells the owner when the account will be deleted, and how to keep it. */
  'mail-deletion-scheduled': z.object({ userId: UserId }),
  /** Scores a learner's submission whose own request did not: its process died, or the provider was away. */
  'evaluate-submission': z.object({ submissionId: z.uuid() }),
  /** Scores a mock test whose time is over, or whose learner left after the last segment. */
  'finish-mock-test': z.object({ mockTestId: z.number().int().positive() }),
  /** Has the voices of a dialogue made. */
  'render-dialogue': z.object({ dialogueId: z.number().int().positive() }),
  /** Brings what a dialogue sounds like to Mux. */
  'publish-dialogue-audio': z.object({ dialogueId: z.number().int().positive() }),
  /** Asks Mux what became of a sound: webhooks may be lost. */
  'sync-mux-asset': z.object({ contentHash: ContentHash }),
  /** Has Mux delete a sound that nothing needs any more. */
  'forget-mux-asset': z.object({ contentHash: ContentHash }),
  /** Tells the learners after this one of a new dialogue, some at a time. */
  'announce-dialogue': z.object({ dialogueId: z.number().int().positive(), afterUserId: z.number().int().min(0) }),
  /** Tells a learner what is new about their subscription. */
  'mail-billing': z.object({ userId: UserId, news: z.enum(BILLING_MAILS) }),
  /** Asks Stripe what a subscription is now: webhooks may be lost. */
  'reconcile-subscription': z.object({ accountId: AccountId }),
  /** Ends the subscription of an account that is to be deleted or is gone, or takes that back. */
  'follow-account-deletion': z.object({ accountId: AccountId }),
} as const

export type JobKind = keyof typeof JOB_PAYLOADS
export type JobPayload<Kind extends JobKind> = z.output<(typeof JOB_PAYLOADS)[Kind]>
