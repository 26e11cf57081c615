import { sampleIntro as en } from './en/sample-intro.ts'
import type { Localised } from './locale.ts'
import { sampleIntro as tr } from './tr/sample-intro.ts'

export const sampleIntroCopy: Localised<typeof en> = { en, tr }
