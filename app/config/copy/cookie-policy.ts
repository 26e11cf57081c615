import { cookiePolicy as en } from './en/cookie-policy.ts'
import type { Localised } from './locale.ts'
import { cookiePolicy as tr } from './tr/cookie-policy.ts'

export const cookiePolicyCopy: Localised<typeof en> = { en, tr }
