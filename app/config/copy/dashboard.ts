import { dashboard as en } from './en/dashboard.ts'
import type { Localised } from './locale.ts'

export const dashboardCopy: Localised<typeof en> = { en }
