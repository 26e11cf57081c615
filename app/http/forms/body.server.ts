import { parseWithZod } from '@conform-to/zod/v4'
import type { Submission } from '@conform-to/react'
import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { type ProblemKey, problemCopy } from '#app/config/copy/problems.ts'
import { AppError, type FieldErrors } from '#app/errors.ts'
import { currentRequest } from '../context.server.ts'
import { rememberSentDraft } from './sent-draft.server.ts'
import { fieldProblems, problemKeyErrors, problemIn } from './field-problem.ts'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

async function readFields(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (JSON_TYPE.test(type)) {
    const text = await request.text()
    try {
      return JSON.parse(text)
    } catch {
      throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
    }
  }
  if (!FORM_TYPE.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.unsupportedMediaType)
  return Object.fromEntries(await readFormData(request))
}

/** The fields of a form. Refuses a body that is not a form. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    const fields = await request.formData()
    rememberSentDraft(fields)
    return fields
  } catch (error) {
    // A body that is too large keeps its own error.
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (cause instanceof AppError) throw cause
    throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody, { cause: error })
  }
}

/**
 * The raw body, within its limit.
 *
 * @throws AppError PAYLOAD_TOO_LARGE, or VALIDATION_FAILED if it ends early.
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (cause instanceof AppError) throw cause
    throw new AppError('VALIDATION_FAILED', (copy) => copy.truncatedUpload, { cause: error })
  }
}

/** A refusal with field errors: the message is the first field's, and each field has its own. */
export function fieldRefusal(problems: Partial<Record<string, ProblemKey>>): AppError {
  const fields: FieldErrors = {}
  for (const [name, key] of Object.entries(problems)) if (key) fields[name] = (copy) => copy.problems[key]
  const [first] = Object.values(fields)
  return new AppError('VALIDATION_FAILED', first ?? ((copy) => copy.validation), { fields })
}

/**
 * The body of an API call, JSON or form fields, parsed by the schema.
 *
 * @throws AppError VALIDATION_FAILED with `fields`, or UNSUPPORTED_MEDIA_TYPE.
 */
export async function parseBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  return parseValue(await readFields(request), schema)
}

/** Parses input by the schema. @throws AppError VALIDATION_FAILED with `fields`. */
export function parseValue<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(value, problemKeyErrors)
  if (parsed.success) return parsed.data
  throw fieldRefusal(fieldProblems(parsed.error))
}

type Context = Readonly<RouterContextProvider>

/** Parses form fields by the schema, with localised errors: pages do not load the error catalogue. */
export function parseFields<Schema extends z.ZodType>(options: { fields: FormData; schema: Schema; context: Context }) {
  const { fields, schema, context } = options
  const copy = problemCopy[currentRequest(context).locale]
  const formatError = (issues: { message: string }[]) => issues.map(({ message }) => copy[problemIn(message)])
  return parseWithZod(fields, { schema, ...problemKeyErrors, formatError })
}

/** Parses a page's form by the schema. Unless it is a `success`, answer with `invalid`. */
export async function parseForm<Schema extends z.ZodType>(options: {
  request: Request
  schema: Schema
  context: Context
}) {
  const { request, schema, context } = options
  return parseFields({ fields: await readFormData(request), schema, context })
}

/** The 400 that shows a form again with its values, except the fields in `hide`: passwords are never echoed. */
export function invalid<Value>(
  submission: Submission<Value>,
  options: { hide?: string[]; fields?: Record<string, string>; form?: string; status?: number } = {},
) {
  const { hide = [], fields, form, status = 400 } = options
  const reply = submission.reply({
    ...(hide.length > 0 && { hideFields: hide }),
    ...(fields && { fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])) }),
    ...(form !== undefined && { formErrors: [form] }),
  })
  return data(reply, { status })
}
