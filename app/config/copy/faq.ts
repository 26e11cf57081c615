import { faq as en } from './en/faq.ts'
import type { Localised } from './locale.ts'
import { faq as tr } from './tr/faq.ts'

export const faqCopy: Localised<typeof en> = { en, tr }
