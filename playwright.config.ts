import { defineConfig } from '@playwright/test'
import { FAKE_SPEECH_FILE } from './scripts/test/fake-speech.mjs'
import {
  dataFolder,
  GOOGLE_CLIENT,
  GOOGLE_PORT,
  OPENAI_PORT,
  PORTS,
  STRIPE_PORT,
  STRIPE_WEBHOOK_SECRET,
} from './tests/e2e/places.ts'

const MINUTE_MS = 60_000

function server(name: keyof typeof PORTS, env: Record<string, string> = {}) {
  return {
    command: 'node tests/e2e/server.mjs',
    stdout: 'pipe' as const,
    stderr: 'pipe' as const,
    url: `http://127.0.0.1:${PORTS[name]}/readyz`,
    env: { PORT: String(PORTS[name]), HOST: '127.0.0.1', E2E_FOLDER: dataFolder(name), ...env },
    timeout: MINUTE_MS,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // The JSON is for scripts/test/run.mjs, which adds up all results.
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  // Each has its own browser; they share the servers, and no journey looks at another's accounts.
  workers: 3,
  // A journey that a busy machine tripped is told as flaky in the list, and is not the end of the run.
  retries: 1,
  timeout: 2 * MINUTE_MS,
  // What a busy machine takes; a journey that goes well never waits for it.
  expect: { timeout: 30_000 },
  webServer: [
    server('plain'),
    server('recogniser', {
      // Where Google sends people back to.
      APP_URL: `http://127.0.0.1:${PORTS.recogniser}`,
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: `http://127.0.0.1:${OPENAI_PORT}/v1`,
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${STRIPE_PORT}`,
      BILLING_UI: 'elements',
      GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE_PORT}`,
    }),
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.plain}`,
    permissions: ['microphone'],
    // Only the journeys about it have one between page and server.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    // A trace of every journey would cost as much as the journeys.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Debian's headless shell has nobody to ask whether it recognises speech on the device, and ends the page.
        '--disable-blink-features=OnDeviceWebSpeechAvailable',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${FAKE_SPEECH_FILE}`,
      ],
    },
  },
})
