import { helpCenter as en } from './en/help-center.ts'
import type { Localised } from './locale.ts'
import { helpCenter as tr } from './tr/help-center.ts'

export const helpCenterCopy: Localised<typeof en> = { en, tr }
