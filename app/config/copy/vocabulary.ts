import { vocabulary as en } from './en/vocabulary.ts'
import type { Localised } from './locale.ts'

export const vocabularyCopy: Localised<typeof en> = { en }
