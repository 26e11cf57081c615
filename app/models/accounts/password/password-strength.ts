import { PASSWORD_MIN_CHARACTERS, PASSWORD_SPECIAL_CHARACTERS } from '#app/config/accounts.ts'

// Separate from the schema (password.ts), which would bring 23 kB of zod to every page with a password field.
/**
 * The five checks of the strength meter, in the order they are shown, without flags: pages carry them as text
 * (public/password-fields.js). ASCII letters and digits only.
 */
export const PASSWORD_PATTERNS = {
  length: new RegExp(String.raw`^[\s\S]{${PASSWORD_MIN_CHARACTERS}}`),
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  number: /[0-9]/,
  special: new RegExp(`[${PASSWORD_SPECIAL_CHARACTERS.replaceAll(/[\]\\^-]/g, String.raw`\$&`)}]`),
}

export type PasswordCheck = keyof typeof PASSWORD_PATTERNS

/** Whether a password passes one of the checks. */
export function passesCheck(password: string, check: PasswordCheck): boolean {
  return PASSWORD_PATTERNS[check].test(password)
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** The strength by the number of passed checks (0 to 5): two or fewer is weak, three medium, four or more strong. */
export const STRENGTH_BY_CHECKS: readonly PasswordStrength[] = ['weak', 'weak', 'weak', 'medium', 'strong', 'strong']
