import { insight as en } from './en/insight.ts'
import type { Localised } from './locale.ts'
import { insight as tr } from './tr/insight.ts'

export const insightCopy: Localised<typeof en> = { en, tr }
