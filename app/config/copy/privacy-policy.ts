import { privacyPolicy as en } from './en/privacy-policy.ts'
import type { Localised } from './locale.ts'
import { privacyPolicy as tr } from './tr/privacy-policy.ts'

export const privacyPolicyCopy: Localised<typeof en> = { en, tr }
