import OpenAI from 'openai'

export interface OpenAiSettings {
  apiKey: string
  /** Undefined: OpenAI itself. */
  baseURL: string | undefined
  model: string
  /** The whole call: every try and the last byte of the answer. */
  timeoutMs: number
}

/** A client that leaves tries and time-outs to callProvider, and takes nothing from the environment. */
export function createOpenAiClient({ apiKey, baseURL, timeoutMs }: Omit<OpenAiSettings, 'model'>): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseURL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    // What was said goes where the settings say, and nowhere that an answer points to: a redirect is a failure.
    fetchOptions: { redirect: 'manual' },
    logLevel: 'off',
  })
}
