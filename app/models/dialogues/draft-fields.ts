import { z } from 'zod'
import { type ProblemKey, problem } from '#app/config/copy/problems.ts'
import { isStorable } from '../accounts/password/password.ts'

// What the schemas of an admin's forms and calls are made of.

interface TextRule {
  missing: ProblemKey
  long: ProblemKey
  max: number
}

/** A text that has to be there, without the blanks around it. */
export function text({ missing, long, max }: TextRule) {
  return z
    .string(problem(missing))
    .trim()
    .min(1, problem(missing))
    .max(max, problem(long))
    .refine(isStorable, problem('unreadable'))
}

const isLine = (line: string) => line.trim() !== ''

/** The lines of a text area, or an array as it is. */
export function splitLines(value: unknown): unknown {
  if (value === undefined || value === null) return []
  return typeof value === 'string' ? value.split(/\r?\n/).filter(isLine) : value
}

/** Form fields come as text, and an empty one is none. */
export function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  return value.trim() === '' ? undefined : Number(value)
}

/** When what was edited had been saved (its `updatedAt`); without one, the last writer wins. */
export const version = z.preprocess(
  (value) => value || undefined,
  z.iso
    .datetime(problem('versionWrong'))
    .transform((moment) => new Date(moment))
    .optional(),
)
