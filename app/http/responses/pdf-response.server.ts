import { REPORT_FILE_NAME_MAX } from '#app/config/report.ts'

// Letters that do not come apart into a letter and a mark.
const PLAIN_LETTERS: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A name that every system can store: lower-case letters of ASCII, digits and hyphens. */
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

/** The name as it is, percent-encoded as RFC 5987 wants it, without what file systems refuse. */
function fullName(name: string): string {
  const allowed = name
    // Half a pair of surrogates cannot be encoded.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return encodeURIComponent(allowed).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** A PDF download, named without its extension. Never cached for others. */
export function pdfDownload({ pdf, name }: { pdf: Uint8Array<ArrayBuffer>; name: string }): Response {
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': `attachment; filename="${asciiName(name)}.pdf"; filename*=UTF-8''${fullName(name)}.pdf`,
      'Cache-Control': 'private, no-store',
    },
  })
}
