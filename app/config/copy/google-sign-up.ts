import { googleSignUp as en, notification as notificationEn } from './en/google-sign-up.ts'
import type { Localised } from './locale.ts'
import { googleSignUp as tr, notification as notificationTr } from './tr/google-sign-up.ts'

export const googleSignUpCopy: Localised<typeof en> = { en, tr }
export const notificationCopy: Localised<typeof notificationEn> = { en: notificationEn, tr: notificationTr }
