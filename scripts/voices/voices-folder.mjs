// content/voices: the recordings, their index, and the report on each.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fromRoot } from '../project.mjs'

const FOLDER = fromRoot('content/voices')
const INDEX = join(FOLDER, 'index.json')
const REPORT = join(FOLDER, 'report.json')

/**
 * @typedef {import('../../app/models/speech/voices/voice-index.ts').VoiceIndex} VoiceIndex
 * @typedef {import('../../app/models/speech/voices/voice-index.ts').VoiceClip} VoiceClip
 * @typedef {{ language: 'en' | 'tr', voice: string, error?: number, isTold?: boolean, probability?: number, wordsPerMinute: number,
 *   lufs: number, peakDbfs: number, leadMs: number, tailMs: number, way: string, beyond: string[], heard?: string }} Checked
 *   `isTold`: of the words most like it, the recogniser found this one likeliest
 * @typedef {Record<string, Checked>} Report by file; without `error` and `probability`, nobody has listened to it yet
 */

/** @param {string} path @param {object} value one line an entry, so that a change is easy to read */
function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  const lines = JSON.stringify(value, null, 1)
    .replaceAll(/\n {3,}/g, ' ')
    .replaceAll(/\n {2}\}/g, ' }')
  writeFileSync(`${path}.new`, `${lines}\n`)
  renameSync(`${path}.new`, path)
}

/** @param {string} path @param {any} missing */
const readJson = (path, missing) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : missing)

/** @param {string} engine @returns {{ index: VoiceIndex, report: Report }} */
export function readVoices(engine) {
  const index = readJson(INDEX, { version: 1, engine, dialogues: {}, clips: {} })
  return { index, report: readJson(REPORT, {}) }
}

/** @param {Record<string, any>} entries */
const sorted = (entries) => Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** @param {{ index: VoiceIndex, report: Report }} voices */
export function writeVoices({ index, report }) {
  writeJson(INDEX, { ...index, clips: sorted(index.clips) })
  writeJson(REPORT, sorted(report))
}

/** @param {string} file under content/voices */
const pathOf = (file) => join(FOLDER, file)

/** @param {string} file under content/voices */
export const readClip = (file) => readFileSync(pathOf(file))

/** @param {string} file @param {Buffer} bytes @returns {{ sha256: string, bytes: number }} */
export function writeClip(file, bytes) {
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), bytes)
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
}

/** @param {string} file @param {{ sha256: string } | undefined} clip */
export function isWhole(file, clip) {
  if (!clip || !existsSync(pathOf(file))) return false
  return (
    createHash('sha256')
      .update(readFileSync(pathOf(file)))
      .digest('hex') === clip.sha256
  )
}

/** Removes recordings that the plan no longer has. @param {Set<string>} files */
export function removeOthers(files) {
  if (!existsSync(FOLDER)) return
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && path.endsWith('.mp3') && !files.has(relative(FOLDER, path))) rmSync(path)
  }
}
