import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#app/config/accounts.ts'
import { problem } from '#app/config/copy/problems.ts'
import { passwordChecks } from './password-strength.ts'

/** A new password, at sign-up, reset and change alike. It is neither trimmed nor cut. */
export const NewPasswordSchema = z
  .string(problem('passwordRequired'))
  .min(PASSWORD_MIN_CHARACTERS, problem('passwordShort'))
  .max(PASSWORD_MAX_CHARACTERS, problem('passwordLong'))
  .refine((password) => passwordChecks(password).uppercase, problem('passwordUppercase'))
  .refine((password) => passwordChecks(password).lowercase, problem('passwordLowercase'))
  .refine((password) => passwordChecks(password).number, problem('passwordNumber'))
  .refine((password) => passwordChecks(password).special, problem('passwordSpecial'))
