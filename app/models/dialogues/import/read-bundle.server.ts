import { MAX_IMPORT_BYTES } from '#app/config/http.ts'
import type { DialogueImport } from '../dialogue-file.ts'
import { type ImportProblem, syntaxProblem } from '../import-problem.ts'
import { readImportValue } from '../read-import.ts'
import { isZip, readZip, type ZipFile } from './read-zip.server.ts'

/** One dialogue of several that are imported together, or what is wrong with it. */
export interface BundleEntry {
  /** Its file, and its place if the file has a list: 'housing.json', 'all.json [3]'. */
  where: string
  file: DialogueImport | null
  problems: ImportProblem[]
  /** The JSON value; undefined if there is none. */
  value: unknown
}

const whole = (kind: 'nothing' | 'encoding' | 'archive'): ImportProblem => ({ path: '', kind, detail: '' })
const failed = (where: string, problem: ImportProblem): BundleEntry => {
  return { where, file: null, problems: [problem], value: undefined }
}

/** What archivers of some systems add. */
const isNoise = ({ name }: ZipFile) => name.startsWith('__MACOSX/') || /(?:^|\/)\./u.test(name)

function readText(where: string, text: string): BundleEntry[] {
  if (text.trim() === '') return [failed(where, whole('nothing'))]
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch (error) {
    return [failed(where, syntaxProblem(error))]
  }
  if (!Array.isArray(json)) return [{ where, value: json, ...readImportValue(json) }]
  if (json.length === 0) return [failed(where, whole('nothing'))]
  return json.map((value: unknown, index) => ({ where: `${where} [${index}]`, value, ...readImportValue(value) }))
}

function readFile({ name, bytes }: ZipFile): BundleEntry[] {
  if (isZip(bytes)) {
    try {
      const files = readZip(bytes, MAX_IMPORT_BYTES).filter((file) => !isNoise(file))
      return files.length === 0 ? [failed(name, whole('nothing'))] : files.flatMap(readInside)
    } catch {
      return [failed(name, whole('archive'))]
    }
  }
  return readInside({ name, bytes })
}

/** A file that is not an archive. */
function readInside({ name, bytes }: ZipFile): BundleEntry[] {
  try {
    return readText(name, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return [failed(name, whole('encoding'))]
  }
}

/** Every dialogue of files, archives and lists, in order. Never throws: what cannot be read is an entry with a problem. */
export function readBundle(files: readonly ZipFile[]): BundleEntry[] {
  return files.flatMap(readFile)
}
