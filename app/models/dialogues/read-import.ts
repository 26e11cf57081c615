import { voicesOf } from '../speech/voices/casting.ts'
import { DialogueFileSchema, type DialogueImport, DialogueImportSchema } from './dialogue-file.ts'
import { importProblems, type ImportProblem, syntaxProblem } from './import-problem.ts'
import { spokenLanguage } from './language.ts'

/** The parsed dialogue, or its problems. */
export type ReadImport = { file: DialogueImport; problems: [] } | { file: null; problems: ImportProblem[] }

/** NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Texts that the database rejects, with their paths. */
function unreadable(value: unknown, path = ''): ImportProblem[] {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [{ path, kind: 'unreadable', detail: '' }] : []
  if (Array.isArray(value)) return value.flatMap((part, index) => unreadable(part, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unreadable(part, path === '' ? key : `${path}.${key}`))
}

/** Named voices of a woman where only men speak that language, or of a man where only women do. */
function unfitVoices({ voices = {}, segments }: DialogueImport): ImportProblem[] {
  return (['en', 'tr'] as const).flatMap((language): ImportProblem[] => {
    const named = voices[language]
    const speakers = segments.filter((segment) => spokenLanguage(segment) === language)
    const fitting = [...new Set(speakers.flatMap(({ gender }) => voicesOf(language, gender)))]
    if (named === undefined || speakers.length === 0 || fitting.includes(named)) return []
    return [{ path: `voices.${language}`, kind: 'choice', detail: fitting.join(', ') }]
  })
}

/** Parses the text of a file. Never throws; every problem has a path. */
export function readImport(text: string): ReadImport {
  if (text.trim() === '') return { file: null, problems: [{ path: '', kind: 'nothing', detail: '' }] }
  let json: unknown
  try {
    // Some editors add a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch (error) {
    return { file: null, problems: [syntaxProblem(error)] }
  }
  return readImportValue(json)
}

/** The same for a value that is parsed already. */
export function readImportValue(json: unknown): ReadImport {
  const parsed = DialogueImportSchema.safeParse(json)
  if (!parsed.success) return { file: null, problems: importProblems(parsed.error, json) }
  const problems = [...unreadable(parsed.data), ...unfitVoices(parsed.data)]
  return problems.length > 0 ? { file: null, problems } : { file: parsed.data, problems: [] }
}

/** What a dialogue still needs to be a file in content/dialogues. */
export function commitGaps(file: DialogueImport): ImportProblem[] {
  const parsed = DialogueFileSchema.safeParse(file)
  return parsed.success ? [] : importProblems(parsed.error, file)
}
