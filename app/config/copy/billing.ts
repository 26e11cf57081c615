import { billing as en } from './en/billing.ts'
import type { Localised } from './locale.ts'

export const billingCopy: Localised<typeof en> = { en }
