import { USERNAME_MAX_CHARACTERS, USERNAME_MIN_CHARACTERS } from '#app/config/accounts.ts'
import type { GoogleIdentity } from './google/google-identity.ts'

const FALLBACK = 'learner'
const NUMBERED = 8
const DIGITS = 1_000_000
/** Room for the number that makes a name unlike the others. */
const STEM_MAX_CHARACTERS = USERNAME_MAX_CHARACTERS - String(DIGITS).length

// Letters that no decomposition takes an accent off.
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

/** Lower-case ASCII as a Turkish reader expects it: `Işıl Öğüt` is `isil ogut`. */
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
 * Usernames to suggest to somebody whom Google knows, the best first: from the name, else from the address. Each is
 * legal; the last is all but certainly free.
 *
 * @param random - from 0 up to, and without, 1.
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
