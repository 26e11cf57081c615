import { upgrade as en } from './en/upgrade.ts'
import type { Localised } from './locale.ts'
import { upgrade as tr } from './tr/upgrade.ts'

export type UpgradeCopy = typeof en
export const upgradeCopy: Localised<typeof en> = { en, tr }
