import { RecipientRefused } from '#app/services/accounts/mails/mailer.ts'
import * as mails from '#app/services/accounts/mails/send-account-mail.server.ts'
import { announceDialogue } from '#app/services/dialogues/announce-dialogue.server.ts'
import { followAccountDeletion } from '#app/services/billing/follow-account-deletion.server.ts'
import { reconcileSubscription } from '#app/services/billing/reconcile-subscription.server.ts'
import { sendBillingMail } from '#app/services/billing/send-billing-mail.server.ts'
import { finishMockTest } from '#app/services/mock-test/finish-mock-test.server.ts'
import { finishSubmission } from '#app/services/practice/finish-submission.server.ts'
import { PushRefused } from '#app/services/reminders/push-service.server.ts'
import { pushReminder } from '#app/services/reminders/push-reminder.server.ts'
import { mailReminder } from '#app/services/reminders/mail-reminder.server.ts'
import { mailWeeklyLetter } from '#app/services/reminders/mail-weekly-letter.server.ts'
import { forgetAsset } from '#app/services/speech/mux/forget-asset.server.ts'
import { publishDialogueAudio } from '#app/services/speech/mux/publish-dialogue.server.ts'
import { reconcileAsset } from '#app/services/speech/mux/sync-asset.server.ts'
import { renderDialogue } from '#app/services/speech/synthesis/render-dialogue.server.ts'
import { PermanentFailure } from './failure.ts'
import type { JobHandlers } from './run-job.server.ts'

/** Parks what the mail server, or a push service, rejects for good. */
async function parkIfRefused(sending: Promise<void>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (error instanceof RecipientRefused) throw new PermanentFailure(`Recipient refused: ${error.message}`)
    if (error instanceof PushRefused) throw new PermanentFailure(error.message)
    throw error
  }
}

/** The service that runs each kind of job. */
export const handlers: JobHandlers = {
  'mail-verification': ({ userId }, { signal }) => parkIfRefused(mails.sendVerificationMail({ userId, signal })),
  'mail-password-reset': ({ email }, { signal }) => parkIfRefused(mails.sendPasswordResetMail({ email, signal })),
  'mail-set-password': ({ userId }, { signal }) => parkIfRefused(mails.sendSetPasswordMail({ userId, signal })),
  'mail-password-changed': ({ userId }, { signal }) => parkIfRefused(mails.sendPasswordChangedMail({ userId, signal })),
  'mail-deletion-scheduled': ({ userId }, { signal }) =>
    parkIfRefused(mails.sendDeletionScheduledMail({ userId, signal })),
  'mail-reminder': ({ userId, day }, { signal }) => parkIfRefused(mailReminder({ userId, day, signal })),
  'push-reminder': (payload, { signal }) => parkIfRefused(pushReminder({ ...payload, signal })),
  'mail-weekly-letter': ({ userId, day }, { signal }) => parkIfRefused(mailWeeklyLetter({ userId, day, signal })),
  'finish-mock-test': async ({ mockTestId }, { signal }) => {
    await finishMockTest({ mockTestId, signal })
  },
  'render-dialogue': ({ dialogueId }, { signal }) => renderDialogue({ dialogueId, signal }),
  'publish-dialogue-audio': ({ dialogueId }, { signal }) => publishDialogueAudio({ dialogueId, signal }),
  'sync-mux-asset': ({ contentHash }, { signal }) => reconcileAsset({ contentHash, signal }),
  'forget-mux-asset': ({ contentHash }, { signal }) => forgetAsset({ contentHash, signal }),
  'announce-dialogue': (payload) => announceDialogue(payload),
  'mail-billing': ({ userId, news }, { signal }) => parkIfRefused(sendBillingMail({ userId, news, signal })),
  'reconcile-subscription': ({ accountId }, { signal }) => reconcileSubscription({ accountId, signal }),
  'follow-account-deletion': ({ accountId }, { signal }) => followAccountDeletion({ accountId, signal }),
  'evaluate-submission': ({ submissionId }, { signal }) => finishSubmission({ submissionId, signal }),
}
