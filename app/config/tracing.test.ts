import { expect, test } from 'vitest'
import { isTracingOn } from './tracing.ts'

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318/'

test('traces are sent where a collector is named, and OpenTelemetry is not disabled', () => {
  expect(isTracingOn({})).toBe(false)
  expect(isTracingOn({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true)
  expect(isTracingOn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example.org/own' })).toBe(true)
  expect(isTracingOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'no URL' })).toBe(false)
  expect(isTracingOn({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBe(false)
})
