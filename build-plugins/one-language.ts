import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const COPY = fileURLToPath(new URL('../app/config/copy', import.meta.url)) + sep
const LANGUAGE_FILE = /^\.\/(?:en|tr)\//

/**
 * Builds the browser's bundle for one language: in a catalogue both keys resolve to that language's file, so the other's
 * sentences are left out. The server's bundle keeps both. docs/decisions/025-one-language-a-bundle.md
 */
export function oneLanguage(locale: string): Plugin {
  return {
    name: 'kopru:one-language',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!importer?.startsWith(COPY) || !LANGUAGE_FILE.test(source)) return undefined
      return join(dirname(importer), source.replace(LANGUAGE_FILE, `./${locale}/`))
    },
  }
}
