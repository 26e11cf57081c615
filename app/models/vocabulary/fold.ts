/** Plain equivalents of Turkish letters, and of the hyphen in `e‑posta`, applied after lower-casing by Turkish rules. */
const PLAIN: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  '\u2011': '-',
}
const SPACES = /\s+/gu
/** Combining marks left over by decomposition, such as the dot of `İ`. */
const MARKS = /\p{M}/gu

/** Lower case by Turkish rules (`I` to `ı`, `İ` to `i`), single spaces, trimmed. */
export function normaliseTurkish(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('tr').replace(SPACES, ' ').trim()
}

/**
 * The form in which search compares texts of both languages: case, diacritics, the two i's and the kind of
 * hyphen do not count, so `saglik` finds `sağlık` and `ILETISIM` finds `iletişim`.
 */
export function foldForSearch(text: string): string {
  const lower = normaliseTurkish(text).replace(/[çğıöşüâîû\u2011]/gu, (letter) => PLAIN[letter] ?? letter)
  return lower.normalize('NFD').replace(MARKS, '')
}
