import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FACTORY = /\/createLucideIcon\.mjs$/
const ICON = /\/lucide-react\/.*\/icons\/[^/]+\.mjs$/
const KEY = /,?\s*key: "\w+"/g
const SMALL_ICON = fileURLToPath(new URL('../app/components/ui/small-icon.ts', import.meta.url))
const PROXY = '\0kopru:small-icons'

/**
 * Replaces lucide-react's icon factory by components/ui/small-icon.ts, and removes the React keys from its icon data: they
 * are random, so they compress badly, and children that never change need none.
 */
export function smallIcons(): Plugin {
  return {
    name: 'kopru:small-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      return FACTORY.test(source) && importer?.includes('/lucide-react/') ? PROXY : undefined
    },
    load(id) {
      return id === PROXY ? `export { createSmallIcon as default } from ${JSON.stringify(SMALL_ICON)}` : undefined
    },
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replaceAll(KEY, ''), map: null }),
    },
  }
}
