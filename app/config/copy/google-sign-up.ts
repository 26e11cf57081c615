import { googleSignUp as en, notification as notificationEn } from './en/google-sign-up.ts'
import type { Localised } from './locale.ts'

export const googleSignUpCopy: Localised<typeof en> = { en }
export const notificationCopy: Localised<typeof notificationEn> = { en: notificationEn }
