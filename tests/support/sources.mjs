// Our TypeScript, outside the test runner.
import { createServer } from 'vite'
import { ROOT } from '../../scripts/project.mjs'

/** Reads modules as they stand in the project, by `ssrLoadModule`; nothing is served or watched. */
export const openSources = () =>
  createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
