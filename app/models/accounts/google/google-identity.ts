import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS, PERSON_NAME_MAX_CHARACTERS } from '#app/config/accounts.ts'

const ID_MAX_CHARACTERS = 255
const URL_MAX_CHARACTERS = 2_048
// Control characters, which Postgres or a mail header would reject, and lone surrogates.
const UNSTORABLE = /[\p{Cc}\p{Surrogate}]/gu

/** A name that can be stored; anything else counts as unknown. */
const NameSchema = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string') return null
    const name = Array.from(value.replace(UNSTORABLE, '').trim()).slice(0, PERSON_NAME_MAX_CHARACTERS).join('').trim()
    return name === '' ? null : name
  })

const PictureSchema = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string' || value.length > URL_MAX_CHARACTERS || !URL.canParse(value)) return null
    return new URL(value).protocol === 'https:' ? value : null
  })

/**
 * What a Google id token says about a person, once its signature and its other claims are checked. `sub` is the key:
 * an address may pass to another person, a `sub` never does.
 */
export const GoogleIdentitySchema = z
  .object({
    sub: z.string().min(1).max(ID_MAX_CHARACTERS),
    email: z.string().trim().max(EMAIL_MAX_CHARACTERS).pipe(z.email()),
    // Some providers send a string instead of a boolean; anything else counts as false.
    email_verified: z
      .unknown()
      .optional()
      .transform((value) => value === true || value === 'true'),
    name: NameSchema,
    given_name: NameSchema,
    family_name: NameSchema,
    picture: PictureSchema,
  })
  .transform((claims) => ({
    googleId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    firstName: claims.given_name ?? claims.name,
    lastName: claims.family_name,
    profileImageUrl: claims.picture,
  }))

export type GoogleIdentity = z.output<typeof GoogleIdentitySchema>
