import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#app/config/accounts.ts'
import { problem } from '#app/config/copy/problems.ts'
import { passesCheck } from './password-strength.ts'

/** Without NUL, which Postgres text cannot hold. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}

/** A new password, at sign-up, reset and change. It is neither trimmed nor truncated. */
export const NewPasswordSchema = z
  .string(problem('passwordRequired'))
  .min(PASSWORD_MIN_CHARACTERS, problem('passwordShort'))
  .max(PASSWORD_MAX_CHARACTERS, problem('passwordLong'))
  .refine((password) => passesCheck(password, 'uppercase'), problem('passwordUppercase'))
  .refine((password) => passesCheck(password, 'lowercase'), problem('passwordLowercase'))
  .refine((password) => passesCheck(password, 'number'), problem('passwordNumber'))
  .refine((password) => passesCheck(password, 'special'), problem('passwordSpecial'))
  .refine(isStorable, problem('unreadable'))
