import { billing as en } from './en/billing.ts'
import type { Localised } from './locale.ts'
import { billing as tr } from './tr/billing.ts'

export const billingCopy: Localised<typeof en> = { en, tr }
