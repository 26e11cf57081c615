import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Packages that the server's bundle includes: plain JavaScript that Node would otherwise read from hundreds of files at each
 * start. Never copyleft, nothing with native parts, and nothing that tests and bundle must share (React and its router, pg,
 * Prisma).
 */
export const BUNDLED_PACKAGES = [
  /^@aws-sdk\//,
  /^@aws\//,
  /^@smithy\//,
  /^@conform-to\//,
  /^@mux\/mux-node/,
  /^@remix-run\//,
  // Dependencies of remix-auth-oauth2.
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
  // sirv and its dependencies.
  '@polka/url',
  'mrmime',
  'sirv',
  /^totalist/,
  'stripe',
  'ts-fsrs',
  'zod',
  /^zod\//,
]

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** These modules and everything that they import statically. */
function withImports(modules: Modules, from: readonly string[]): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Two files instead of about ninety for what every start reads: `base`, which the lazily loaded parts of the server share,
 * and `start`, all the rest. One file would deadlock: the start awaits those parts, and they would await the file.
 */
export function serverChunks() {
  const entry = fileURLToPath(new URL('../app/entry.node.ts', import.meta.url))
  let base: Set<string> | undefined
  function findBase(modules: Modules): Set<string> {
    const atStart = withImports(modules, [entry])
    const lazy = [...atStart].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    const shared = withImports(
      modules,
      lazy.filter((id) => id.endsWith('.server.ts')),
    )
    return new Set([...shared].filter((id) => atStart.has(id)))
  }
  return [
    {
      debugName: 'base',
      priority: 1,
      name(id: string, modules: Modules) {
        base ??= findBase(modules)
        return base.has(id) ? 'base' : null
      },
    },
    { name: 'start', test: (id: string) => id === entry },
  ]
}

const NON_ASCII = /[^\0-\x7F]/g

/** Escapes non-ASCII characters in the server's files, comments too: one of them makes V8 keep the whole file in UTF-16. */
export function asciiServerFiles(): Plugin {
  return {
    name: 'kopru:ascii-server-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replaceAll(
            NON_ASCII,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          )
    },
  }
}
