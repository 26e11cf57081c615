// The provider's stand-in of the tests, here outside the test runner.
import { createServer } from 'vite'
import { ROOT } from '../../../scripts/project.mjs'

/**
 * OpenAI's double and the settings that lead the app to it.
 * @param {Record<string, string>} [settings]
 */
export async function startOpenAi(settings = {}) {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  /** @type {typeof import('../../../tests/support/openai-double.ts')} */
  const { startOpenAiDouble } = await vite.ssrLoadModule('/tests/support/openai-double.ts')
  const double = await startOpenAiDouble()
  return {
    double,
    settings: { OPENAI_API_KEY: 'sk-fault-secret-key-0123456789', OPENAI_BASE_URL: double.url, ...settings },
    async close() {
      await double.close()
      await vite.close()
    },
  }
}
