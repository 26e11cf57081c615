import { paymentSuccess as en } from './en/payment-success.ts'
import type { Localised } from './locale.ts'

export const paymentSuccessCopy: Localised<typeof en> = { en }
