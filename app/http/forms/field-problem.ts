import type { z } from 'zod'
import { type ProblemKey, problemCopy } from '#app/config/copy/problems.ts'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const NOT_OF_TYPE: Partial<Record<string, ProblemKey>> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notWhole',
  boolean: 'notTrueOrFalse',
}

/** By the type of the value that is too small or too big. */
const SIZES = {
  string: ['tooShort', 'tooLong'],
  number: ['tooSmall', 'tooLarge'],
  list: ['tooFew', 'tooMany'],
} as const satisfies Record<string, [ProblemKey, ProblemKey]>

function sizesOf(origin: string): readonly [ProblemKey, ProblemKey] {
  if (origin === 'string') return SIZES.string
  return ['number', 'int', 'bigint'].includes(origin) ? SIZES.number : SIZES.list
}

/** The problem of a field whose rule has no message of ours. */
function problemOf(issue: RawIssue): ProblemKey {
  const { input } = issue
  if (input === undefined || input === null || input === '') return 'required'
  switch (issue.code) {
    case 'invalid_type':
      return NOT_OF_TYPE[issue.expected] ?? 'malformed'
    case 'too_small':
      return sizesOf(issue.origin)[0]
    case 'too_big':
      return sizesOf(issue.origin)[1]
    case 'invalid_value':
      return 'notAChoice'
    default:
      return 'malformed'
  }
}

/** For `safeParse`: sets every issue's message to a key of our catalogue. */
export const problemKeyErrors = { error: problemOf }

/** The key in an issue's message; `malformed` for any other message, which is never displayed. */
export function problemIn(message: string): ProblemKey {
  const isKey = (text: string): text is ProblemKey => Object.hasOwn(problemCopy.en, text)
  return isKey(message) ? message : 'malformed'
}

/** The first problem of each field, by its path. Problems of the whole form have no path and are omitted. */
export function fieldProblems({ issues }: z.core.$ZodError): Record<string, ProblemKey> {
  const problems: Record<string, ProblemKey> = {}
  for (const { path, message } of issues) if (path.length > 0) problems[path.join('.')] ??= problemIn(message)
  return problems
}
