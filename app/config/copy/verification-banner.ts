import { verificationBanner as en } from './en/verification-banner.ts'
import type { Localised } from './locale.ts'
import { verificationBanner as tr } from './tr/verification-banner.ts'

export const verificationBannerCopy: Localised<typeof en> = { en, tr }
