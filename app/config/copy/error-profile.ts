import { errorProfile as en } from './en/error-profile.ts'
import type { Localised } from './locale.ts'
import { errorProfile as tr } from './tr/error-profile.ts'

export const errorProfileCopy: Localised<typeof en> = { en, tr }
