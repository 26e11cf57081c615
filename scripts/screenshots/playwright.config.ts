import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { fromRoot, ROOT } from '../project.mjs'

// Screens are reached as in the journeys, on the same servers with the same doubles.
const { webServer, use } = journeys

export default defineConfig({
  testDir: fromRoot('scripts/screenshots'),
  testMatch: 'take.ts',
  globalSetup: fromRoot('scripts/screenshots/global-setup.ts'),
  outputDir: fromRoot('shots/failed'),
  reporter: [['line']],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  webServer: [webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
  use: { ...use, trace: 'off', screenshot: 'only-on-failure', actionTimeout: 15_000 },
})
