// Loads our TypeScript outside the test runner.
import { createServer } from 'vite'
import { ROOT } from '../../scripts/project.mjs'

/** Loads modules from the project with `ssrLoadModule`; nothing is served or watched. */
export const openSources = () =>
  createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
