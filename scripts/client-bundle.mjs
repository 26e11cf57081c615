import { dirname, join, sep } from 'node:path'
import { fromRoot } from './project.mjs'

const COPY = fromRoot(join('app', 'config')) + sep
const OF_A_LANGUAGE = /^\.\/(?:en|tr)\//

const ROUTER = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

/**
 * React Router publishes a build without warnings for developers, and no name for it: the browser gets that one.
 * @returns {import('vite').Plugin}
 */
export function quietRouter() {
  return {
    name: 'kopru:quiet-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source) {
      const file = Object.entries(ROUTER).find(([name]) => name === source)?.[1]
      return file && fromRoot(join('node_modules/react-router/dist/production', file))
    },
  }
}

const ICON = /\/lucide-react\/.*\/icons\/[^/]+\.mjs$/
const ICON_KEY = /,?\s*key: "\w+"/g
const LEAN_FACTORY = '\0kopru:lean-icon'
const ICON_FACTORY = /\/createLucideIcon\.mjs$/

/**
 * Icons are drawn by lucide's data and a factory of ours: components/ui/lean-icon.ts.
 * @returns {import('vite').Plugin}
 */
export function leanIcons() {
  return {
    name: 'kopru:lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (!ICON_FACTORY.test(source) || !importer?.includes('/lucide-react/')) return undefined
      return LEAN_FACTORY
    },
    load(id) {
      const file = JSON.stringify(fromRoot('app/components/ui/lean-icon.ts'))
      return id === LEAN_FACTORY ? `export { createLeanIcon as default } from ${file}` : undefined
    },
    transform: {
      filter: { id: ICON },
      // Random letters compress badly, and what never moves needs no keys.
      handler: (code) => ({ code: code.replaceAll(ICON_KEY, ''), map: null }),
    },
  }
}

/**
 * Stylesheets of pages that come alive, as lean as those that stand in a page.
 * @param {(css: string) => string} lean
 * @returns {import('vite').Plugin}
 */
export function leanSheets(lean) {
  return {
    name: 'kopru:lean-sheets',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = lean(String(file.source))
    },
  }
}

/**
 * The browser gets the sentences of one language: in its bundle both keys of a catalogue lead to that language's file, and
 * the other's is left out. The server's bundle keeps both.
 * @param {string} locale
 * @returns {import('vite').Plugin}
 */
export function oneLanguage(locale) {
  return {
    name: 'kopru:one-language',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!importer?.startsWith(COPY) || !OF_A_LANGUAGE.test(source)) return undefined
      return join(dirname(importer), source.replace(OF_A_LANGUAGE, `./${locale}/`))
    },
  }
}
