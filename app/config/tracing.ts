import { z } from 'zod'

/** The variables that switch tracing on or off. OpenTelemetry itself reads these and the other OTEL_ variables. */
export const TRACING_FIELDS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
}

type TracingValues = { [Name in keyof typeof TRACING_FIELDS]?: string | undefined }

/** Whether traces are sent: a valid collector URL is set, and the SDK is not disabled. */
export function isTracingOn(values: TracingValues): boolean {
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT
  return url !== undefined && URL.canParse(url) && values.OTEL_SDK_DISABLED?.toLowerCase() !== 'true'
}
