export interface ParsedMail {
  /** By lower-case name, unfolded, encoded words decoded. */
  headers: Map<string, string>
  text: string
  html: string
}

const ENCODED_WORD = /=\?utf-8\?([qb])\?([^?]*)\?=/gi

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(ENCODED_WORD, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}

function splitEntity(raw: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const
  })
  return { headers: new Map(pairs), body: rest.join('\r\n\r\n') }
}

function decodeBody({ headers, body }: { headers: Map<string, string>; body: string }): string {
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body
}

/** Parses a mail with a text and an HTML part, as it was transmitted. */
export function parseMail(message: Buffer): ParsedMail {
  const { headers, body } = splitEntity(message.toString('latin1'))
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitEntity(part.trimStart()))
  const partOf = (type: string) => {
    const found = parts.find((part) => part.headers.get('content-type')?.startsWith(type))
    return found ? decodeBody(found) : ''
  }
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}
