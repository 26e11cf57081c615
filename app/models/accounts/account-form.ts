import { z } from 'zod'
import { LOCALES } from '#app/config/copy/locale.ts'
import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  USERNAME_MAX_CHARACTERS,
  USERNAME_MIN_CHARACTERS,
} from '#app/config/accounts.ts'
import { problem } from '#app/config/copy/problems.ts'
import { isStorable, NewPasswordSchema } from './password/password.ts'

const USERNAME = /^[A-Za-z0-9_.-]*$/
const ACCEPTED = ['on', 'true', true] as const

/** 3 to 30 letters, digits, `_`, `.` or `-` (docs/product.md, Learners and accounts). */
export const UsernameSchema = z
  .string(problem('usernameRequired'))
  .trim()
  .min(1, problem('usernameRequired'))
  .min(USERNAME_MIN_CHARACTERS, problem('usernameShort'))
  .max(USERNAME_MAX_CHARACTERS, problem('usernameLong'))
  .regex(USERNAME, problem('usernameCharacters'))

export const EmailSchema = z
  .string(problem('emailInvalid'))
  .trim()
  .max(EMAIL_MAX_CHARACTERS, problem('emailInvalid'))
  .pipe(z.email(problem('emailInvalid')))

/** A check box in a form, or a boolean in an API call. */
export const AcceptedSchema = z
  .union([z.string(), z.boolean()])
  .optional()
  .transform((value) => ACCEPTED.some((accepted) => accepted === value))

/** An IANA time zone; one that this server does not know counts as none. */
export const TimezoneSchema = z
  .string()
  .optional()
  .transform((name) => (name !== undefined && isTimezone(name) ? name : undefined))

export function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const accountFields = {
  username: UsernameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  marketingEmails: AcceptedSchema,
  timezone: TimezoneSchema,
}

/** POST /api/auth/register. The page alone asks for the password again and for consent to the terms. */
export const RegisterSchema = z
  .object({ ...accountFields, confirmPassword: z.string().optional() })
  .refine(({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password, {
    path: ['confirmPassword'],
    message: problem('passwordsDiffer'),
  })

/** The form of /signup. */
export const SignUpSchema = z
  .object({
    ...accountFields,
    confirmPassword: z.string(problem('confirmationRequired')).min(1, problem('confirmationRequired')),
    terms: AcceptedSchema.refine(Boolean, problem('termsRequired')),
    redirectTo: z.string().optional(),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === password, {
    path: ['confirmPassword'],
    message: problem('passwordsDiffer'),
  })

/** /login and POST /api/auth/login: a username or an email address. */
export const SignInSchema = z.object({
  username: z
    .string(problem('usernameRequired'))
    .trim()
    .min(1, problem('usernameRequired'))
    .max(EMAIL_MAX_CHARACTERS, problem('nameOrEmailLong'))
    .refine(isStorable, problem('unreadable')),
  password: z
    .string(problem('passwordRequired'))
    .min(1, problem('passwordRequired'))
    .max(PASSWORD_MAX_CHARACTERS, problem('passwordLong'))
    .refine(isStorable, problem('unreadable')),
})

/** The form of /login. */
export const SignInFormSchema = SignInSchema.extend({ redirectTo: z.string().optional() })

/** One of the product's languages. */
export const LanguageSchema = z.enum(LOCALES, problem('required'))
