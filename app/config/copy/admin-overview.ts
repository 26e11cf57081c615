import { adminOverview as en } from './en/admin-overview.ts'
import type { Localised } from './locale.ts'
import { adminOverview as tr } from './tr/admin-overview.ts'

export const adminOverviewCopy: Localised<typeof en> = { en, tr }
