import { paymentSuccess as en } from './en/payment-success.ts'
import type { Localised } from './locale.ts'
import { paymentSuccess as tr } from './tr/payment-success.ts'

export const paymentSuccessCopy: Localised<typeof en> = { en, tr }
