// The text side of `npm run voices`: content/, the plan of what is recorded, and the app's own rules of reading aloud.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../project.mjs'

/** Bundles the app's rules into one file and imports it. */
export async function loadRules() {
  const vite = await import('vite')
  const folder = mkdtempSync(join(tmpdir(), 'kopru-voices-'))
  try {
    await vite.build({
      configFile: false,
      root: fromRoot('.'),
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: fromRoot('app/models/speech/voices/recorder.server.ts'),
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'recorder.mjs', codeSplitting: false } },
      },
    })
    /** @type {typeof import('../../app/models/speech/voices/recorder.server.ts')} */
    const rules = await import(pathToFileURL(join(folder, 'recorder.mjs')).href)
    return rules
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @typedef {Awaited<ReturnType<typeof loadRules>>} Rules */

/** @param {string} folder */
function readAll(folder) {
  const names = readdirSync(fromRoot(folder)).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => JSON.parse(readFileSync(fromRoot(join(folder, name)), 'utf8')))
}

/** @param {Rules} rules */
export function readLibrary({ DialogueFileSchema, VocabularyFileSchema }) {
  return {
    dialogues: readAll('content/dialogues').map((file) => DialogueFileSchema.parse(file)),
    vocabulary: readAll('content/vocabulary').map((file) => VocabularyFileSchema.parse(file)),
  }
}
