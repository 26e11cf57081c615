import { data, redirect, type RouterContextProvider } from 'react-router'
import { problemCopy } from '#app/config/copy/problems.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { AppError } from '#app/errors.ts'
import { type RevisionForm, RevisionFormSchema } from '#app/models/practice/revision-form.ts'
import { faultsOf, mayBeNothing } from '#app/models/practice/words-boxes.ts'
import { invalid, parseFields } from './body.server.ts'
import { currentRequest } from '../context.server.ts'
import { refuseForm } from './form-refusal.server.ts'

/** Whether the form is a plain form of a result page, rather than a dialogue's typed answers. */
export function isRevisionForm(fields: FormData): boolean {
  return fields.has('intent')
}

/**
 * Handles a correction or retry from the plain forms of the result page at `path`: redirects to the segment, opened, or
 * shows the form again with its errors.
 */
export async function answerRevisionForm(options: {
  fields: FormData
  context: Readonly<RouterContextProvider>
  path: string
  revise: (form: RevisionForm) => Promise<void>
}) {
  const { fields, context, path, revise } = options
  const form = parseFields({ fields, schema: RevisionFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  const { transcript, heard, nothing, blank } = form.value
  const isNothing = nothing !== undefined
  const text = isNothing && transcript === heard ? '' : transcript
  const box = { name: 'transcript', text, isNothing }
  if (mayBeNothing(form.value)) {
    const fieldErrors = faultsOf([box], { areBlanksNothing: blank === 'nothing' })
    if (Object.keys(fieldErrors).length > 0) return data(form.reply({ fieldErrors }), { status: 400 })
  } else if (text === '') {
    return invalid(form, { fields: { transcript: problemCopy[currentRequest(context).locale].transcriptMissing } })
  }
  try {
    await revise({ ...form.value, transcript: text })
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw error
    const { failed } = segmentRevisionsCopy[currentRequest(context).locale]
    return refuseForm(form, { error, context, failed })
  }
  const { submissionId, segmentIndex } = form.value
  const number = segmentIndex + 1
  throw redirect(`${path}?attempt=${submissionId}&segment=${number}#segment-${number}`, 303)
}
