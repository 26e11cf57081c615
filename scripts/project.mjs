// Where the project is, and which of its outputs are older than what they are made from. Node built-ins only: this
// runs before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} path */
export const fromRoot = (path) => join(ROOT, path)

/** A fault that one sentence explains: it is printed without a stack. */
export class Problem extends Error {}

/**
 * Runs a script's main function; a Problem ends it with its sentence.
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
 * A variable's value; an empty one counts as unset.
 * @param {string} name
 */
export const setting = (name) => process.env[name]?.trim() || undefined

/** Variables from a .env file in the project's folder; what is set already wins. */
export function loadDotEnv() {
  const file = fromRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** The folder where everything embedded lives. */
export const dataFolder = () => resolve(ROOT, setting('DATA_DIR') ?? '.data')

const SOURCES = [
  'app',
  'content',
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
 * The latest change below a path. Folders count too: their time moves when a file is added or taken away.
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

/** Whether the build is older than what it is built from. A place that holds a build and no sources needs none. */
export function needsBuild() {
  const builtAt = modifiedAt(BUILD_STAMP)
  return SOURCES.some((path) => newestChange(fromRoot(path)) > builtAt)
}
