import { testDay as en } from './en/test-day.ts'
import type { Localised } from './locale.ts'
import { testDay as tr } from './tr/test-day.ts'

export const testDayCopy: Localised<typeof en> = { en, tr }
