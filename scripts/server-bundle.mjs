import { fromRoot } from './project.mjs'

// Which packages the server's bundle takes in: pure JavaScript that would otherwise be read from hundreds of files at each
// start. Never copyleft, nothing with native parts, and nothing that must be one copy for bundle and tests (React and its
// router, which also choose their production build at run time; pg; Prisma).
export const IN_SERVER_BUNDLE = [
  /^@aws-sdk\//,
  /^@aws\//,
  /^@smithy\//,
  /^@conform-to\//,
  /^@mux\/mux-node/,
  /^@remix-run\//,
  // What remix-auth-oauth2 is made of.
  /^@edgefirst-dev\//,
  /^@mjackson\//,
  /^@oslojs\//,
  'arctic',
  'fflate',
  'jose',
  'lucide-react',
  'nodemailer',
  'openai',
  /^openai\//,
  /^remix-auth/,
  // sirv and what it is made of.
  '@polka/url',
  'mrmime',
  'sirv',
  /^totalist/,
  'stripe',
  'ts-fsrs',
  'zod',
  /^zod\//,
]

/** @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[] }} Imports */
/** @typedef {{ getModuleInfo: (id: string) => Imports | null }} Modules */

/**
 * What is read along with these.
 * @param {{ modules: Modules, from: string[] }} options
 */
function readWith({ modules, from }) {
  const found = new Set(from)
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * The files of the server's bundle. What every start reads is two rather than ninety: what the parts of our server that are
 * read where they are configured (an SDK each) are built on, and all the rest. One would not do: the start waits for those
 * parts, and they would wait for the file that waits.
 */
export function serverFiles() {
  const entry = fromRoot('app/entry.node.ts')
  /** @type {Set<string> | undefined} */
  let base
  /** @param {Modules} modules */
  function findBase(modules) {
    const atStart = readWith({ modules, from: [entry] })
    const later = [...atStart].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    const shared = readWith({ modules, from: later.filter((id) => id.endsWith('.server.ts')) })
    return new Set([...shared].filter((id) => atStart.has(id)))
  }
  return [
    {
      debugName: 'base',
      priority: 1,
      /** @type {(id: string, modules: Modules) => string | null} */
      name(id, modules) {
        base ??= findBase(modules)
        return base.has(id) ? 'base' : null
      },
    },
    { name: 'start', test: (/** @type {string} */ id) => id === entry },
  ]
}

const BEYOND_ASCII = /[^\0-\x7F]/g

/**
 * Text of one byte a character: a letter beyond Latin in a file, if only in a comment, and V8 keeps the whole of it with two.
 * What is no comment is escaped already (`charset` in vite.config.ts).
 * @returns {import('vite').Plugin}
 */
export function plainFiles() {
  return {
    name: 'kopru:plain-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replaceAll(
            BEYOND_ASCII,
            (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
          )
    },
  }
}
