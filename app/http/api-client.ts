import { ownerHeaders } from './session/page-owner.ts'

/** An API call that was refused, or got no response. */
export class ApiError extends Error {
  /** Undefined where no response came. */
  readonly status: number | undefined
  /** The server's message for the user. */
  readonly sentence: string | undefined
  /** The request id, for support. */
  readonly requestId: string | undefined

  constructor(
    message: string,
    options: { status?: number; sentence?: string; requestId?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.status = options.status
    this.sentence = options.sentence
    this.requestId = options.requestId
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The user's message for an error, and the request id for support. */
function refusalOf(text: string): { sentence?: string; requestId?: string } {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) return {}
  const { error, requestId } = { error: undefined, requestId: undefined, ...body }
  return {
    ...(typeof error === 'string' && error !== '' && { sentence: error }),
    ...(typeof requestId === 'string' && { requestId }),
  }
}

/**
 * An API call from a page, with the session. A refusal's `message` is its status, a colon and its body.
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
  if (!response.ok) throw new ApiError(`${status}: ${text || statusText}`, { status, ...refusalOf(text) })
  return parseJson(text)
}
