// Paths, settings and errors shared by all scripts, and which outputs are older than their sources. Node built-ins only: this
// runs before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} path */
export const fromRoot = (path) => join(ROOT, path)

/** An error whose message is sufficient: it is printed without a stack. */
export class Problem extends Error {}

/**
 * Runs a script's main function. An error is printed and sets exit code 1; a Problem is printed as its message only.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * An environment variable's value; an empty one counts as unset.
 * @param {string} name
 */
export const setting = (name) => process.env[name]?.trim() || undefined

/** Loads the project's .env file. Variables that are already set win. */
export function loadDotEnv() {
  const file = fromRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** The folder of all local data: DATA_DIR or .data. */
export const dataFolder = () => resolve(ROOT, setting('DATA_DIR') ?? '.data')

const SOURCES = [
  'app',
  // Of content/ only what is bundled; the library and its voices are read where they lie.
  'content/memory',
  'content/note-course',
  'content/sprints',
  'public',
  'build-plugins',
  'prisma',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** @param {string} path */
const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * The latest change below a path. Folders count too: their time changes when a file is added or removed.
 * @param {string} path
 * @returns {number}
 */
function newestChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0
  const inside = readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => newestChange(join(path, name)))
  return Math.max(stats.mtimeMs, ...inside)
}

export const BUILD_STAMP = fromRoot('build/.complete')
const PRISMA_CLIENT = fromRoot('app/generated/prisma/client.ts')

/** Whether installed packages are older than the lock file. */
export const needsInstall = () =>
  modifiedAt(fromRoot('package-lock.json')) > modifiedAt(fromRoot('node_modules/.package-lock.json'))

/** Whether the database client is older than the schema. */
export const needsPrismaClient = () => modifiedAt(fromRoot('prisma/schema.prisma')) > modifiedAt(PRISMA_CLIENT)

/** Whether the build is older than its sources. A folder with a build and no sources (an image) needs none. */
export function needsBuild() {
  const builtAt = modifiedAt(BUILD_STAMP)
  return SOURCES.some((path) => newestChange(fromRoot(path)) > builtAt)
}
