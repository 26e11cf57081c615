import { termsOfService as en } from './en/terms-of-service.ts'
import type { Localised } from './locale.ts'
import { termsOfService as tr } from './tr/terms-of-service.ts'

export const termsOfServiceCopy: Localised<typeof en> = { en, tr }
