import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test("without a collector nothing of OpenTelemetry's SDK is loaded", async () => {
  expect((await app.request('/healthz')).status).toBe(200)
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  expect(loaded.filter((path) => /@opentelemetry\/(?:sdk|exporter|resources)/.test(path))).toEqual([])
})
