import { memory as en } from './en/memory.ts'
import type { Localised } from './locale.ts'
import { memory as tr } from './tr/memory.ts'

export const memoryCopy: Localised<typeof en> = { en, tr }
