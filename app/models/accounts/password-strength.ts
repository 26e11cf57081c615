import { PASSWORD_MIN_CHARACTERS, PASSWORD_SPECIAL_CHARACTERS } from '#app/config/accounts.ts'

// Apart from the schema (password.ts), which would bring 23 kB of zod to every page with a password field.
// Specification 2, section 5. ASCII letters and digits, as the specification's sentences say nothing of others.
const UPPERCASE = /[A-Z]/
const LOWERCASE = /[a-z]/
const DIGIT = /\d/
const STRENGTH_MEDIUM = 3
const STRENGTH_STRONG = 4

function hasSpecial(password: string): boolean {
  return Array.from(PASSWORD_SPECIAL_CHARACTERS).some((character) => password.includes(character))
}

/** The five checks of the strength meter, in the order they are shown. */
export function passwordChecks(password: string) {
  return {
    length: password.length >= PASSWORD_MIN_CHARACTERS,
    uppercase: UPPERCASE.test(password),
    lowercase: LOWERCASE.test(password),
    number: DIGIT.test(password),
    special: hasSpecial(password),
  }
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Two checks or fewer passed is weak, three medium, four or more strong (specification 2, section 5). */
export function passwordStrength(password: string): PasswordStrength {
  const passed = Object.values(passwordChecks(password)).filter(Boolean).length
  if (passed >= STRENGTH_STRONG) return 'strong'
  return passed >= STRENGTH_MEDIUM ? 'medium' : 'weak'
}
