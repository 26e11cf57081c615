import { settings as en } from './en/settings.ts'
import type { Localised } from './locale.ts'

export type SettingsCopy = typeof en
export const settingsCopy: Localised<SettingsCopy> = { en }
