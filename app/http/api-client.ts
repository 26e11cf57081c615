import { ownerHeaders } from './page-owner.ts'

/** A call of ours that was refused, or never arrived. */
export class ApiError extends Error {
  /** Undefined where no answer came. */
  readonly status: number | undefined
  /** What the server says to a person. */
  readonly sentence: string | undefined

  constructor(message: string, options: { status?: number; sentence?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.status = options.status
    this.sentence = options.sentence
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentenceOf(text: string): string | undefined {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' ? body.error : undefined
}

/**
 * A call from a page, with the session. The message of a refusal is its status, a colon and its body (specification 1,
 * section 8).
 *
 * @throws ApiError
 */
export async function callApi(
  path: string,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; signal?: AbortSignal } = {},
): Promise<unknown> {
  const { method = 'GET', body, signal } = options
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...ownerHeaders(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    text = await response.text()
  } catch (error) {
    throw new ApiError('no answer', { cause: error })
  }
  const { status, statusText } = response
  const sentence = sentenceOf(text)
  if (!response.ok) throw new ApiError(`${status}: ${text || statusText}`, { status, ...(sentence && { sentence }) })
  return parseJson(text)
}
