import { billingNews as en } from './en/billing-news.ts'
import type { Localised } from './locale.ts'

export const billingNewsCopy: Localised<typeof en> = { en }
