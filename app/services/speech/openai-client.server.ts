import OpenAI from 'openai'

export interface OpenAiSettings {
  /** Undefined: the server asks for none, and none is sent. */
  apiKey: string | undefined
  /** Undefined: OpenAI itself. */
  baseURL: string | undefined
  model: string
  /** For the whole call, including retries and the response body. */
  timeoutMs: number
}

/** A client without retries or timeouts of its own (callProvider has them), which ignores environment variables. */
export function createOpenAiClient({ apiKey, baseURL, timeoutMs }: Omit<OpenAiSettings, 'model'>): OpenAI {
  return new OpenAI({
    // The SDK insists on a key, and would look for one in the environment, which is for another server.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    baseURL: baseURL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    // Recordings go only to the configured server: a redirect is a failure.
    fetchOptions: { redirect: 'manual' },
    logLevel: 'off',
  })
}
