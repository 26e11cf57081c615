import type { z } from 'zod'
import type { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'

type Copy = (typeof dialogueTransferCopy)['en']
type Kind = keyof Copy['kinds']

/** A problem in a file and its path: `segments[3].translation`, 0-based as in JSON; '' is the whole file. */
export interface ImportProblem {
  path: string
  kind: Kind
  /** Detail for the message: a limit, a type or a list of values. */
  detail: string
}

type Issue = z.core.$ZodIssue

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('')
}

function sizeProblem(issue: { origin: string; limit: number | bigint; isMin: boolean }): Omit<ImportProblem, 'path'> {
  const { origin, isMin } = issue
  const detail = String(issue.limit)
  if (origin === 'string') return isMin ? { kind: 'empty', detail } : { kind: 'long', detail }
  if (origin === 'array') return isMin ? { kind: 'few', detail } : { kind: 'many', detail }
  return isMin ? { kind: 'small', detail } : { kind: 'big', detail }
}

function problemOf(issue: Issue): Omit<ImportProblem, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: 'type', detail: issue.expected }
    case 'too_small':
      return sizeProblem({ origin: issue.origin, limit: issue.minimum, isMin: true })
    case 'too_big':
      return sizeProblem({ origin: issue.origin, limit: issue.maximum, isMin: false })
    case 'invalid_value':
      return { kind: 'choice', detail: issue.values.map(String).join(', ') }
    case 'invalid_format':
      return { kind: issue.format === 'date' ? 'date' : 'slug', detail: '' }
    case 'unrecognized_keys':
      return { kind: 'unknown', detail: issue.keys.join(', ') }
    default:
      return { kind: 'wrong', detail: '' }
  }
}

function isMissing(json: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = json
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return true
    value = new Map<PropertyKey, unknown>(Object.entries(value)).get(String(part))
  }
  return value === undefined
}

/** Whether this form was meant: the value is of its kind at least. */
const isMeant = (issues: readonly Issue[]) =>
  issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0)

/** What is wrong where a value may have one of several forms: in the form that was meant, or else in the first. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const form = issue.errors.find(isMeant) ?? issue.errors[0] ?? []
  return form.flatMap(flatten).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Every problem that a schema found in a file. */
export function importProblems(error: z.ZodError, json: unknown): ImportProblem[] {
  return error.issues.flatMap(flatten).map((issue) => {
    const path = pathText(issue.path)
    if (isMissing(json, issue.path)) return { path, kind: 'missing', detail: '' }
    return { path, ...problemOf(issue) }
  })
}

/** Where the JSON is invalid, as reported by the engine: 'line 3 column 5'. */
export function syntaxProblem(error: unknown): ImportProblem {
  const where = /line \d+ column \d+/.exec(error instanceof Error ? error.message : '')?.[0] ?? ''
  return { path: '', kind: 'syntax', detail: where }
}

/** The message for a problem: 'segments[3].translation: is empty'. */
export function importProblemSentence({ problem, copy }: { problem: ImportProblem; copy: Copy }): string {
  const { path, kind, detail } = problem
  const types = new Map(Object.entries(copy.types))
  const words = copy.kinds[kind](kind === 'type' ? (types.get(detail) ?? detail) : detail)
  const isWhole = kind === 'nothing' || kind === 'encoding' || kind === 'syntax' || kind === 'archive'
  return isWhole ? words : `${path === '' ? copy.whole : path}: ${words}`
}
