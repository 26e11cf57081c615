import type { SubmissionResult } from '@conform-to/react'
import { data, type RouterContextProvider } from 'react-router'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { wordsBoxCopy } from '#app/config/copy/words-box.ts'
import { AppError } from '#app/errors.ts'
import { findHandedIn } from '#app/models/practice/staged-recording.server.ts'
import type { SuppliedTranscript } from '#app/models/practice/submission-form.ts'
import { answerBoxes, toTranscripts, TypedAnswersSchema } from '#app/models/practice/typed-answers.ts'
import { faultsOf } from '#app/models/practice/words-boxes.ts'
import { parseFields } from './body.server.ts'
import { currentRequest } from '../context.server.ts'
import { refuseForm } from './form-refusal.server.ts'

interface Given {
  submissionId: string
  dialogueId: number
  transcripts: SuppliedTranscript[]
}

type Refused = ReturnType<typeof data<SubmissionResult>>

const BAD_REQUEST = 400

/**
 * Reads the form of typed answers, or the text for recordings that could not be transcribed, and submits them. If invalid,
 * the form is shown again with all its values: blank boxes need a confirmation (words-boxes.ts), and an attempt needs text
 * in at least one segment.
 *
 * @returns the attempt's id, or the form again.
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED, and any Response that submitting throws.
 */
export async function takeTypedAnswers(options: {
  fields: FormData
  context: Readonly<RouterContextProvider>
  handIn: (given: Given) => Promise<unknown>
}): Promise<string | Refused> {
  const { fields, context, handIn } = options
  const { locale } = currentRequest(context)
  const form = parseFields({ fields, schema: TypedAnswersSchema, context })
  if (form.status !== 'success') return data(form.reply(), { status: BAD_REQUEST })
  const { submissionId, dialogueId, blank } = form.value
  const boxes = answerBoxes(fields.keys(), form.value)
  if (!boxes.some(({ text }) => text !== '') && !(await findHandedIn(submissionId))) {
    return data(form.reply({ formErrors: [samplePracticeCopy[locale].typed.nothing] }), { status: BAD_REQUEST })
  }
  const fieldErrors = faultsOf(boxes, { areBlanksNothing: blank === 'nothing' })
  if (Object.keys(fieldErrors).length > 0) return data(form.reply({ fieldErrors }), { status: BAD_REQUEST })
  try {
    await handIn({ submissionId, dialogueId, transcripts: toTranscripts(boxes) })
  } catch (error) {
    if (error instanceof AppError && ['NOT_FOUND', 'PREMIUM_REQUIRED'].includes(error.code)) throw error
    return refuseForm(form, { error, context, failed: wordsBoxCopy[locale].failed })
  }
  return submissionId
}
