import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, PASSWORD_SPECIAL_CHARACTERS } from '#app/config/accounts.ts'
import { problem } from '#app/config/copy/problems.ts'

// Specification 2, section 5. ASCII letters and digits, as the specification's sentences say nothing of others.
const UPPERCASE = /[A-Z]/
const LOWERCASE = /[a-z]/
const DIGIT = /\d/
const STRENGTH_MEDIUM = 3
const STRENGTH_STRONG = 4

/** Without the one character that no text in the database can hold. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}

function hasSpecial(password: string): boolean {
  return Array.from(PASSWORD_SPECIAL_CHARACTERS).some((character) => password.includes(character))
}

/** A new password, at sign-up, reset and change alike. It is neither trimmed nor cut. */
export const NewPasswordSchema = z
  .string(problem('passwordRequired'))
  .min(PASSWORD_MIN_CHARACTERS, problem('passwordShort'))
  .max(PASSWORD_MAX_CHARACTERS, problem('passwordLong'))
  .regex(UPPERCASE, problem('passwordUppercase'))
  .regex(LOWERCASE, problem('passwordLowercase'))
  .regex(DIGIT, problem('passwordNumber'))
  .refine(hasSpecial, problem('passwordSpecial'))
  .refine(isStorable, problem('unreadable'))

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
