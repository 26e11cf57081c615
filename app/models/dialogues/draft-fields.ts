import { z } from 'zod'
import { type ProblemKey, problem } from '#app/config/copy/problems.ts'
import { isStorable } from '../accounts/password/password.ts'

// Building blocks for the schemas of admin forms and API calls.

interface TextRule {
  missing: ProblemKey
  long: ProblemKey
  max: number
}

/** A required text, trimmed. */
export function text({ missing, long, max }: TextRule) {
  return z
    .string(problem(missing))
    .trim()
    .min(1, problem(missing))
    .max(max, problem(long))
    .refine(isStorable, problem('unreadable'))
}

/** A text that may be missing, trimmed. Empty: null. Left out: undefined, and the stored one is kept. */
export function optionalText({ long, max }: Omit<TextRule, 'missing'>) {
  return z
    .string(problem('unreadable'))
    .trim()
    .max(max, problem(long))
    .refine(isStorable, problem('unreadable'))
    .transform((given) => given || null)
    .nullish()
}

/** The same in a form that always has the field: what was emptied is read as left out there, and means null. */
export function emptiableText(rule: Omit<TextRule, 'missing'>) {
  return optionalText(rule).transform((given) => given ?? null)
}

const isLine = (line: string) => line.trim() !== ''

/** The lines of a text area; an array is returned unchanged. */
export function splitLines(value: unknown): unknown {
  if (value === undefined || value === null) return []
  return typeof value === 'string' ? value.split(/\r?\n/).filter(isLine) : value
}

/** Form fields are text, and an empty one counts as missing. */
export function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  return value.trim() === '' ? undefined : Number(value)
}

/** The `updatedAt` of the version being edited; without it, the last write wins. */
export const version = z.preprocess(
  (value) => value || undefined,
  z.iso
    .datetime(problem('versionWrong'))
    .transform((moment) => new Date(moment))
    .optional(),
)
