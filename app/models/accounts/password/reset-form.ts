import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { EmailSchema } from '../account-form.ts'
import { NewPasswordSchema } from './password.ts'

/** Longer than any of our tokens: limits what is hashed. */
const TOKEN_MAX_CHARACTERS = 256

const TokenSchema = z
  .string(problem('tokenMissing'))
  .min(1, problem('tokenMissing'))
  .max(TOKEN_MAX_CHARACTERS, problem('tokenMissing'))

/** /forgot-password and POST /api/auth/forgot-password. */
export const ForgotPasswordSchema = z.object({ email: EmailSchema })

/** POST /api/auth/validate-reset-token. */
export const ResetTokenSchema = z.object({ token: TokenSchema })

/** POST /api/auth/reset-password. The page alone asks for the password again. */
export const ResetPasswordSchema = z.object({ token: TokenSchema, newPassword: NewPasswordSchema })

/** The form of /reset-password; the token is in the page's address. */
export const ResetPasswordFormSchema = z
  .object({
    newPassword: NewPasswordSchema,
    confirmPassword: z.string(problem('confirmationRequired')).min(1, problem('confirmationRequired')),
  })
  .refine(({ newPassword, confirmPassword }) => confirmPassword === newPassword, {
    path: ['confirmPassword'],
    message: problem('passwordsDiffer'),
  })
