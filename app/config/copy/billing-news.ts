import { billingNews as en } from './en/billing-news.ts'
import type { Localised } from './locale.ts'
import { billingNews as tr } from './tr/billing-news.ts'

export const billingNewsCopy: Localised<typeof en> = { en, tr }
