import { REPORT_FILE_NAME_MAX } from '#app/config/report.ts'

// Letters that do not decompose into a letter and a mark.
const PLAIN_LETTERS: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A file name that every system accepts: lower-case ASCII letters, digits and hyphens. */
function asciiName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7F]/gu, (letter) => PLAIN_LETTERS[letter] ?? '-')
  return plain
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, REPORT_FILE_NAME_MAX)
    .replace(/^-+|-+$/g, '')
}

/** The original name, percent-encoded per RFC 5987, without characters that file systems reject. */
function fullName(name: string): string {
  const allowed = name
    // A lone surrogate cannot be encoded.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return encodeURIComponent(allowed).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The header of a download with this name, for every system. */
export function attachment(name: string, extension: string): string {
  return `attachment; filename="${asciiName(name)}.${extension}"; filename*=UTF-8''${fullName(name)}.${extension}`
}

/** A PDF download; the name has no extension. Never stored by a shared cache. */
export function pdfDownload({ pdf, name }: { pdf: Uint8Array<ArrayBuffer>; name: string }): Response {
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachment(name, 'pdf'),
      'Cache-Control': 'private, no-store',
    },
  })
}
