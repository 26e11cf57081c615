import { verificationBanner as en } from './en/verification-banner.ts'
import type { Localised } from './locale.ts'

export const verificationBannerCopy: Localised<typeof en> = { en }
