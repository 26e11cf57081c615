import { createHash } from 'node:crypto'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import type { RevisionForm } from '#app/models/practice/revision-form.ts'
import { correctSegment } from './correct-segment.server.ts'
import { retrySegment } from './retry-segment.server.ts'

// Version 8: a custom UUID (RFC 9562, section 5.8).
const UUID_PARTS = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/

/** The revision ID of one form: the same form submitted twice is one revision, two forms of a page are two. */
function revisionIdOf({ formId, intent, segmentIndex }: RevisionForm): string {
  const digest = createHash('sha256').update(`${formId} ${intent} ${segmentIndex}`).digest('hex')
  return digest.replace(UUID_PARTS, '$1-$2-8$3-a$4-$5')
}

/** A correction or typed retry from the plain forms of the result page. Throws like `correctSegment` and `retrySegment`. */
export async function reviseByForm(options: {
  /** The learner; null for a guest, whose sample can be corrected but not retried. */
  userId: number | null
  form: RevisionForm
  admission: Admission
}): Promise<void> {
  const { userId, form, admission } = options
  const { intent, submissionId, segmentIndex, transcript } = form
  const segment = { submissionId, segmentIndex, admission }
  const revisionId = form.revisionId ?? revisionIdOf(form)
  if (intent === 'correction') {
    await correctSegment({ ...segment, userId, revisionId, transcript })
    return
  }
  if (userId === null) throw new AppError('UNAUTHENTICATED', (copy) => copy.unauthenticated)
  const words = { text: transcript, source: 'typed' } as const
  await retrySegment({ ...segment, userId, revisionId, recording: null, words })
}
