import { dashboard as en } from './en/dashboard.ts'
import type { Localised } from './locale.ts'
import { dashboard as tr } from './tr/dashboard.ts'

export const dashboardCopy: Localised<typeof en> = { en, tr }
