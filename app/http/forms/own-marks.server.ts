import type { SubmissionResult } from '@conform-to/react'
import type { data, RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { AppError } from '#app/errors.ts'
import { MARKING_FIELD } from '#app/models/scoring/self-marking/marks-form.ts'
import { currentRequest } from '../context.server.ts'
import { invalid, parseFields } from './body.server.ts'
import { refuseForm } from './form-refusal.server.ts'

/** The checklists' own fields are read against the server's checklists. */
const OwnMarksFormSchema = z.looseObject({ submissionId: z.uuid() })

/** Whether the form has the learner's own marks. */
export function isOwnMarksForm(fields: FormData): boolean {
  return fields.has(MARKING_FIELD)
}

/**
 * Scores an attempt by the marks in a form. If refused, the form is shown again with all its marks.
 *
 * @returns the attempt's id, or the form again.
 * @throws AppError NOT_FOUND.
 */
export async function takeOwnMarks(options: {
  fields: FormData
  context: Readonly<RouterContextProvider>
  mark: (submissionId: string) => Promise<void>
}): Promise<string | ReturnType<typeof data<SubmissionResult>>> {
  const { fields, context, mark } = options
  const form = parseFields({ fields, schema: OwnMarksFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  const { submissionId } = form.value
  try {
    await mark(submissionId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw error
    const { failed } = selfMarkingCopy[currentRequest(context).locale]
    return refuseForm(form, { error, context, failed })
  }
  return submissionId
}
