import { USERNAME_MAX_CHARACTERS, USERNAME_MIN_CHARACTERS } from '#app/config/accounts.ts'
import type { GoogleIdentity } from './google/google-identity.ts'

const FALLBACK = 'learner'
const NUMBERED = 8
const DIGITS = 1_000_000
/** Leaves room for the number that makes a name unique. */
const STEM_MAX_CHARACTERS = USERNAME_MAX_CHARACTERS - String(DIGITS).length

// Letters whose decomposition does not separate a diacritic.
const PLAIN = new Map([
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

/** Lower-case ASCII as a Turkish reader expects it: `Işıl Öğüt` becomes `isil ogut`. */
function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøłđðßæœþ]/g, (letter) => PLAIN.get(letter) ?? '')
}

function toStem(text: string): string {
  return toAscii(text)
    .replace(/[\s_.-]+/g, '.')
    .replace(/[^a-z0-9.]/g, '')
    .replace(/\.{2,}/g, '.')
    .slice(0, STEM_MAX_CHARACTERS)
    .replace(/^\.|\.$/g, '')
}

/**
 * Usernames to suggest to somebody who signs up with Google, best first: from the name, else from the address. All
 * are valid; the last is almost certainly free.
 *
 * @param random returns a number from 0 to 1, exclusive.
 */
export function usernameCandidates(
  person: Pick<GoogleIdentity, 'firstName' | 'lastName' | 'email'>,
  random: number,
): string[] {
  const fullName = [person.firstName, person.lastName].filter((name) => name !== null).join(' ')
  const localPart = person.email.split('@')[0] ?? ''
  const stem = [fullName, localPart].map(toStem).find(({ length }) => length >= USERNAME_MIN_CHARACTERS) ?? FALLBACK
  const numbered = Array.from({ length: NUMBERED }, (_, index) => `${stem}${index + 2}`)
  return [...new Set([stem, ...numbered, `${stem}${Math.floor(random * DIGITS)}`])]
}
