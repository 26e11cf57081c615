// Bundles code of the app, so that a script can import it: Node.js 20 reads no TypeScript.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot, Problem } from './project.mjs'

/**
 * Bundles a module with all that it imports into one file, and returns its URL.
 * @param {string} source the module, from the root of the project
 * @param {string} folder where the file goes
 */
export async function bundle(source, folder) {
  const vite = await import('vite').catch(() => {
    throw new Problem('The packages are not installed yet: run `npm ci` first.')
  })
  await vite.build({
    configFile: false,
    root: fromRoot('.'),
    logLevel: 'error',
    // It finds its WebAssembly beside itself.
    ssr: { noExternal: true, external: ['onnxruntime-web'] },
    build: {
      ssr: fromRoot(source),
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'bundle.mjs', codeSplitting: false } },
    },
  })
  return pathToFileURL(join(folder, 'bundle.mjs')).href
}

/**
 * Bundles a module and imports it.
 * @param {string} source the module, from the root of the project
 */
export async function importBundled(source) {
  const folder = mkdtempSync(join(tmpdir(), 'kopru-bundle-'))
  try {
    return await import(await bundle(source, folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
