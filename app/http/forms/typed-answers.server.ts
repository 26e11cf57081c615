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
 * Reads the form of typed answers, or the words of recordings that nobody could transcribe, and hands them in. What cannot
 * be taken shows the form again with all that was typed: a blank box is asked about (words-boxes.ts), and an attempt
 * begins with words in one segment at the least.
 *
 * @returns the attempt's id, or the form again.
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED, and what the handing in throws as a Response.
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
