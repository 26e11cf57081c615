import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package.json above the running code')
  return findRoot(parent)
}

/** The project's folder, from the source and from the bundle alike: it contains scripts that are never bundled. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)
