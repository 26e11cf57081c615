import { z } from 'zod'

/** The usual variables of OpenTelemetry, as far as we know them; others are left alone. */
export const TRACING_FIELDS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
}

type TracingValues = { [Name in keyof typeof TRACING_FIELDS]?: string | undefined }

export interface TracingSettings {
  /** Of the collector, with its path. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  resource: Readonly<Record<string, string>>
  /** How many of the traces that begin here are recorded: 0 to 1. */
  ratio: number
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** `a=1,b=2`, percent-encoded. */
function readPairs(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())] as const] : []
  })
  return Object.fromEntries(pairs)
}

function ratioOf({ OTEL_TRACES_SAMPLER: sampler = '', OTEL_TRACES_SAMPLER_ARG: argument }: TracingValues): number {
  if (sampler.endsWith('always_off')) return 0
  const ratio = Number(argument ?? 1)
  return sampler.endsWith('traceidratio') && ratio >= 0 && ratio <= 1 ? ratio : 1
}

/** Where the variables of OpenTelemetry send traces; undefined where they send none, or say nothing that we can read. */
export function tracingOf(values: TracingValues): TracingSettings | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (!url || !URL.canParse(url) || values.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  const resource = readPairs(values.OTEL_RESOURCE_ATTRIBUTES)
  return {
    url,
    headers: readPairs(values.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: values.OTEL_SERVICE_NAME ?? resource['service.name'] ?? 'kopru',
    resource,
    ratio: ratioOf(values),
  }
}
