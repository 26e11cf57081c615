import { createLogger, createServer } from 'vite'
import { fromRoot } from '../../scripts/project.mjs'

/**
 * Lets `work` run with a TypeScript module of the project. The server that reads it stays open until `work` ends, as some
 * modules import others only when they are first asked.
 * @template Result
 * @param {string} path from the root of the project, beginning with a slash
 * @param {(module: Record<string, any>) => Promise<Result>} work
 */
export async function withModule(path, work) {
  const server = await createServer({
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await work(await server.ssrLoadModule(path))
  } finally {
    await server.close()
  }
}
