import { settings as en } from './en/settings.ts'
import type { Localised } from './locale.ts'
import { settings as tr } from './tr/settings.ts'

export type SettingsCopy = typeof en
export const settingsCopy: Localised<SettingsCopy> = { en, tr }
