import { faqItems as en } from './en/faq-items.ts'
import type { Localised } from './locale.ts'
import { faqItems as tr } from './tr/faq-items.ts'

/** Read on the server only: pages get the entries that they show (services/help). */
export const faqItemsCopy: Localised<typeof en> = { en, tr }
